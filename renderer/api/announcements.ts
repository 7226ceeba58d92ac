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
