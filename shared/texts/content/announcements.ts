/** Texts about announcements. */

import type { UserType } from '../../access/access'
import type { AnnouncementChannel, AnnouncementStatus, Severity } from '../../customers/announcements'
import { joinWithAnd } from '../../format/joinWords'
import { plural, quantity } from '../../format/plural'
import { maxCurrentAnnouncements } from '../../http/limits'
import * as commonTexts from '../common'

// Fixed by the specification.
export const added = 'Annoucement details added successfully!'
export const addFailed = 'Failed to add Annoucement details!'
export const updated = 'Annoucement details updated successfully!'
export const updateFailed = 'Failed to update Annoucement details!'
export const deleted = 'Annoucement deleted successfully!'
export const deleteFailed = 'Failed to delete Annoucement .'
export const orderUpdated = 'Priority details updated successfully!'
export const orderFailed = 'Failed to update the priority details!'

// The texts below are not in the specification.
export const editConflict =
  'Someone else changed this announcement after you opened it. Close it, review the current version, and make your changes again.'
export const orderChanged = 'Someone else changed the list or its order. Review the current list.'
export const emptyAudience = 'No one matches this audience. Widen it, or save as a draft.'
export const tooMany = `There are already ${maxCurrentAnnouncements} announcements that haven’t ended. Delete one, or let one expire.`
export const endsTooEarly = 'The end must be after the start.'
export const kindRequired = 'Kind is required'
export const unsafeLink = 'Enter an address that starts with https:// or, within the portal, with /'
export const linkTextMissing = 'Enter the link text'
export const linkMissing = 'Enter the address, or remove the link text'
export const alertStays = 'A top-priority announcement can’t be dismissed.'
export const channelMissing = 'Choose where to show it'
export const alertNeedsPortal = 'A top-priority announcement must be in the banner or on the dashboard.'
export const signInAudienceError =
  'The sign-in page can’t tell who’s visiting, so it can only show announcements for everyone.'
export const notDismissible = 'This announcement stays visible until it ends.'
export const newAnnouncement = 'New announcement'
export const duplicateTitle = 'Copy of an announcement'
export const editAnnouncement = 'Edit announcement'
export const text = 'Text'
export const bodyHint = 'Leave a blank line for a new paragraph. Links: [text](https://…)'
export const severity = 'Severity'
export const dismissibleLabel = (stays: boolean) =>
  stays ? 'People can dismiss it (not available for top-priority announcements)' : 'People can dismiss it'
export const linkOptional = 'Link (optional)'
export const linkExample = 'https://… or /resourceCenter'
export const linkText = 'Link text'
export const showsFrom = (zone: string) => `Shows from (${zone})`
export const untilOptional = (zone: string) => `Until (optional, ${zone})`
export const someoneElseSaved = (saved: string) => `Someone else saved: ${saved}`
export const saveAsDraft = 'Save as draft'
export const filterAnnouncements = 'Filter announcements'
export const duplicate = 'Duplicate'
export const expireNow = 'Expire now'
export const expireTitle = (title: string) => `Expire “${title}” now?`
export const expireEffect = 'No one will see it anymore. It stays in the list of expired announcements.'
export const deleteLabel = (title: string) => `Delete “${title}”?`
export const deleteEffect = 'This can’t be undone. To keep it in the list, expire it instead.'
export const audience = 'Audience'
export const userTypes = 'User types'
export const states = 'States'
export const cities = 'Cities'
export const zipCodes = 'ZIP codes'
export const communities = 'Communities'
export const whereItShows = 'Where it shows'
export const current = 'Current'
export const expired = 'Expired'
export const noneCurrent = 'There are no current announcements or drafts.'
export const emptyHint = 'Write the first one with “New announcement”.'
export const noMatchHint = 'No announcements match. Choose other filters.'
export const matchesCaption = 'Matching announcements, in order of priority'
export const noneExpiredTitle = 'No announcements have ended yet.'
export const expiredListHint = 'Live and upcoming announcements are under Current.'
export const expiredCaption = 'Expired announcements, most recently ended first'
export const listCaption = 'Announcements in order of priority'
export const phone = 'Phone'
export const desktop = 'Desktop'
export const previewTitle = 'As customers see it'
export const notPlaced = 'It isn’t shown anywhere yet.'
export const placedAt = (places: readonly string[]) => `It’s shown ${joinWithAnd(places)}.`
export const placedOnSignIn = (placement: string) =>
  `${placement} Outages and planned work for residents always appear on the sign-in page.`
export const startMissing = 'Enter when it starts showing'
export const shown = (channels: string) => `Shown: ${channels}`
export const everyone = 'Everyone'
export const notSeen = 'Not seen by anyone yet'
export const seenByPeople = (count: number) => `Seen by ${quantity(count, 'person', 'people')}`
export const countFailed = 'We couldn’t count how many people it reaches.'
export const counting = 'Counting…'
interface AudienceSize {
  customerCount: number
  isExact: boolean
  staffCount: number
}

export const audienceSize = ({ customerCount, isExact, staffCount }: AudienceSize) => {
  const customers = quantity(customerCount, 'customer', 'customers')
  const staff = quantity(staffCount, 'staff member', 'staff members')
  if (staffCount === 0) return isExact ? `Reaches ${customers}.` : `Reaches more than ${customers}.`
  return isExact ? `Reaches ${customers} and ${staff}.` : `Reaches more than ${customers} and ${staff}.`
}
export const dismissibleFact = (dismissible: boolean) =>
  dismissible ? 'Can be dismissed: yes' : 'Can be dismissed: no'
export const linkTextFact = (linkText: string) => `Link text: ${linkText || 'none'}`
export const showsFromMoment = (moment: string) => `Shows from: ${moment}`
export const savedUnchanged = 'Someone else saved it without changing anything.'
export const titleFact = (title: string) => `Title: ${title}`
export const textFact = (text: string) => `Text: ${text}`
export const kindFact = (kind: string) => `Kind: ${kind}`
export const severityFact = (severity: string) => `Severity: ${severity}`
export const linkFact = (link: string) => `Link: ${link || 'none'}`
export const untilFact = (moment: string) => `Until: ${moment}`
export const audienceFact = (audience: string) => `For: ${audience}`
export const openMoment = 'no end'
export const expireItemNow = (title: string) => `Expire ${title} now`
export const fromWithoutEnd = `From <date/>, no end`
export const fromTo = `From <date/> to <end/>`
export const publicOnly = (channel: string) => `${channel} (public announcements only)`
/** The places where an announcement is shown. `placedAt` lists them in a sentence. */
export const placements = {
  banner: 'above every screen',
  priority: 'above everything else on the dashboard',
  tile: 'in the dashboard’s Announcements tile',
  login: 'by its title on the sign-in page',
}
const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ')
export const overlap = (titles: readonly string[]) =>
  plural(
    titles.length,
    `Another top-priority announcement runs at the same time: ${quoted(titles)}. Some people will see both.`,
    `Other top-priority announcements run at the same time: ${quoted(titles)}. Some people will see all of them.`,
  )

export const allServices = 'All services'

interface ServiceStatus {
  services: string
  /** Empty if the problem affects everyone. */
  areas: string
  title: string
}

export const serviceStatus = ({ services, areas, title }: ServiceStatus): string =>
  areas === '' ? `${services}: ${title}` : `${services} in ${areas}: ${title}`
/** The services are empty if all are out. */
export const outageStatus = (services: string, community: string): string =>
  services === '' ? `Outage in ${community}` : `${services} outage in ${community}`
export const moreStatus = {
  problem: (count: number) => quantity(count, 'more service problem', 'more service problems'),
  notice: (count: number) => quantity(count, 'more notice', 'more notices'),
}

export const userTypeLabels: Record<UserType, string> = {
  CUSTOMER: 'Residents',
  BUILDER: commonTexts.buildersAndAssociations,
  DEVELOPER: commonTexts.landDevelopers,
  CENTRIC: 'Staff',
}

export const statusLabels: Record<AnnouncementStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  expired: 'Expired',
}

export const severityLabels: Record<Severity, string> = {
  info: 'News',
  notice: 'Notice',
  urgent: 'Urgent',
  safety: 'Safety',
}

export const channelLabels: Record<AnnouncementChannel, string> = {
  banner: 'Banner above every screen',
  tile: 'Dashboard',
  login: 'Sign-in page',
}
export const publish = 'Publish'
