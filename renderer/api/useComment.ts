import { useRef, useState } from 'react'
import { messageTexts } from '#shared/caseTexts'
import { useSignedIn } from '../session/SignedIn'
import { useDraft } from '../session/useDraft'
import { useCreateCaseCommentMutation } from './messages'

/** A comment being typed on a case, wherever that is shown. Tells the outcome; a failed one stays as it was typed. */
export function useComment(caseId: string, onOutcome: (text: string) => void) {
  const { user } = useSignedIn()
  const draft = useDraft(`comment:${caseId}`, { text: '' })
  const [create, { isLoading }] = useCreateCaseCommentMutation()
  const [error, setError] = useState<string>()
  // One for each text: sending the same again after a lost answer adds nothing twice.
  const sent = useRef({ text: '', key: '' })

  function keyFor(text: string): string {
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }

  async function submit(): Promise<void> {
    const comment = draft.values.text.trim()
    const { error: problem } = await create({
      idempotencyKey: keyFor(comment),
      body: {
        case_id: caseId,
        comment,
        email_id: user.email_id,
        user_name: `${user.first_name} ${user.last_name}`,
        user_type: user.userTypeCode,
      },
    })
    // A Problem, as every failed call answers.
    setError(problem && 'message' in problem ? problem.message : undefined)
    if (!problem) {
      draft.discard()
      sent.current = { text: '', key: '' }
    }
    onOutcome(problem ? messageTexts.commentFailed : messageTexts.commented)
  }

  return {
    text: draft.values.text,
    isSending: isLoading,
    error,
    onChange: (text: string) => draft.keep({ text }),
    onSubmit: () => void submit(),
  }
}
