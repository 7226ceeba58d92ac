import { getTv, listChannels, updatePin } from '#shared/contract/tv'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const tvApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTv: build.query<ResponseOf<typeof getTv>, ArgumentOf<typeof getTv>>({
      query: call(getTv),
      providesTags: ['Tv'],
    }),
    updatePin: build.mutation<ResponseOf<typeof updatePin>, ArgumentOf<typeof updatePin>>({
      query: call(updatePin),
      invalidatesTags: ['Tv'],
    }),
    listChannels: build.query<ResponseOf<typeof listChannels>, ArgumentOf<typeof listChannels>>({
      query: call(listChannels),
      // Another pack or add-on changes the channels.
      providesTags: ['Plans'],
    }),
  }),
})

export const { useGetTvQuery, useUpdatePinMutation, useListChannelsQuery } = tvApi
