import { useState } from 'react'
import { isStaff } from '#shared/access/access'
import type { Announcement } from '#shared/contract/content/announcements'
import { isAlert } from '#shared/customers/announcements'
import { useDismissAnnouncementMutation, useListActiveAnnouncementsQuery } from '../../api/content/announcements'
import { announcementPlaceOf, announcementRequestOf } from '../../domain/announcements/announcementRequest'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { useFocusAfterChange } from '../../ui/focus/useFocusAfterChange'
import type { QueryState } from '../../ui/states/queryState'

/** Dismisses an announcement and moves the focus to where it was. The toast for failed calls reports a failure. */
export function useDismiss(
  announcements: Announcement[] | undefined,
  focusId: string,
): (announcementId: string) => void {
  const [dismiss] = useDismissAnnouncementMutation()
  const [dismissed, setDismissed] = useState('')
  // Only a dismissal by the person moves the focus, not an updated list.
  const isGone = announcements?.every(({ announcement_id }) => announcement_id !== dismissed)
  useFocusAfterChange(isGone ? dismissed : '', focusId)
  return (announcementId) => {
    setDismissed(announcementId)
    void dismiss({ body: { announcement_id: announcementId } })
  }
}

/**
 * Returns the announcements that the person has not dismissed, regardless of the selected service. Staff get all those
 * of the customer whom they have opened.
 */
export function useAnnouncements(): QueryState<Announcement[]> {
  const { customer, user } = useSignedIn()
  const { query } = announcementRequestOf(user.userTypeCode, useSelection().address)
  const { currentData, error, isFetching, refetch } = useListActiveAnnouncementsQuery({
    query: { ...query, ...(customer && { crm_customer_id: customer.crm_customer_number }) },
  })
  // `currentData` leaves out the announcements of the previously selected address.
  return { data: currentData, error, isFetching, refetch }
}

/** Returns the banners above every screen. Staff get those for everyone and for staff, whichever customer is open. */
export function useBanner(): Announcement[] {
  const { person, user } = useSignedIn()
  const place = announcementPlaceOf(user.userTypeCode, useSelection().address)
  const audience = isStaff(person.userTypeCode) ? { user_type: 'CENTRIC' as const } : place
  const { currentData } = useListActiveAnnouncementsQuery({
    query: { dismissed: 'no', channel: 'banner', ...audience },
  })
  return sortAlertsFirst(currentData?.filter(isBanner) ?? [])
}

export const isBanner = ({ channels }: Announcement): boolean => channels.includes('banner')

/** Alerts come first, because they must not be missed. */
export const sortAlertsFirst = (announcements: Announcement[]): Announcement[] => [
  ...announcements.filter(isAlert),
  ...announcements.filter((announcement) => !isAlert(announcement)),
]
