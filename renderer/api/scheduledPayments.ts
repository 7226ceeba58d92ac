import { cancelScheduledPayment, listScheduledPayments, schedulePayment } from '#shared/contract/scheduledPayments'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

const scheduledPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScheduledPayments: build.query<
      ResponseOf<typeof listScheduledPayments>,
      ArgumentOf<typeof listScheduledPayments>
    >({
      query: call(listScheduledPayments),
      providesTags: ['ScheduledPayments'],
    }),
    schedulePayment: build.mutation<ResponseOf<typeof schedulePayment>, IdempotentArgumentOf<typeof schedulePayment>>({
      query: idempotentCall(schedulePayment),
      // Refreshes after a failure too, because a payment whose answer was lost may be scheduled.
      invalidatesTags: ['ScheduledPayments'],
    }),
    cancelScheduledPayment: build.mutation<
      ResponseOf<typeof cancelScheduledPayment>,
      ArgumentOf<typeof cancelScheduledPayment>
    >({
      query: call(cancelScheduledPayment),
      invalidatesTags: ['ScheduledPayments'],
    }),
  }),
})

export const { useListScheduledPaymentsQuery, useSchedulePaymentMutation, useCancelScheduledPaymentMutation } =
  scheduledPaymentsApi
