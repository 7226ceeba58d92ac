import { listActiveAnnouncements } from '#shared/contract/announcements'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const { useListActiveAnnouncementsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listActiveAnnouncements: build.query<
      ResponseOf<typeof listActiveAnnouncements>,
      ArgumentOf<typeof listActiveAnnouncements>
    >({
      query: call(listActiveAnnouncements),
      providesTags: ['Announcements'],
    }),
  }),
})

/** Outages that are known for the person's addresses; undefined while that is not known. */
export function useKnownOutages() {
  const { data } = useListActiveAnnouncementsQuery({ query: {} })
  return data?.filter(({ kind }) => kind === 'Outage')
}
