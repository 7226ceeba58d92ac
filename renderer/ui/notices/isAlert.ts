/** What stands above everything else, and what waits for when there is time to read. */
import type { Announcement } from '#shared/contract/announcements'

type Weighed = Pick<Announcement, 'kind' | 'severity'>

/** Work that interrupts a service is announced when it is near. */
const isPlannedWork = ({ kind, severity }: Weighed): boolean => /maintenance/i.test(kind) && severity !== 'info'

export const isAlert = (announcement: Weighed): boolean =>
  announcement.severity === 'urgent' || announcement.severity === 'safety' || isPlannedWork(announcement)
