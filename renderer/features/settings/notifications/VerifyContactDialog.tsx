import { useState } from 'react'
import type { CommunicationContact } from '#shared/contract/customers/communication'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useConfirmContactCodeMutation, useSendContactCodeMutation } from '../../../api/customers/communication'
import { CodeForm } from '../../../domain/oneTimeCodes/CodeForm'
import { Button } from '../../../ui/Button'
import { DialogFooter } from '../../../ui/dialogs/DialogFooter'
import { Modal } from '../../../ui/dialogs/Modal'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import { Rich } from '../../../ui/Rich'
import { problemOfQuery } from '../../../ui/states/queryState'
import styles from '../settings.module.css'

interface VerifyContactDialogProps {
  contact: CommunicationContact
  channel: 'email' | 'phone'
  onClose: () => void
}

/** Verifies with a code that an email or phone number belongs to the contact. */
export function VerifyContactDialog({ contact, channel, onClose }: VerifyContactDialogProps) {
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [send, { isLoading }] = useSendContactCodeMutation()
  const [confirm] = useConfirmContactCodeMutation()
  const notify = useNotify()
  const target = channel === 'email' ? contact.email : phoneMask(contact.phone)

  async function sendCode(): Promise<string | null> {
    const { error } = await send({ body: { contact_id: contact.contact_id, channel } })
    return error ? problemOfQuery(error).message : null
  }
  async function sendFirstCode(): Promise<void> {
    const problem = await sendCode()
    setFailure(problem)
    setIsSent(problem === null)
  }

  return (
    <Modal
      isOpen
      title={channel === 'email' ? preferenceTexts.verifyTheEmail : preferenceTexts.verifyThePhone}
      onClose={onClose}
    >
      {isSent ? (
        <CodeForm
          target={target}
          send={(otp) => confirm({ body: { contact_id: contact.contact_id, channel, otp } })}
          onSent={() => {
            notify.snackbar(preferenceTexts.isVerified(target))
            onClose()
          }}
          sendNewCode={sendCode}
          onCancel={onClose}
        />
      ) : (
        <div className={styles.form}>
          <p>
            <Rich text={preferenceTexts.codeHint(contact.first_name)} parts={{ strong: <strong>{target}</strong> }} />
          </p>
          <FormFailure>{failure}</FormFailure>
          <DialogFooter>
            <Button onClick={onClose}>{commonTexts.cancel}</Button>
            <Button kind="primary" data-starts-here isBusy={isLoading} onClick={() => void sendFirstCode()}>
              {preferenceTexts.sendTheCode}
            </Button>
          </DialogFooter>
        </div>
      )}
    </Modal>
  )
}
