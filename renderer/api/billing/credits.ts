import { credits } from '#shared/contract/billing/credits'
import { hooksOf } from '../client'

export const {
  useListCreditCustomersQuery,
  useListCreditRunsQuery,
  useGetCreditRunQuery,
  useListRecentCreditsQuery,
  useCheckCreditRunMutation,
  useCreateCreditRunMutation,
  useControlCreditRunMutation,
  useDecideCreditRunMutation,
} = hooksOf(credits, {
  // Balances and the last credit change during a run, so returning to the list fetches it again.
  listCreditCustomers: { keepUnusedDataFor: 0 },
  listCreditRuns: { keepUnusedDataFor: 0 },
  getCreditRun: { keepUnusedDataFor: 0 },
  listRecentCredits: { keepUnusedDataFor: 0 },
})
