/** Reads the filters of the announcement lists from the URL. */

import { userTypes } from '#shared/access/access'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { announcementKinds, announcementStatuses } from '#shared/customers/announcements'
import { serviceTypes } from '#shared/services/services'

export const readAnnouncementFilter = (search: URLSearchParams) => ({
  kind: announcementKinds.find((kind) => kind === search.get('kind')) ?? '',
  status: announcementStatuses.find((status) => status === search.get('status')) ?? '',
})

export type AnnouncementFilter = ReturnType<typeof readAnnouncementFilter>

/** An empty filter matches every announcement. */
export const matchesFilter = (
  { kind, status }: Pick<ManagedAnnouncement, 'kind' | 'status'>,
  filter: AnnouncementFilter,
): boolean => (filter.kind === '' || filter.kind === kind) && (filter.status === '' || filter.status === status)

/** The server applies the filters by audience, by its own rule for who is shown what. */
export function readAudienceFilter(search: URLSearchParams) {
  const read = (name: string): string | undefined => search.get(name)?.slice(0, 80) || undefined
  return {
    user_type: userTypes.find((type) => type === search.get('user_type')),
    service_type_code: serviceTypes.find((type) => type === search.get('service')),
    state: read('state'),
    city: read('city'),
    pincode: read('zip'),
    community: read('community'),
  }
}

export type AudienceFilter = ReturnType<typeof readAudienceFilter>

export const isAudienceChosen = (filter: AudienceFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)
