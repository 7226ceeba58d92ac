/** The messages of the opened customer, whoever of theirs wrote: as they stand in the queue for who works in it, else with the screen of customers. */
import type { CustomerOverview } from '#shared/contract/customers'
import { CustomerMessages } from '../../features/messageQueue/customer/CustomerMessages'
import { MessageList } from '../../features/messages/MessageCenterPage'
import { useMay } from '../../session/useMay'

export function OpenedMessages({ customer: { crm_customer_number: number } }: { customer: CustomerOverview }) {
  const mayQueue = useMay('QUEUE.read')
  if (mayQueue) return <CustomerMessages customerNumber={number} />
  return <MessageList of={{ kind: 'customer', customerNumber: number }} />
}
