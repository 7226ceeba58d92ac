import { useRef, useState } from 'react'
import { problemOfQuery } from '../states/queryState'

/** The result of a mutation. */
interface MutationAnswer<T> {
  data?: T | undefined
  error?: unknown
}

/**
 * Makes the call behind a confirmation once, however often Yes is clicked. `done` runs after success. An error is
 * returned as `failure`, for a `FormFailure` in the dialog's message.
 */
export function useConfirmedCall<T>(call: () => Promise<MutationAnswer<T>>, onDone: (data: T) => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  async function confirm(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setFailure(null)
    const answer = await call()
    isSending.current = false
    setIsBusy(false)
    if (answer.data === undefined) setFailure(problemOfQuery(answer.error).message)
    else onDone(answer.data)
  }

  /** `dialog` contains props for `ConfirmDialog`. */
  return { dialog: { isBusy, onYes: () => void confirm() }, failure }
}
