import { listUpdates } from '#shared/contract/updates'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Refetched when live events report a change in the queue or in what waits for approval. */
    listUpdates: build.query<ResponseOf<typeof listUpdates>, ArgumentOf<typeof listUpdates>>({
      // A lost answer needs no error, because the next call covers the same period.
      query: call(listUpdates, { isRetried: true }),
      providesTags: ['QueueCount', 'Refunds', 'Credits', 'AccessChanges'],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useLazyListUpdatesQuery } = updatesApi
