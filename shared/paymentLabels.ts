/** Words for the states and channels of a payment, on the screen and in a file. */
import type { PaymentChannel, PaymentStatus } from './contract/payments'
import type { ScheduledPaymentStatus } from './contract/scheduledPayments'

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

export const scheduledStatusWords: Record<ScheduledPaymentStatus, string> = {
  scheduled: 'Scheduled',
  paying: 'Being paid',
  paid: 'Paid',
  failed: 'Failed',
  not_needed: 'Not needed',
  cancelled: 'Canceled',
}
