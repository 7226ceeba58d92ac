import { getAppData } from '#shared/contract/session'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

/** Signing in, out and back in with a code happen outside the store, on the light pages: they use `send` itself. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppData: build.query<ResponseOf<typeof getAppData>, ArgumentOf<typeof getAppData>>({
      query: call(getAppData),
      providesTags: ['Person'],
    }),
  }),
})

export const { useGetAppDataQuery } = sessionApi
