/** "Create a message": subject and description. The input is kept until it has been sent. */
import { descriptionLimit, subjectLimit } from '#shared/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { AttachmentPicker } from '../../domain/cases/attachments/AttachmentPicker'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFailure } from '../../ui/forms/FormFailure'
import { LongTextField, TextField } from '../../ui/forms/FormFields'
import { nameOf } from '../../ui/nameOf'
import parts from '../../ui/panels/parts.module.css'
import styles from './messages.module.css'
import { useNewMessage } from './useNewMessage'

interface Props {
  isOpen: boolean
  /** The subject that a command named. */
  subject?: string
  onClose: () => void
}

export function NewMessageDialog({ isOpen, subject = '', onClose }: Props) {
  const { user, customer } = useSignedIn()
  const { form, uploads, change } = useNewMessage({ isOpen, subject, onClose })
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
          onChange={(typed) => change({ title: typed })}
        />
        <LongTextField
          label={commonTexts.description}
          maxLength={descriptionLimit}
          rows={6}
          {...form.text('description')}
          onChange={(typed) => change({ description: typed })}
        />
        <AttachmentPicker
          uploads={uploads}
          label={messageTexts.attachFiles}
          id={files.control.id}
          error={files.error ?? undefined}
        />
        {!customer && <p className={parts.secondary}>{messageTexts.answerTime}</p>}
        <FormFailure>{form.failure}</FormFailure>
      </form>
    </Modal>
  )
}
