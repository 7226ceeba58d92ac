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
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Balances and the last credit change while a run goes on: coming back to the list asks again.
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
    // A question, though it is sent like a change: nothing is written.
    checkCreditRun: build.mutation<ResponseOf<typeof checkCreditRun>, ArgumentOf<typeof checkCreditRun>>({
      query: call(checkCreditRun),
    }),
    listRecentCredits: build.query<ResponseOf<typeof listRecentCredits>, ArgumentOf<typeof listRecentCredits>>({
      query: call(listRecentCredits),
      providesTags: ['Credits'],
      keepUnusedDataFor: 0,
    }),
    createCreditRun: build.mutation<ResponseOf<typeof createCreditRun>, KeyedArgumentOf<typeof createCreditRun>>({
      query: keyedCall(createCreditRun),
      invalidatesTags: ['Credits', 'Balance', 'Customer'],
    }),
    steerCreditRun: build.mutation<ResponseOf<typeof steerCreditRun>, ArgumentOf<typeof steerCreditRun>>({
      query: call(steerCreditRun),
      // Also when it was refused: somebody else may have been first.
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
