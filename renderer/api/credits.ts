import {
  checkCreditRun,
  createCreditRun,
  decideCreditRun,
  getCreditRun,
  listCreditCustomers,
  listCreditRuns,
  listRecentCredits,
  steerCreditRun,
} from '#shared/contract/credits'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Balances and the last credit change during a run, so returning to the list fetches it again.
    listCreditCustomers: build.query<ResponseOf<typeof listCreditCustomers>, ArgumentOf<typeof listCreditCustomers>>({
      query: call(listCreditCustomers),
      providesTags: ['Credits'],
      keepUnusedDataFor: 0,
    }),
    listCreditRuns: build.query<ResponseOf<typeof listCreditRuns>, ArgumentOf<typeof listCreditRuns>>({
      query: call(listCreditRuns),
      providesTags: ['Credits'],
      keepUnusedDataFor: 0,
    }),
    getCreditRun: build.query<ResponseOf<typeof getCreditRun>, ArgumentOf<typeof getCreditRun>>({
      query: call(getCreditRun),
      providesTags: ['Credits'],
      keepUnusedDataFor: 0,
    }),
    // Only a check, although it is a POST: nothing is written.
    checkCreditRun: build.mutation<ResponseOf<typeof checkCreditRun>, ArgumentOf<typeof checkCreditRun>>({
      query: call(checkCreditRun),
    }),
    listRecentCredits: build.query<ResponseOf<typeof listRecentCredits>, ArgumentOf<typeof listRecentCredits>>({
      query: call(listRecentCredits),
      providesTags: ['Credits'],
      keepUnusedDataFor: 0,
    }),
    createCreditRun: build.mutation<ResponseOf<typeof createCreditRun>, IdempotentArgumentOf<typeof createCreditRun>>({
      query: idempotentCall(createCreditRun),
      invalidatesTags: ['Credits', 'Balance', 'Customer'],
    }),
    steerCreditRun: build.mutation<ResponseOf<typeof steerCreditRun>, ArgumentOf<typeof steerCreditRun>>({
      query: call(steerCreditRun),
      // Refreshes after a rejection too, because another agent may have been first.
      invalidatesTags: ['Credits'],
    }),
    decideCreditRun: build.mutation<ResponseOf<typeof decideCreditRun>, ArgumentOf<typeof decideCreditRun>>({
      query: call(decideCreditRun),
      invalidatesTags: ['Credits', 'Balance', 'Customer'],
    }),
  }),
})

export const {
  useListCreditCustomersQuery,
  useListCreditRunsQuery,
  useGetCreditRunQuery,
  useListRecentCreditsQuery,
  useCheckCreditRunMutation,
  useCreateCreditRunMutation,
  useSteerCreditRunMutation,
  useDecideCreditRunMutation,
} = creditsApi
