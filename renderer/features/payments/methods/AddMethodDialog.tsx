/** "Add payment method" as a dialog. */

import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import type { LinkOpener } from '../../../domain/payments/useAddMethod'
import { Modal } from '../../../ui/dialogs/Modal'
import { AddMethodPanel } from './AddMethodPanel'

interface Props {
  isOpen: boolean
  title?: string
  openLink: LinkOpener
  onSaved: (token: string) => void
  onClose: () => void
}

export const AddMethodDialog = ({
  isOpen,
  title = paymentMethodTexts.addPaymentMethod,
  openLink,
  onSaved,
  onClose,
}: Props) => (
  <Modal isOpen={isOpen} title={title} size="large" onClose={onClose}>
    <AddMethodPanel openLink={openLink} onSaved={onSaved} onFinished={onClose} onClose={onClose} />
  </Modal>
)
