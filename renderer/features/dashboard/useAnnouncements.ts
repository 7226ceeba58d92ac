import type { Announcement } from '#shared/contract/announcements'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSelected } from '../../session/useSelected'
import type { QueryFace } from '../../ui/states/queryFace'

/** What is announced for the chosen address, whichever of its services is looked at. */
export function useAnnouncements(): QueryFace<Announcement[]> {
  const { address } = useSelected()
  const { currentData, error, isFetching, refetch } = useListActiveAnnouncementsQuery({
    query: { ...(address && { city: address.city, state: address.state, pincode: address.zip }) },
  })
  // What was said of the address before says nothing of this one.
  return { data: currentData, error, isFetching, refetch }
}
