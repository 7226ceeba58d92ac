import { listUpdates } from '#shared/contract/updates'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for again when live events say that something changed in the queue or in what waits for approval. */
    listUpdates: build.query<ResponseOf<typeof listUpdates>, ArgumentOf<typeof listUpdates>>({
      // The next call covers what one without an answer would have said.
      query: call(listUpdates, { isRetried: true }),
      providesTags: ['QueueCount', 'Refunds', 'Credits', 'AccessChanges'],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useLazyListUpdatesQuery } = updatesApi
