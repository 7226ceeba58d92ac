/** Which of the announcements that are not over are shown, as it stands in the address. */
import { announcementKinds, announcementStatuses } from '#shared/announcements'
import type { ManagedAnnouncement } from '#shared/contract/announcements'

export const announcementFilterIn = (address: URLSearchParams) => ({
  kind: announcementKinds.find((kind) => kind === address.get('kind')) ?? '',
  status: announcementStatuses.find((status) => status === address.get('status')) ?? '',
})

export type AnnouncementFilter = ReturnType<typeof announcementFilterIn>

/** Empty is all of them. */
export const isFitting = (
  { kind, status }: Pick<ManagedAnnouncement, 'kind' | 'status'>,
  wanted: AnnouncementFilter,
): boolean => (wanted.kind === '' || wanted.kind === kind) && (wanted.status === '' || wanted.status === status)
