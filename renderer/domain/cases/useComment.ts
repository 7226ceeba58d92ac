import { useState } from 'react'
import type { createCaseComment } from '#shared/contract/cases/messages'
import type { InputOf } from '#shared/http/endpoint'
import * as messageTexts from '#shared/texts/messages'
import { useSignedIn } from '../../session/SignedIn'
import { useCaseDraft } from './useCaseDraft'

type CreateComment = (
  comment: InputOf<typeof createCaseComment> & { idempotencyKey: string },
) => Promise<{ error?: { message?: string | undefined; code?: string | undefined } | undefined }>

interface NewerCommentGuard {
  /** The newest comment that the author has seen; null when there is none. */
  lastSeenId: string | null
  /** Called after sending, and after a rejection because of a newer comment: the author knows of that comment now. */
  onNewerCommentSeen: () => void
}

/** A comment being typed on a case. `onSend` returns a text about the outcome; a failed comment stays in the field. */
export function useComment(caseId: string, create: CreateComment, guard?: NewerCommentGuard) {
  const { person } = useSignedIn()
  const draft = useCaseDraft(caseId, 'comment', { text: '', key: '' })
  const [isSending, setSending] = useState(false)

  async function send(): Promise<string> {
    const comment = draft.values.text.trim()
    // The key is stored with the text, so that sending it again after a lost answer or a reload adds nothing twice.
    const key = draft.values.key || crypto.randomUUID()
    draft.save({ key })
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
    if (!problem || problem.code === 'conflict') guard?.onNewerCommentSeen()
    // Text typed while the request was pending belongs to the next comment.
    if (!problem && draft.latest().key === key) draft.discard()
    return problem ? messageTexts.commentFailed : messageTexts.commented
  }

  return {
    text: draft.values.text,
    isSending,
    draftFrom: draft.restoredFrom,
    onDiscard: draft.discard,
    onChange: (text: string) => draft.save({ text, key: '' }),
    onSend: send,
  }
}
