/** Defines labels for the statuses and channels of payments, for screens and exports. */
import type { PaymentChannel, PaymentStatus } from '../contract/payments/payments'
import type { ScheduledPaymentStatus } from '../contract/payments/scheduledPayments'

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Processing',
  posted: 'Posted',
  declined: 'Declined',
  failed: 'Not charged',
  returned: 'Returned',
  refunded: 'Refunded',
}

export const paymentChannelLabels: Record<PaymentChannel, string> = {
  portal: 'Portal',
  scheduled: 'Scheduled',
  autopay: 'Autopay',
  phone: 'Phone',
  mail: 'Mail',
}

export const scheduledStatusLabels: Record<ScheduledPaymentStatus, string> = {
  scheduled: 'Scheduled',
  paying: 'Being paid',
  paid: 'Paid',
  failed: 'Failed',
  not_needed: 'Not needed',
  cancelled: 'Canceled',
}
