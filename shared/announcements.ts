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

/** The first eight are the specification's, as it spells them. */
export const announcementTexts = {
  added: 'Annoucement details added successfully!',
  addFailed: 'Failed to add Annoucement details!',
  updated: 'Annoucement details updated successfully!',
  updateFailed: 'Failed to update Annoucement details!',
  deleted: 'Annoucement deleted successfully!',
  deleteFailed: 'Failed to delete Annoucement .',
  orderUpdated: 'Priority details updated successfully!',
  orderFailed: 'Failed to update the priority details!',
  changedMeanwhile:
    'Someone else changed this announcement after you opened it. Close it, review the current version, and make your changes again.',
  orderChanged: 'Someone else changed the list or its order. Review the current list.',
  nobody: 'Nobody fits this audience. Widen it, or save as a draft.',
  tooMany: `There are ${currentAtMost} announcements that are not over. Delete one, or let one expire.`,
  endsTooEarly: 'The end has to be after the beginning.',
  kindRequired: 'Kind is required',
  unsafeLink: 'Give an address that begins with https:// or, within the portal, with /',
  linkTextMissing: 'Say what the link leads to',
  linkMissing: 'Give the address, or leave the text out',
  alertStays: 'An announcement above everything else can’t be dismissed.',
  channelMissing: 'Choose where it is shown',
  alertNeedsPortal: 'An announcement above everything else has to be in the banner or on the dashboard.',
  loginForEverybody: 'The sign-in page knows nobody: only what is said to everybody can be shown there.',
  staysInSight: 'This announcement stays in sight until it is over.',
} as const
