/** Texts about outages, as staff record them and as customers read them. */
import type { LetterText } from '../../customers/letterText'
import { supportNumber } from '../../desks/contactNumbers'
import { countText, plural, quantity } from '../../format/plural'
import { earlierReportHours, maxOutageAgeDays } from '../../http/limits'
import type { OutageArea, OutageState, OutageUpdateKind } from '../../services/outages'
import type { ServiceType } from '../../services/services'
import { smellGas } from '../cases/gasLeak'

interface OutagePlace {
  /** "Fiber and TV" */
  services: string
  community: string
  /** Empty if the whole community is affected. */
  areaName: string
}

const placeOf = ({ community, areaName }: Omit<OutagePlace, 'services'>): string =>
  areaName === '' ? community : `${community} (${areaName})`

// Texts for customers.
export const title = ({ services, ...place }: OutagePlace) => `${services} outage in ${placeOf(place)}`
export const expectedBack = (time: string) => `We expect service back by ${time}.`
export const expectedBackUnknown = 'We don’t know yet when service will be back. We’ll let you know.'
export const restoredTitle = ({ services, ...place }: OutagePlace) => `${services} service is back in ${placeOf(place)}`
const updateTitle = ({ services, ...place }: OutagePlace) => `${services} outage in ${placeOf(place)}: update`
const stillOut = `If your service is still out, restart your equipment. If that doesn’t help, open a request or call us at ${supportNumber}.`
const gasStillOff = `If your gas is still off, call us at ${supportNumber}. ${smellGas}`

interface OutageNotice extends OutagePlace {
  kind: OutageUpdateKind
  message: string
  /** When service is expected back; empty if that is unknown. */
  expectedTime: string
  serviceTypes: readonly ServiceType[]
}

const adviceFor = (serviceTypes: readonly ServiceType[]): string[] => [
  ...(serviceTypes.some((type) => type !== 'GAS') ? [stillOut] : []),
  ...(serviceTypes.includes('GAS') ? [gasStillOff] : []),
]

const noticeTitles: Record<OutageUpdateKind, (place: OutagePlace) => string> = {
  started: title,
  updated: updateTitle,
  ended: restoredTitle,
}

export const notice = ({ kind, message, expectedTime, serviceTypes, ...place }: OutageNotice): LetterText => ({
  subject: noticeTitles[kind](place),
  paragraphs: [
    message,
    ...(kind === 'ended'
      ? adviceFor(serviceTypes)
      : [expectedTime === '' ? expectedBackUnknown : expectedBack(expectedTime)]),
  ],
  action: kind === 'ended' ? 'Open the portal' : 'See the latest update',
})

export const noticeText = ({ kind, expectedTime, ...place }: Omit<OutageNotice, 'message' | 'serviceTypes'>) =>
  kind === 'ended' || expectedTime === ''
    ? `${noticeTitles[kind](place)}. Details:`
    : `${noticeTitles[kind](place)}. Service should be back by ${expectedTime}. Details:`

export const reportFinishedNote = 'The outage is over.'

// Texts for staff.
export const outages = 'Outages'
export const outagesNotLoaded = 'We couldn’t load the outages.'
export const outageNotLoaded = 'We couldn’t load the outage.'
export const openFirst = 'Outages, open ones first'
export const noOutages = 'No outages'
export const noOutagesHint =
  'Record an outage as soon as you know of it. Affected customers see it on their dashboard and are notified.'
export const recordOutage = 'Record outage'
export const recordEffect =
  `Affected customers see the outage on their dashboard and get a notification. Reports of the last ${earlierReportHours} hours are attached to it.` as const
export const servicesLabel = 'Services that are out'
export const serviceMissing = 'Choose at least one service'
export const communityLabel = 'Community'
export const communityPlaceholder = 'Choose the community'
export const communityMissing = 'Choose the community'
export const areaLabel = 'Affected area'
export const areaLabels: Record<OutageArea, string> = {
  community: 'The whole community',
  street: 'Some streets',
  premises: 'Some addresses',
}
export const streetsLabel = 'Streets'
export const streetsMissing = 'Choose at least one street'
export const streetOption = (name: string, count: number) => `${name} (${quantity(count, 'address', 'addresses')})`
export const addressesLabel = 'Addresses'
export const addressesMissing = 'Choose at least one address'
export const addressesHint = 'Type at least three characters of an address.'
export const otherCommunity = 'One of the addresses is in another community. Choose again.'
export const unknownStreet = 'One of the streets isn’t in this community. Choose again.'
export const nothingAffected = 'No customer has one of these services there.'
export const addressesText = (count: number) => quantity(count, 'address', 'addresses')
export const affectedCount = (customers: number, addresses: number) =>
  `Affects ${quantity(customers, 'customer', 'customers')} at ${quantity(addresses, 'address', 'addresses')}.`
export const startedLabel = (zone: string) => `Started (${zone})`
export const expectedLabel = (zone: string) => `Service expected back (optional, ${zone})`
export const startMissing = 'Enter when the outage started'
export const startsInFuture = 'The start can’t be in the future. Announce planned work instead.'
export const startsTooEarly = `The start can’t be more than ${maxOutageAgeDays} days ago.`
export const expectedInPast = 'The expected end must be in the future.'
export const messageLabel = 'Message to customers'
export const startMessageHint = 'For example: A cable was cut on Mill Road. Our crew is repairing it.'
export const endMessageHint = 'For example: The cable is repaired, and all services are back.'
export const recorded = 'Outage recorded. We’re notifying the affected customers.'
export const postUpdate = 'Post update'
export const postUpdateEffect = 'Affected customers get this update by email or text message, as they chose.'
export const updatePosted = 'Update posted. We’re notifying the affected customers.'
export const endOutage = 'End outage'
export const endEffect = 'Affected customers are notified that service is back.'
export const finishReports = (count: number) =>
  plural(count, 'Mark the attached report as done', `Mark the ${countText(count)} attached reports as done`)
export const finishReportsHint = 'Customers whose service is still out can reopen them.'
export const ended = 'Outage ended. We’re notifying the affected customers.'
export const notEndedYet = 'You can propose credits once the outage has ended.'
export const alreadyEnded = 'This outage has already ended.'
export const stateLabels: Record<OutageState, string> = { open: 'Open', ended: 'Ended' }
export const areaColumn = 'Area'
export const customersColumn = 'Customers'
export const reportsColumn = 'Reports'
export const startedColumn = 'Started'
export const expectedColumn = 'Expected back'
export const endColumn = 'End'
export const endedColumn = 'Ended'
export const unknownTime = 'Unknown'
export const detailsOf = (outage: string) => `Details: ${outage}`
export const updates = 'Updates'
export const updateKindLabels: Record<OutageUpdateKind, string> = {
  started: 'Recorded',
  updated: 'Update',
  ended: 'Service back',
}
export const reports = 'Reports from customers'
export const reportedColumn = 'Reported'
export const noReports = 'No customer has reported this outage yet. New reports are attached automatically.'
export const moreReports = (shown: number, count: number) =>
  `The newest ${countText(shown)} of ${countText(count)} reports.`
export const backToOutages = 'All outages'
export const proposeCredits = 'Propose credits'

// Texts about credits.
export const proposedCredits = 'Credits for an outage'
export const proposalSummary = (accounts: number, amount: string, days: number) =>
  `${quantity(accounts, 'account', 'accounts')}, ${amount} in total: one-thirtieth of the monthly price for ${quantity(days, 'day', 'days')}.`
export const alreadyCredited = (count: number) =>
  plural(
    count,
    '1 account already got an outage credit since it started and isn’t included.',
    `${countText(count)} accounts already got an outage credit since it started and aren’t included.`,
  )
export const nothingToCredit = 'No affected account has a monthly price to credit, or all of them have been credited.'
export const creditComment = (community: string, day: string) => `Outage in ${community} on ${day}`
