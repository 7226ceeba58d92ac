import {
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  endTwoStep,
  getTwoStep,
  listSessions,
  listSignIns,
  renewRecoveryCodes,
  startTwoStep,
} from '#shared/contract/security'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<ResponseOf<typeof changePassword>, ArgumentOf<typeof changePassword>>({
      query: call(changePassword),
      invalidatesTags: (_result, error) => (error ? [] : ['Sessions']),
    }),
    getTwoStep: build.query<ResponseOf<typeof getTwoStep>, ArgumentOf<typeof getTwoStep>>({
      query: call(getTwoStep),
      providesTags: ['TwoStep'],
    }),
    startTwoStep: build.mutation<ResponseOf<typeof startTwoStep>, ArgumentOf<typeof startTwoStep>>({
      query: call(startTwoStep),
    }),
    confirmTwoStep: build.mutation<ResponseOf<typeof confirmTwoStep>, ArgumentOf<typeof confirmTwoStep>>({
      query: call(confirmTwoStep),
      invalidatesTags: (_result, error) => (error ? [] : ['TwoStep']),
    }),
    renewRecoveryCodes: build.mutation<ResponseOf<typeof renewRecoveryCodes>, ArgumentOf<typeof renewRecoveryCodes>>({
      query: call(renewRecoveryCodes),
      invalidatesTags: ['TwoStep'],
    }),
    endTwoStep: build.mutation<ResponseOf<typeof endTwoStep>, ArgumentOf<typeof endTwoStep>>({
      query: call(endTwoStep),
      invalidatesTags: ['TwoStep'],
    }),
    listSessions: build.query<ResponseOf<typeof listSessions>, ArgumentOf<typeof listSessions>>({
      query: call(listSessions),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<ResponseOf<typeof endSession>, ArgumentOf<typeof endSession>>({
      query: call(endSession),
      // Refreshes after a failure too, because the session may have expired.
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<ResponseOf<typeof endOtherSessions>, ArgumentOf<typeof endOtherSessions>>({
      query: call(endOtherSessions),
      invalidatesTags: ['Sessions'],
    }),
    listSignIns: build.query<ResponseOf<typeof listSignIns>, ArgumentOf<typeof listSignIns>>({
      query: call(listSignIns),
      providesTags: ['SignIns'],
    }),
  }),
})

export const {
  useChangePasswordMutation,
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useEndTwoStepMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListSignInsQuery,
} = securityApi
