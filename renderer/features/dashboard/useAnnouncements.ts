import type { Announcement } from '#shared/contract/announcements'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSelected } from '../../session/useSelected'

/** What is announced for the chosen address and service. */
export function useAnnouncements() {
  const { address, account } = useSelected()
  return useListActiveAnnouncementsQuery({
    query: {
      ...(address && { city: address.city, state: address.state, pincode: address.zip }),
      ...(account && { service_type_code: account.service_type_code }),
    },
  })
}

export const isAlert = ({ severity }: Announcement): boolean => severity === 'urgent' || severity === 'safety'
