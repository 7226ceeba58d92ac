import { scheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { hooksOf } from '../client'

const scheduledPaymentsApi = hooksOf(scheduledPayments)

export const { useListScheduledPaymentsQuery, useSchedulePaymentMutation, useCancelScheduledPaymentMutation } =
  scheduledPaymentsApi
