/** Saves an own voicemail greeting, or returns to the standard one. */
import { useState } from 'react'
import { maxGreetingBytes } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { useResetGreetingMutation } from '../../api/services/voip'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import { useSendGreeting } from './useSendGreeting'

export function useGreeting(line_id: string) {
  const [reset, { isLoading: isResetting }] = useResetGreetingMutation()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const sendGreeting = useSendGreeting()
  const notify = useNotify()

  /** Returns whether the greeting was saved. */
  async function send(file: File | undefined): Promise<boolean> {
    if (!file) return false
    if (file.size > maxGreetingBytes) {
      setFailure(voipTexts.greetingTooLarge)
      return false
    }
    setIsSending(true)
    setFailure(null)
    const error = await sendGreeting(line_id, file)
    setIsSending(false)
    if (error) setFailure(error.message)
    else notify.snackbar(voipTexts.greetingSaved)
    return error === null
  }

  async function resetToStandard(): Promise<void> {
    setFailure(null)
    const { error } = await reset({ body: { line_id } })
    if (error) setFailure(problemOfQuery(error).message)
    else notify.snackbar(voipTexts.greetingStandard)
  }

  return { send, isSending, resetToStandard, isResetting, failure }
}
