/** The form of a new message, with its draft and its files. */
import { useEffect, useEffectEvent } from 'react'
import { subjectLimit } from '#shared/cases/cases'
import { createMessage } from '#shared/contract/cases/messages'
import { messageSnackbarMs } from '#shared/http/limits'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useCreateMessageMutation } from '../../api/cases/messages'
import { useCaseUploads } from '../../domain/cases/attachments/useCaseUploads'
import { buildNewMessage } from '../../domain/cases/buildNewMessage'
import { discardSentDraft, takeKeyFor } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface NewMessageOptions {
  isOpen: boolean
  /** The subject that a command named. It never replaces a typed one. */
  subject: string
  onClose: () => void
}

export function useNewMessage({ isOpen, subject, onClose }: NewMessageOptions) {
  const { user } = useSignedIn()
  const { account } = useSelection()
  const { snackbar } = useNotify()
  const formName = `new-message:${user.crm_contact_id}`
  const draft = useDraft(formName, { title: '', description: '', files: '', key: '', keyFor: '' })
  const uploads = useCaseUploads({ form: formName })
  const { attachmentIds } = uploads
  const [create] = useCreateMessageMutation()

  /** A changed message needs a new idempotency key. */
  const updateDraft = (changes: Partial<{ title: string; description: string }>): void =>
    draft.save({ ...changes, key: '' })

  const prefillSubject = useEffectEvent(() => {
    if (draft.values.title === '') updateDraft({ title: subject.slice(0, subjectLimit) })
  })
  useEffect(() => {
    if (isOpen && subject !== '') prefillSubject()
  }, [isOpen, subject])

  const form = useCallForm(createMessage, {
    draft,
    input: ({ title, description }) => ({
      body: buildNewMessage(user, account, { title, description, attachmentIds }),
    }),
    send: async (input) => {
      const key = takeKeyFor(draft, [account?.crm_service_account_id ?? '', ...attachmentIds])
      const answer = await create({ ...input, idempotencyKey: key })
      snackbar(answer.error ? messageTexts.createFailed : messageTexts.created, { hideMs: messageSnackbarMs })
      return answer
    },
    names: { attachment_ids: 'files' },
    check: () => ({ files: uploads.isSending ? caseTexts.uploadsUnfinished : uploads.problem }),
    // The toast for failed calls gives the reason.
    onFailed: () => messageTexts.notSent,
    onSent: () => {
      uploads.clear()
      if (discardSentDraft(draft)) onClose()
    },
  })

  return { form, uploads, change: updateDraft }
}
