import { createCaseComment } from '#shared/contract/cases/messages'
import type { InputOf } from '#shared/http/endpoint'
import { messageSnackbarMs } from '#shared/http/limits'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useSignedIn } from '../../../session/SignedIn'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { nameOf } from '../../../ui/nameOf'
import { useNotify } from '../../../ui/notices/useNotify'
import { discardSentDraft, takeKeyFor } from '../../drafts/draftKey'
import type { CaseUploads } from '../attachments/useCaseUploads'
import { useCaseDraft } from '../useCaseDraft'

type CreateComment = (
  comment: InputOf<typeof createCaseComment> & { idempotencyKey: string },
) => PromiseLike<{ data?: unknown; error?: unknown }>

interface CommentOptions {
  /** The files that are sent with the comment. */
  uploads?: CaseUploads
}

/** A comment being typed on a case. A failed comment stays in the field, and a snackbar reports the outcome. */
export function useComment(caseId: string, create: CreateComment, { uploads }: CommentOptions = {}) {
  const { person } = useSignedIn()
  const { snackbar } = useNotify()
  const draft = useCaseDraft(caseId, 'comment', { text: '', key: '', keyFor: '' })
  const attachmentIds = uploads?.attachmentIds ?? []
  const form = useCallForm(createCaseComment, {
    draft,
    input: ({ text }) => ({
      body: {
        case_id: caseId,
        comment: text,
        ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }),
        email_id: person.email_id,
        user_name: nameOf(person),
        user_type: person.userTypeCode,
      },
    }),
    names: { comment: 'text', attachment_ids: 'text' },
    // A comment without its files would have to be sent twice.
    check: () => ({ text: uploads?.isSending ? caseTexts.uploadsUnfinished : uploads?.problem }),
    send: async (input) => {
      const answer = await create({ ...input, idempotencyKey: takeKeyFor(draft, attachmentIds) })
      snackbar(answer.error ? messageTexts.commentFailed : messageTexts.commented, { hideMs: messageSnackbarMs })
      return answer
    },
    onSent: () => {
      discardSentDraft(draft)
      uploads?.clear()
    },
  })
  return {
    form,
    draftFrom: draft.restoredFrom,
    onDiscard: draft.discard,
    onChange: (text: string) => draft.save({ text, key: '' }),
  }
}

export type CommentForm = ReturnType<typeof useComment>
