import { scheduledPayments } from '#shared/contract/scheduledPayments'
import { hooksOf } from './client'

export const { useListScheduledPaymentsQuery, useSchedulePaymentMutation, useCancelScheduledPaymentMutation } =
  hooksOf(scheduledPayments)
