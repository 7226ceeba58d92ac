import { useState } from 'react'
import type { createCaseComment } from '#shared/contract/messages'
import type { InputOf } from '#shared/endpoint'
import { useSignedIn } from './SignedIn'
import { useCaseDraft } from './useCaseDraft'
import * as messageTexts from '#shared/texts/messages'

type Create = (
  comment: InputOf<typeof createCaseComment> & { idempotencyKey: string },
) => Promise<{ error?: { message?: string | undefined; code?: string | undefined } | undefined }>

interface Guard {
  /** The newest comment that the author has seen; null while there is none. */
  lastSeenId: string | null
  /** Sent, or refused because of a newer one: either way the author knows of it now. */
  onTold: () => void
}

/** A comment being typed on a case, wherever that is shown. Sending answers the outcome; a failed one stays as it was typed. */
export function useComment(caseId: string, create: Create, guard?: Guard) {
  const { person } = useSignedIn()
  const draft = useCaseDraft(caseId, 'comment', { text: '', key: '' })
  const [isSending, setSending] = useState(false)

  async function send(): Promise<string> {
    const comment = draft.values.text.trim()
    // Kept with the text: sending the same again after a lost answer, or a reload, adds nothing twice.
    const key = draft.values.key || crypto.randomUUID()
    draft.keep({ key })
    setSending(true)
    const { error: problem } = await create({
      idempotencyKey: key,
      body: {
        case_id: caseId,
        comment,
        ...(guard && { last_comment_id: guard.lastSeenId }),
        email_id: person.email_id,
        user_name: `${person.first_name} ${person.last_name}`,
        user_type: person.userTypeCode,
      },
    })
    setSending(false)
    if (!problem || problem.code === 'conflict') guard?.onTold()
    // What was typed while it was on its way is the next comment.
    if (!problem && draft.latest().key === key) draft.discard()
    return problem ? messageTexts.commentFailed : messageTexts.commented
  }

  return {
    text: draft.values.text,
    isSending,
    draftFrom: draft.restoredFrom,
    onDiscard: draft.discard,
    onChange: (text: string) => draft.keep({ text, key: '' }),
    onSend: send,
  }
}
