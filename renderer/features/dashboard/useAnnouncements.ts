import type { Announcement } from '#shared/contract/announcements'
import { useDismissAnnouncementMutation, useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSelected } from '../../session/useSelected'
import type { QueryFace } from '../../ui/states/queryFace'

/** Takes one off the dashboard; a refusal is told by the toast that every failed call has. */
export function useDismiss(): (announcementId: string) => void {
  const [dismiss] = useDismissAnnouncementMutation()
  return (announcementId) => void dismiss({ body: { announcement_id: announcementId } })
}

/** What is announced for the chosen address and not dismissed, whichever of its services is looked at. */
export function useAnnouncements(): QueryFace<Announcement[]> {
  const { address } = useSelected()
  const { currentData, error, isFetching, refetch } = useListActiveAnnouncementsQuery({
    query: { dismissed: 'no', ...(address && { city: address.city, state: address.state, pincode: address.zip }) },
  })
  // What was said of the address before says nothing of this one.
  return { data: currentData, error, isFetching, refetch }
}
