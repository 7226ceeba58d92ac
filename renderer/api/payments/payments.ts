import { payments } from '#shared/contract/payments/payments'
import { call, hooksOf } from '../client'

export const paymentsApi = hooksOf(payments, {
  payOnce: { query: call(payments.payOnce, { isRetried: true }) },
  resolveOneTimePayment: {
    query: call(payments.resolveOneTimePayment, { isRetried: true, shownByForm: ['not_found', 'too_many_attempts'] }),
    invalidatesTags: (found) =>
      found?.payment && found.payment['payment-status'] !== 'PENDING' ? payments.resolveOneTimePayment.changes : [],
  },
})

export const {
  useViewBalanceQuery,
  useLazyViewBalanceQuery,
  useListPaymentsQuery,
  useLazyListPaymentsQuery,
  useListReceivedCreditsQuery,
  usePayOnceMutation,
  useResolveOneTimePaymentMutation,
  useListPaymentProfilesQuery,
  useDeletePaymentProfileMutation,
  useUpdateDefaultPaymentProfileMutation,
  useUpdatePaymentProfileExpiryMutation,
  useCreatePaymentLinkMutation,
  useGetAutopayQuery,
  useUpdateAutopayMutation,
} = paymentsApi
