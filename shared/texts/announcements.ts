/** Texts about announcements. */
import { currentAtMost } from '../announcements'
import { plural } from './plural'

// Fixed by the specification.
export const added = 'Annoucement details added successfully!'
export const addFailed = 'Failed to add Annoucement details!'
export const updated = 'Annoucement details updated successfully!'
export const updateFailed = 'Failed to update Annoucement details!'
export const deleted = 'Annoucement deleted successfully!'
export const deleteFailed = 'Failed to delete Annoucement .'
export const orderUpdated = 'Priority details updated successfully!'
export const orderFailed = 'Failed to update the priority details!'
export const titleIsRequired = 'Title is required'

// The product's own.
export const changedMeanwhile =
  'Someone else changed this announcement after you opened it. Close it, review the current version, and make your changes again.'
export const orderChanged = 'Someone else changed the list or its order. Review the current list.'
export const nobody = 'Nobody fits this audience. Widen it, or save as a draft.'
export const tooMany = `There are ${currentAtMost} announcements that are not over. Delete one, or let one expire.`
export const endsTooEarly = 'The end has to be after the beginning.'
export const kindRequired = 'Kind is required'
export const unsafeLink = 'Give an address that begins with https:// or, within the portal, with /'
export const linkTextMissing = 'Say what the link leads to'
export const linkMissing = 'Give the address, or leave the text out'
export const alertStays = 'An announcement above everything else can’t be dismissed.'
export const channelMissing = 'Choose where it is shown'
export const alertNeedsPortal = 'An announcement above everything else has to be in the banner or on the dashboard.'
export const loginForEverybody = 'The sign-in page knows nobody: only what is said to everybody can be shown there.'
export const staysInSight = 'This announcement stays in sight until it is over.'
export const newAnnouncement = 'New announcement'
export const copyOfAnAnnouncement = 'Copy of an announcement'
export const editAnnouncement = 'Edit announcement'
export const text = 'Text'
export const anEmptyLineBeginsA = 'An empty line begins a paragraph. A link is written [text](https://…).'
export const severity = 'Severity'
export const peopleCanDismissItNot = (stays: boolean) =>
  `People can dismiss it${stays ? ' (not available for announcements above everything else)' : ''}`
export const linkOptional = 'Link (optional)'
export const httpsOrResourcecenter = 'https://… or /resourceCenter'
export const textOfTheLink = 'Text of the link'
export const showsFrom = (zone: string) => `Shows from (${zone})`
export const untilOptional = (zone: string) => `Until (optional, ${zone})`
export const someoneElseSaved = (saved: string) => `Someone else saved: ${saved}`
export const saveAsDraft = 'Save as draft'
export const filterTheAnnouncements = 'Filter the announcements'
export const to = `to <date/>`
export const from = `From <date/>`
export const duplicate = 'Duplicate'
export const expireNow = 'Expire now'
export const expireNowWithTitle = (title: string | number) => `Expire “${title}” now?`
export const nobodySeesItAnyMore = 'Nobody sees it any more. It stays in the list of expired announcements.'
export const deleteLabel = (title: string) => `Delete “${title}”?`
export const itCannotBeBroughtBack = 'It cannot be brought back. Expire it instead to keep it in the list.'
export const audience = 'Audience'
export const userTypes = 'User types'
export const states = 'States'
export const cities = 'Cities'
export const zipCodes = 'ZIP codes'
export const communities = 'Communities'
export const whereItShows = 'Where it shows'
export const current = 'Current'
export const expired = 'Expired'
export const theAnnouncements = 'The announcements'
export const nothingIsAnnouncedAndNothing = 'Nothing is announced, and nothing is being prepared.'
export const writeTheFirstOneWith = 'Write the first one with “New announcement”.'
export const noAnnouncementFitsChooseAnother = 'No announcement fits. Choose another kind or status.'
export const announcementsThatFitInOrder = 'Announcements that fit, in order of priority'
export const noAnnouncementIsOverYet = 'No announcement is over yet.'
export const liveAndUpcomingAnnouncementsAre = 'Live and upcoming announcements are under Current.'
export const expiredAnnouncementsTheLastTo = 'Expired announcements, the last to end first'
export const announcementsInOrderOfPriority = 'Announcements in order of priority'
export const dragToMove = 'Drag to move'
export const placeOf = (title: string | number, to: number, count: string | number) =>
  `${title}: place ${to} of ${count}.`
export const theOrderIsAsItWas = 'The order is as it was.'
export const onAPhone = 'On a phone'
export const onADesk = 'On a desk'
export const asCustomersSeeIt = 'As customers see it'
export const itIsntShownAnywhereYet = 'It isn’t shown anywhere yet.'
export const itsShown = (places: string | number) => `It’s shown ${places}.`
export const outagesAndPlannedWorkFor = (stands: string) =>
  `${stands} Outages and planned work for residents are on the sign-in page in any case.`
export const textIsRequired = 'Text is required'
export const sayFromWhenItShows = 'Say from when it shows'
export const bannerAboveEveryScreen = 'Banner above every screen'
export const signInPage = 'Sign-in page'
export const shown = (map: string | number) => `Shown: ${map}`
export const everybody = 'Everybody'
export const seenByNobodyYet = 'Seen by nobody yet'
export const seenByPeople = (seenCount: string, seenCount2: number) =>
  `Seen by ${seenCount} ${plural(seenCount2, 'person', 'people')}`
export const howManyItReachesCould = 'How many it reaches could not be counted.'
export const counting = 'Counting…'
export const reaches = (customers: string, staff: string) => `Reaches ${customers}${staff}.`
export const peopleCanDismissItYesNo = (dismissible: boolean) => `People can dismiss it: ${dismissible ? 'yes' : 'no'}`
export const textOfTheLinkWithLinkText = (linkText: string) => `Text of the link: ${linkText}`
export const showsFromWithMoment = (moment: string) => `Shows from: ${moment}`
export const theSameAgain = 'the same again.'
