import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  listPayments,
  listReceivedCredits,
  payOnce,
  resolveOneTimePayment,
  updateAutopay,
  viewBalance,
} from '#shared/contract/payments'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewBalance: build.query<ResponseOf<typeof viewBalance>, ArgumentOf<typeof viewBalance>>({
      query: call(viewBalance),
      providesTags: ['Balance'],
    }),
    listPayments: build.query<ResponseOf<typeof listPayments>, ArgumentOf<typeof listPayments>>({
      query: call(listPayments),
      providesTags: ['Payments'],
    }),
    // A credit lowers the balance, so both become stale together.
    listReceivedCredits: build.query<ResponseOf<typeof listReceivedCredits>, ArgumentOf<typeof listReceivedCredits>>({
      query: call(listReceivedCredits),
      providesTags: ['Balance'],
    }),
    payOnce: build.mutation<ResponseOf<typeof payOnce>, IdempotentArgumentOf<typeof payOnce>>({
      query: idempotentCall(payOnce, { isRetried: true }),
      // Refreshes after a failure too, because a payment whose answer was lost may have gone through.
      invalidatesTags: ['Balance', 'Payments', 'Accounts'],
    }),
    resolveOneTimePayment: build.mutation<
      ResponseOf<typeof resolveOneTimePayment>,
      ArgumentOf<typeof resolveOneTimePayment>
    >({
      query: call(resolveOneTimePayment, { isRetried: true, shownByForm: ['not_found', 'too_many_attempts'] }),
      invalidatesTags: (found) =>
        found?.payment && found.payment['payment-status'] !== 'PENDING' ? ['Balance', 'Payments', 'Accounts'] : [],
    }),
    listPaymentProfiles: build.query<ResponseOf<typeof listPaymentProfiles>, ArgumentOf<typeof listPaymentProfiles>>({
      query: call(listPaymentProfiles),
      providesTags: ['PaymentProfiles'],
    }),
    deletePaymentProfile: build.mutation<
      ResponseOf<typeof deletePaymentProfile>,
      ArgumentOf<typeof deletePaymentProfile>
    >({
      query: call(deletePaymentProfile),
      invalidatesTags: ['PaymentProfiles', 'Autopay', 'ScheduledPayments'],
    }),
    createPaymentLink: build.mutation<ResponseOf<typeof createPaymentLink>, ArgumentOf<typeof createPaymentLink>>({
      query: call(createPaymentLink),
    }),
    getAutopay: build.query<ResponseOf<typeof getAutopay>, ArgumentOf<typeof getAutopay>>({
      query: call(getAutopay),
      providesTags: ['Autopay'],
    }),
    updateAutopay: build.mutation<ResponseOf<typeof updateAutopay>, ArgumentOf<typeof updateAutopay>>({
      query: call(updateAutopay),
      invalidatesTags: ['Autopay', 'PaymentProfiles', 'Balance', 'Accounts'],
    }),
  }),
})

export const {
  useViewBalanceQuery,
  useLazyViewBalanceQuery,
  useListPaymentsQuery,
  useListReceivedCreditsQuery,
  usePayOnceMutation,
  useResolveOneTimePaymentMutation,
  useListPaymentProfilesQuery,
  useDeletePaymentProfileMutation,
  useCreatePaymentLinkMutation,
  useGetAutopayQuery,
  useUpdateAutopayMutation,
} = paymentsApi
