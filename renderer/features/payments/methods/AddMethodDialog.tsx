/** "Add payment method" as a dialog. */
import { Modal } from '../../../ui/dialogs/Modal'
import { AddMethodPanel } from './AddMethodPanel'
import type { OpenLink } from '../../../ui/payments/useAddMethod'

interface Props {
  isOpen: boolean
  openLink: OpenLink
  onSaved: (token: string) => void
  onClose: () => void
}

export const AddMethodDialog = ({ isOpen, openLink, onSaved, onClose }: Props) => (
  <Modal isOpen={isOpen} title="Add payment method" size="large" onClose={onClose}>
    <AddMethodPanel openLink={openLink} onSaved={onSaved} onFinished={onClose} onClose={onClose} />
  </Modal>
)
