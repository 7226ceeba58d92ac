import { cancelScheduledPayment, listScheduledPayments, schedulePayment } from '#shared/contract/scheduledPayments'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

const scheduledPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScheduledPayments: build.query<
      ResponseOf<typeof listScheduledPayments>,
      ArgumentOf<typeof listScheduledPayments>
    >({
      query: call(listScheduledPayments),
      providesTags: ['ScheduledPayments'],
    }),
    schedulePayment: build.mutation<ResponseOf<typeof schedulePayment>, KeyedArgumentOf<typeof schedulePayment>>({
      query: keyedCall(schedulePayment),
      // Also after a failure: one whose answer was lost may be scheduled.
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
