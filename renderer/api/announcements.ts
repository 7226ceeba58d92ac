import {
  countAudience,
  createAnnouncement,
  deleteAnnouncement,
  dismissAnnouncement,
  expireAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  updateAnnouncement,
  updateAnnouncementPriority,
} from '#shared/contract/announcements'
import type { ResponseOf } from '#shared/endpoint'
import * as commonTexts from '#shared/texts/common'
import { useSignedIn } from '../session/SignedIn'
import { type ApiCall, type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

/** Refreshes after a rejection too, because another agent may have changed the announcement. */
const invalidatesTags = ['Announcements'] as const

/** The query of the list whose order can be changed. */
export const currentListQuery = { query: { view: 'current', page_number: 1, page_size: 20 } } as const

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActiveAnnouncements: build.query<
      ResponseOf<typeof listActiveAnnouncements>,
      ArgumentOf<typeof listActiveAnnouncements>
    >({
      query: call(listActiveAnnouncements),
      providesTags: ['Announcements'],
    }),
    listAnnouncements: build.query<ResponseOf<typeof listAnnouncements>, ArgumentOf<typeof listAnnouncements>>({
      query: call(listAnnouncements),
      providesTags: ['Announcements'],
      // A draft must be edited in its current version, not in one that was cached earlier.
      keepUnusedDataFor: 0,
    }),
    dismissAnnouncement: build.mutation<ResponseOf<typeof dismissAnnouncement>, ArgumentOf<typeof dismissAnnouncement>>(
      {
        query: call(dismissAnnouncement),
        invalidatesTags,
      },
    ),
    countAudience: build.query<ResponseOf<typeof countAudience>, ArgumentOf<typeof countAudience>>({
      query: call(countAudience),
    }),
    createAnnouncement: build.mutation<
      ResponseOf<typeof createAnnouncement>,
      IdempotentArgumentOf<typeof createAnnouncement>
    >({
      query: idempotentCall(createAnnouncement),
      invalidatesTags,
    }),
    updateAnnouncement: build.mutation<ResponseOf<typeof updateAnnouncement>, ArgumentOf<typeof updateAnnouncement>>({
      query: call(updateAnnouncement, { shownByForm: 'conflict' }),
      invalidatesTags,
    }),
    deleteAnnouncement: build.mutation<ResponseOf<typeof deleteAnnouncement>, ArgumentOf<typeof deleteAnnouncement>>({
      query: call(deleteAnnouncement),
      invalidatesTags,
    }),
    expireAnnouncement: build.mutation<ResponseOf<typeof expireAnnouncement>, ArgumentOf<typeof expireAnnouncement>>({
      query: call(expireAnnouncement),
      invalidatesTags,
    }),
    updateAnnouncementPriority: build.mutation<
      ResponseOf<typeof updateAnnouncementPriority>,
      ArgumentOf<typeof updateAnnouncementPriority>
    >({
      // Moves run one after the other, because each request names the order that the previous one left.
      query: (input): ApiCall => ({
        endpoint: updateAnnouncementPriority,
        input,
        writeKey: commonTexts.announcementOrder,
      }),
      // The new order shows at once. A rejection reverts it.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const priorities = new Map(body.announcements.map(({ announcement_id: id, priority }) => [id, priority]))
        const priorityOf = ({ announcement_id: id }: { announcement_id: string }): number => priorities.get(id) ?? 0
        const patch = dispatch(
          announcementsApi.util.updateQueryData('listAnnouncements', currentListQuery, (list) => {
            list.announcements.sort((left, right) => priorityOf(left) - priorityOf(right))
          }),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
      invalidatesTags,
    }),
  }),
})

export const {
  useListActiveAnnouncementsQuery,
  useListAnnouncementsQuery,
  useCountAudienceQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useDeleteAnnouncementMutation,
  useDismissAnnouncementMutation,
  useExpireAnnouncementMutation,
  useUpdateAnnouncementPriorityMutation,
} = announcementsApi

/** Returns known outages at the customer's addresses, or undefined while they are loading. */
export function useKnownOutages() {
  const { customer } = useSignedIn()
  // For staff the call returns the announcements of all customers.
  const { data } = useListActiveAnnouncementsQuery({ query: {} }, { skip: customer !== null })
  return (customer ? customer.announcements : data)?.filter(({ kind }) => kind === 'Outage')
}
