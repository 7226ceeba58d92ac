/** What announcements are about, how long their texts may be, and what is said about working on them. */

export const announcementKinds = [
  'Planned maintenance',
  'Outage',
  'Restored',
  'Gas safety',
  'Weather',
  'Rate change',
  'Billing notice',
  'New offer',
  'Community event',
  'Office closure',
  'Portal news',
  'Scam warning',
  'Construction',
] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
/** The one that the summary counts. */
export const outageKind: AnnouncementKind = 'Outage'

export const severities = ['info', 'notice', 'urgent', 'safety'] as const
export type Severity = (typeof severities)[number]

/** Where one is shown: above every screen, on the dashboard, on the sign-in page. */
export const announcementChannels = ['banner', 'tile', 'login'] as const
export type AnnouncementChannel = (typeof announcementChannels)[number]

export const announcementStatuses = ['draft', 'scheduled', 'live', 'expired'] as const
export type AnnouncementStatus = (typeof announcementStatuses)[number]

interface Weighed {
  kind: string
  severity: Severity
}

/** Work that interrupts a service is announced when it is near. */
const isPlannedWork = ({ kind, severity }: Weighed): boolean => /maintenance/i.test(kind) && severity !== 'info'

/** What stands above everything else and stays until it is over: dismissed, it would read as an all-clear. */
export const isAlert = (announcement: Weighed): boolean =>
  announcement.severity === 'urgent' || announcement.severity === 'safety' || isPlannedWork(announcement)

export const titleLimit = 120
export const bodyLimit = 2000
/** That are not over: they are put in order by hand, and nobody reads that many. */
export const currentAtMost = 100

const secure = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"\\]*)?$/i
const ownPage = /^\/(?![/\\])[^\s<>"\\]*$/

/** An https address, or one within the portal: nothing that a browser would run. */
export const isSafeLink = (url: string): boolean => secure.test(url) || ownPage.test(url)
