/** The messages of the opened customer: as they stand in the queue for who works in it, else with the screen of customers. */
import type { CustomerOverview } from '#shared/contract/customers'
import { CustomerMessages } from '../../features/messageQueue/CustomerMessages'
import { ContactMessages } from '../../features/messages/MessageCenterPage'
import { useMay } from '../../session/useMay'
import { EmptyPanel } from '../../ui/panels/Panel'

export function OpenedMessages({ customer }: { customer: CustomerOverview }) {
  const mayQueue = useMay('QUEUE.read')
  const { crm_contact_id: contactId } = customer.user_details
  if (mayQueue) return <CustomerMessages customerNumber={customer.crm_customer_number} />
  return contactId === '' ? (
    <EmptyPanel>Nobody is on file for this customer who could have written.</EmptyPanel>
  ) : (
    <ContactMessages contactId={contactId} />
  )
}
