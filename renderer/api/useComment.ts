import { useState } from 'react'
import { messageTexts } from '#shared/caseTexts'
import { useSignedIn } from '../session/SignedIn'
import { useDraft } from '../session/useDraft'
import { useCreateCaseCommentMutation } from './messages'

/** A comment being typed on a case, wherever that is shown. Tells the outcome; a failed one stays as it was typed. */
export function useComment(caseId: string, onOutcome: (text: string) => void) {
  const { user } = useSignedIn()
  const draft = useDraft(`comment:${caseId}`, { text: '', key: '' })
  const [create, { isLoading }] = useCreateCaseCommentMutation()
  const [error, setError] = useState<string>()

  async function submit(): Promise<void> {
    const comment = draft.values.text.trim()
    // Kept with the text: sending the same again after a lost answer, or a reload, adds nothing twice.
    const key = draft.values.key || crypto.randomUUID()
    draft.keep({ key })
    const { error: problem } = await create({
      idempotencyKey: key,
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
    // What was typed while it was on its way is the next comment.
    if (!problem && draft.latest().key === key) draft.discard()
    onOutcome(problem ? messageTexts.commentFailed : messageTexts.commented)
  }

  return {
    text: draft.values.text,
    isSending: isLoading,
    error,
    onChange: (text: string) => draft.keep({ text, key: '' }),
    onSubmit: () => void submit(),
  }
}
