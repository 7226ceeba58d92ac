/** "Add payment method" as a dialog. */
import { Modal } from '../../../ui/dialogs/Modal'
import { AddMethodPanel } from './AddMethodPanel'
import type { LinkOpener } from '../../../ui/payments/useAddMethod'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  isOpen: boolean
  title?: string
  openLink: LinkOpener
  onSaved: (token: string) => void
  onClose: () => void
}

export const AddMethodDialog = ({
  isOpen,
  title = paymentTexts.addPaymentMethod,
  openLink,
  onSaved,
  onClose,
}: Props) => (
  <Modal isOpen={isOpen} title={title} size="large" onClose={onClose}>
    <AddMethodPanel openLink={openLink} onSaved={onSaved} onFinished={onClose} onClose={onClose} />
  </Modal>
)
