import { getAppData } from '#shared/contract/session'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** Sign-in, sign-out and recovery with a code run outside the store, on the light pages, and use `send` directly. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppData: build.query<ResponseOf<typeof getAppData>, ArgumentOf<typeof getAppData>>({
      query: call(getAppData),
      providesTags: ['Person'],
    }),
  }),
})

export const { useGetAppDataQuery } = sessionApi
