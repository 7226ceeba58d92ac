import type { StatementDetails } from '#shared/contract/billing/statements'

/** `send`: the customer has to pay the bill. In all other states, nothing has to be sent. */
type PaymentState = 'send' | 'autopay' | 'paid' | 'carried' | 'nothing_due'

export function paymentStateOf({ total_due, status, autopay_date }: StatementDetails): PaymentState {
  if (total_due <= 0) return 'nothing_due'
  if (status === 'paid' || status === 'carried') return status
  return autopay_date ? 'autopay' : 'send'
}
