/** Defines the kinds of announcements, their severities, channels and limits. */

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
/** The operations summary counts announcements of this kind. */
export const outageKind: AnnouncementKind = 'Outage'

export const severities = ['info', 'notice', 'urgent', 'safety'] as const
export type Severity = (typeof severities)[number]

/** A banner is above every screen, a tile is on the dashboard, and `login` is the sign-in page. */
export const announcementChannels = ['banner', 'tile', 'login'] as const
export type AnnouncementChannel = (typeof announcementChannels)[number]

export const announcementStatuses = ['draft', 'scheduled', 'live', 'expired'] as const
export type AnnouncementStatus = (typeof announcementStatuses)[number]

interface AnnouncementUrgency {
  kind: string
  severity: Severity
}

/** Planned work that interrupts a service is an alert. */
const isPlannedWork = ({ kind, severity }: AnnouncementUrgency): boolean =>
  /maintenance/i.test(kind) && severity !== 'info'

/** An alert stays above everything else until it ends. Dismissing it would look like an all-clear. */
export const isAlert = (announcement: AnnouncementUrgency): boolean =>
  announcement.severity === 'urgent' || announcement.severity === 'safety' || isPlannedWork(announcement)

export const titleLimit = 120
export const bodyLimit = 2000

const httpsUrl = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"\\]*)?$/i
const portalPath = /^\/(?![/\\])[^\s<>"\\]*$/

/** Accepts an https address or a path within the portal. A browser must not run the link as a script. */
export const isSafeLink = (url: string): boolean => httpsUrl.test(url) || portalPath.test(url)
