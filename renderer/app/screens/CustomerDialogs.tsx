/** The dialogs of what staff do for the open customer. A message that is being written is kept while it is closed. */
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { NoteDialog } from '../../features/customers/NoteDialog'
import { NewMessageDialog } from '../../features/messages/NewMessageDialog'
import { ResetPasswordModal } from '../../features/portalUsers/ResetPasswordModal'
import { nameOf } from '../../ui/nameOf'

export type CustomerDialog = 'message' | 'note' | 'password'

interface Props {
  customer: CustomerOverview
  open: CustomerDialog | null
  /** The subject of the message that a command named. */
  subject: string
  onClose: () => void
}

export function CustomerDialogs({ customer, open, subject, onClose }: Props) {
  const { user_details: person } = customer
  return (
    <>
      <NewMessageDialog isOpen={open === 'message'} subject={subject} onClose={onClose} />
      {open === 'note' && <NoteDialog customerNumber={customer.crm_customer_number} onClose={onClose} />}
      {open === 'password' && (
        <ResetPasswordModal
          user={{
            user_id: person.user_id,
            name: nameOf(person),
            address: person.user_address_details[0]?.street_address ?? '',
            email: person.email_id,
            phone: person.phone_number,
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}
