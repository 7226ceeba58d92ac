import { useState } from 'react'
import { isStaff, propertyOwners } from '#shared/access'
import { isAlert } from '#shared/announcements'
import type { Announcement } from '#shared/contract/announcements'
import { useDismissAnnouncementMutation, useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { useFocusAfterChange } from '../../ui/useFocusAfterChange'
import type { QueryFace } from '../../ui/states/queryFace'

/** Takes one out of sight, and the focus to where it stood; a refusal is told by the toast that every failed call has. */
export function useDismiss(
  announcements: Announcement[] | undefined,
  focusId: string,
): (announcementId: string) => void {
  const [dismiss] = useDismissAnnouncementMutation()
  const [dismissed, setDismissed] = useState('')
  // Only what the person did moves the focus, not a list that came.
  const isGone = announcements?.every(({ announcement_id }) => announcement_id !== dismissed)
  useFocusAfterChange(isGone ? dismissed : '', focusId)
  return (announcementId) => {
    setDismissed(announcementId)
    void dismiss({ body: { announcement_id: announcementId } })
  }
}

/** A person with many properties wants to hear about all of them; for anyone else the selected address matters. */
function useAnnouncedPlace() {
  const { user } = useSignedIn()
  const { address } = useSelected()
  if (!address || propertyOwners.includes(user.userTypeCode)) return {}
  return { city: address.city, state: address.state, pincode: address.zip }
}

/** What is announced to the person and not dismissed, whichever service is selected. */
export function useAnnouncements(): QueryFace<Announcement[]> {
  const { currentData, error, isFetching, refetch } = useListActiveAnnouncementsQuery({
    query: { dismissed: 'no', ...useAnnouncedPlace() },
  })
  // What was said of the address before says nothing of this one.
  return { data: currentData, error, isFetching, refetch }
}

/** What stands above every screen; staff have what is said to everybody or to them, whichever customer they have opened. */
export function useBanner(): Announcement[] {
  const { person } = useSignedIn()
  const place = useAnnouncedPlace()
  const whom = isStaff(person.userTypeCode) ? { user_type: 'CENTRIC' as const } : place
  const { currentData } = useListActiveAnnouncementsQuery({ query: { dismissed: 'no', channel: 'banner', ...whom } })
  return alertsFirst(currentData?.filter(isBanner) ?? [])
}

export const isBanner = ({ channels }: Announcement): boolean => channels.includes('banner')

/** Nothing stands before what must not be missed. */
export const alertsFirst = (announcements: Announcement[]): Announcement[] => [
  ...announcements.filter(isAlert),
  ...announcements.filter((one) => !isAlert(one)),
]
