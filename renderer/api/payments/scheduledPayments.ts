import { scheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { hooksOf } from '../client'

export const { useListScheduledPaymentsQuery, useSchedulePaymentMutation, useCancelScheduledPaymentMutation } =
  hooksOf(scheduledPayments)
