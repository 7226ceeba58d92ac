/** "Create a message": subject and description. The input is kept until it has been sent. */
import { useEffect, useEffectEvent } from 'react'
import { descriptionLimit, subjectLimit } from '#shared/cases/cases'
import { createMessage } from '#shared/contract/cases/messages'
import { messageSnackbarMs } from '#shared/http/limits'
import * as messageTexts from '#shared/texts/cases/messages'
import * as requestTexts from '#shared/texts/cases/requests'
import * as commonTexts from '#shared/texts/common'
import { useCreateMessageMutation } from '../../api/cases/messages'
import { AttachmentPicker } from '../../domain/cases/AttachmentPicker'
import { buildNewMessage } from '../../domain/cases/buildNewMessage'
import { useCaseUploads } from '../../domain/cases/useCaseUploads'
import { discardSentDraft, takeKeyFor } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFailure } from '../../ui/forms/FormFailure'
import { LongTextField, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import styles from './messages.module.css'

interface Props {
  isOpen: boolean
  /** The subject that a command named. It never replaces a typed one. */
  subject?: string
  onClose: () => void
}

export function NewMessageDialog({ isOpen, subject = '', onClose }: Props) {
  const { user, customer } = useSignedIn()
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
    check: () => ({ files: uploads.isSending ? requestTexts.uploadsUnfinished : uploads.problem }),
    // The toast for failed calls gives the reason.
    onFailed: () => messageTexts.notSent,
    onSent: () => {
      uploads.clear()
      if (discardSentDraft(draft)) onClose()
    },
  })

  const files = form.field('files')

  return (
    <Modal
      isOpen={isOpen}
      title={messageTexts.createAMessage}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{commonTexts.close}</Button>
          <Button kind="primary" type="submit" form="new-message" isBusy={form.isBusy}>
            {messageTexts.submit}
          </Button>
        </>
      }
    >
      <form id="new-message" className={styles.form} {...form.props}>
        {customer && (
          <p className={parts.secondary}>{messageTexts.writeAsHint(nameOf(user), customer.crm_customer_number)}</p>
        )}
        <TextField
          label={commonTexts.subject}
          isCounted
          maxLength={subjectLimit}
          {...form.text('title')}
          onChange={(typed) => updateDraft({ title: typed })}
        />
        <LongTextField
          label={commonTexts.description}
          maxLength={descriptionLimit}
          rows={6}
          {...form.text('description')}
          onChange={(typed) => updateDraft({ description: typed })}
        />
        <AttachmentPicker
          uploads={uploads}
          label={messageTexts.attachFiles}
          id={files.control.id}
          error={files.error ?? undefined}
        />
        <FormFailure>{form.failure}</FormFailure>
      </form>
    </Modal>
  )
}
