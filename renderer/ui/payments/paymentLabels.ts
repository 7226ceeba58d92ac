/** Words for the states and channels of a payment. */
import type { PaymentChannel, PaymentStatus } from '#shared/contract/payments'

export const statusLabels: Record<PaymentStatus, string> = {
  pending: 'Processing',
  posted: 'Posted',
  declined: 'Declined',
  failed: 'Not charged',
  returned: 'Returned',
  refunded: 'Refunded',
}

export const channelLabels: Record<PaymentChannel, string> = {
  portal: 'Portal',
  scheduled: 'Scheduled',
  autopay: 'Autopay',
  phone: 'Phone',
  mail: 'Mail',
}
