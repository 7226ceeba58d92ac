import { endHelpCode, getHelpCode, makeHelpCode, redeemHelpCode } from '#shared/contract/remoteHelp'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const remoteHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHelpCode: build.query<ResponseOf<typeof getHelpCode>, ArgumentOf<typeof getHelpCode>>({
      query: call(getHelpCode),
      providesTags: ['HelpCode'],
    }),
    makeHelpCode: build.mutation<ResponseOf<typeof makeHelpCode>, ArgumentOf<typeof makeHelpCode>>({
      query: call(makeHelpCode),
      invalidatesTags: ['HelpCode'],
    }),
    endHelpCode: build.mutation<ResponseOf<typeof endHelpCode>, ArgumentOf<typeof endHelpCode>>({
      query: call(endHelpCode),
      // Refreshes after a rejection too, because the code may have expired.
      invalidatesTags: ['HelpCode'],
    }),
    redeemHelpCode: build.mutation<ResponseOf<typeof redeemHelpCode>, ArgumentOf<typeof redeemHelpCode>>({
      query: call(redeemHelpCode),
    }),
  }),
})

export const { useGetHelpCodeQuery, useMakeHelpCodeMutation, useEndHelpCodeMutation, useRedeemHelpCodeMutation } =
  remoteHelpApi
