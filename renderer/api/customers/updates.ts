import { updates } from '#shared/contract/customers/updates'
import { call, hooksOf } from '../client'

export const { useLazyListUpdatesQuery } = hooksOf(updates, {
  // Refetched when live events report a change in the queue or in what waits for approval.
  listUpdates: {
    // A lost answer needs no error, because the next call covers the same period.
    query: call(updates.listUpdates, { isRetried: true }),
    keepUnusedDataFor: 0,
  },
})
