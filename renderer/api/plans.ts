import { listUserPlans } from '#shared/contract/plans'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const { useListUserPlansQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listUserPlans: build.query<ResponseOf<typeof listUserPlans>, ArgumentOf<typeof listUserPlans>>({
      query: call(listUserPlans),
      providesTags: ['Plans'],
    }),
  }),
})
