/** A reply being typed. The server holds it for some seconds before it is sent. A failed reply stays in the field. */
import { holdReply } from '#shared/contract/cases/heldReplies'
import { messageSnackbarMs } from '#shared/http/limits'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useHoldReplyMutation } from '../../../api/cases/heldReplies'
import { useReplyUploads } from '../../../domain/cases/attachments/useCaseUploads'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { discardSentDraft, takeKeyFor } from '../../../domain/drafts/draftKey'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { problemOfQuery } from '../../../ui/states/queryState'
import { emptyReply } from './replyDraft'

/** What happens to the message with the reply: it stays open, the next one is opened, or it is resolved. */
export type ReplyAction = 'send' | 'next' | 'resolve'

export interface ReplyOptions {
  /** The newest comment that the author has seen; null when there is none. */
  lastSeenId: string | null
  /** Called after a rejection because of a newer comment: the author has seen that comment now. */
  onNewerCommentSeen: () => void
  onSent: (action: string) => void
}

export function useReply(caseId: string, { lastSeenId, onNewerCommentSeen, onSent }: ReplyOptions) {
  const { snackbar } = useNotify()
  const draft = useCaseDraft(caseId, 'comment', emptyReply)
  const uploads = useReplyUploads(caseId)
  const [hold] = useHoldReplyMutation()
  const form = useCallForm(holdReply, {
    draft,
    input: ({ text, action }) => ({
      body: {
        case_id: caseId,
        comment: text,
        last_comment_id: lastSeenId,
        attachment_ids: uploads.attachmentIds,
        resolves: action === 'resolve',
      },
    }),
    names: { comment: 'text', attachment_ids: 'text' },
    // A reply without its files would have to be sent twice.
    check: () => ({ text: uploads.isSending ? caseTexts.uploadsUnfinished : (uploads.problem ?? undefined) }),
    send: async (input, { action }) => {
      const isResolving = action === 'resolve'
      const references = [...uploads.attachmentIds, ...(isResolving ? [action] : [])]
      const answer = await hold({ ...input, idempotencyKey: takeKeyFor(draft, references) })
      if (answer.error) {
        if (problemOfQuery(answer.error).fields?.['last_comment_id'] !== undefined) onNewerCommentSeen()
        snackbar(messageTexts.commentFailed, { hideMs: messageSnackbarMs })
      }
      return answer
    },
    onSent: (_answer, { action }) => {
      discardSentDraft(draft)
      uploads.clear()
      onSent(action)
    },
  })
  return {
    form,
    uploads,
    draftFrom: draft.restoredFrom,
    onDiscard: draft.discard,
    onChange: (text: string) => draft.save({ text, key: '' }),
    send: (action: ReplyAction) => void form.submit(undefined, { action }),
  }
}
