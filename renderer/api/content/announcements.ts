import { announcements } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import { useSignedIn } from '../../session/SignedIn'
import { type ApiCall, call, hooksOf } from '../client'

/** The query of the list whose order can be changed. */
export const currentListQuery = { query: { view: 'current', page_number: 1, page_size: 20 } } as const

const announcementsApi = hooksOf(announcements, {
  listAnnouncements: {
    // A draft must be edited in its current version, not in one that was cached earlier.
    keepUnusedDataFor: 0,
  },
  updateAnnouncement: { query: call(announcements.updateAnnouncement, { shownByForm: 'conflict' }) },
  updateAnnouncementPriority: {
    // Moves run one after the other, because each request names the order that the previous one left.
    query: (input): ApiCall => ({
      endpoint: announcements.updateAnnouncementPriority,
      input,
      writeKey: commonTexts.announcementOrder,
    }),
    // The new order shows immediately. A rejection reverts it.
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
  },
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

/** Returns known outages at the customer’s addresses: undefined while they load, and null if they can’t be loaded. */
export function useKnownOutages() {
  const { customer } = useSignedIn()
  // For staff the call returns the announcements of all customers.
  const { data, isError } = useListActiveAnnouncementsQuery({ query: {} }, { skip: customer !== null })
  if (isError && !data) return null
  return (customer ? customer.announcements : data)?.filter(({ kind }) => kind === 'Outage')
}
