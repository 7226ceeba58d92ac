/** Reads the filters of the announcement list from the URL. */

import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { announcementKinds, announcementStatuses } from '#shared/customers/announcements'

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
