/**
 * The messages of the open customer: as queue entries for agents with the queue right, otherwise as customers see them.
 */
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { MessageList } from '../../features/messages/MessageCenterPage'
import { CustomerMessages } from '../../features/queue/customer/CustomerMessages'
import { useHasRight } from '../../session/useHasRight'

export function OpenCustomerMessages({ customer: { crm_customer_number: number } }: { customer: CustomerOverview }) {
  const mayQueue = useHasRight('QUEUE.read')
  if (mayQueue) return <CustomerMessages customerNumber={number} />
  return <MessageList authors={{ kind: 'customer', customerNumber: number }} />
}
