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
import { useSignedIn } from '../session/SignedIn'
import { api, call, keyedCall, type ArgumentOf, type Call, type KeyedArgumentOf } from './client'
import * as commonTexts from '#shared/texts/common'

/** Also when something was refused: somebody else may have changed it. */
const invalidatesTags = ['Announcements'] as const

/** The list that can be put in order. */
export const currentList = { query: { view: 'current', page_number: 1, page_size: 20 } } as const

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
      // A draft is changed on what it is now, not on what it was when somebody looked last.
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
      KeyedArgumentOf<typeof createAnnouncement>
    >({
      query: keyedCall(createAnnouncement),
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
      // One move after the other: each names the order that the one before it left.
      query: (input): Call => ({ endpoint: updateAnnouncementPriority, input, row: commonTexts.announcementOrder }),
      // The order shows at once; a refusal takes it back.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const places = new Map(body.announcements.map(({ announcement_id: id, priority }) => [id, priority]))
        const placeOf = ({ announcement_id: id }: { announcement_id: string }): number => places.get(id) ?? 0
        const shown = dispatch(
          announcementsApi.util.updateQueryData('listAnnouncements', currentList, (list) => {
            list.announcements.sort((one, other) => placeOf(one) - placeOf(other))
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
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

/** Outages that are known at the addresses of the customer, whom staff may have opened; undefined while that is not known. */
export function useKnownOutages() {
  const { customer } = useSignedIn()
  // To staff the call answers all that is announced to anybody.
  const { data } = useListActiveAnnouncementsQuery({ query: {} }, { skip: customer !== null })
  return (customer ? customer.announcements : data)?.filter(({ kind }) => kind === 'Outage')
}
