import { useRef, useState } from 'react'
import { problemOfQuery } from '../states/queryFace'

/** What a mutation answers. */
interface Answer<T> {
  data?: T | undefined
  error?: unknown
}

/**
 * The call behind a question: made once, however often Yes is clicked. `done` comes after it; a refusal stays with the
 * question, as `failure`, for a `FormFailure` in its message.
 */
export function useConfirmed<T>(call: () => Promise<Answer<T>>, done: (data: T) => void) {
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
    else done(answer.data)
  }

  /** `dialog` goes to a `ConfirmDialog` as it is. */
  return { dialog: { isBusy, onYes: () => void confirm() }, failure }
}
