/** Texts about property requests. */

import { countText, plural, quantity } from '../../format/plural'
import type { LotRequestKind, lotRequests } from '../../services/properties'

export const viewOnlyHint =
  'You can view properties but not request work at them. Ask the account holder to request it.'
export const newPropertyRequest = 'New property request'
export const whatYouNeed = 'What you need'
export const requestType = 'Request type'
export const visitTitle = 'Date and site contact'
export const visitDaysHint = 'Monday to Friday, starting tomorrow.'
export const onSiteContact = 'On-site contact'
export const onSitePhone = 'On-site phone'
export const newOwner = 'New owner'
export const contactForVisit = 'Name and phone number. For several properties, name each owner.'
export const notesOptional = 'Notes (optional)'
export const addDocuments = 'Add documents'
export const uploadsUnfinished = 'Your documents are still uploading. Wait until they’re done.'
export const sendRequest = 'Send request'
export const whichProperties = 'Which properties'
export const selectedLots = 'Selected properties'
export const searchLabel = 'Search by address, lot or community'
export const yourPropertiesNotLoaded = 'We couldn’t load your properties.'
export const noProperties = 'There are no properties in your list yet.'
export const noMatchTitle = 'No properties match your search.'
export const propertiesCaption = 'Properties to choose from'
export const openRequests = (openRequests: number) => quantity(openRequests, 'open request', 'open requests')
export const properties = (count: number) => quantity(count, 'property', 'properties')
export const sentTitle = (many: string) => `We have your request for ${many}.`
export const nothingWasRequested = 'Nothing was requested.'
export const alreadyRequested = 'Already requested'
export const requestAgain = (count: number) =>
  plural(count, 'Request it again', `Request these ${countText(count)} again`)
export const notPossible = 'Not possible'
export const propertiesLink = 'Back to the properties'
export const requestNumber = 'Request number'
export const copyNumber = 'Copy the request number'
export const sharedRequestNumber = 'Shared request number'
export const copySharedNumber = 'Copy the shared request number'
export const siteReadiness = 'Site readiness'
export const readinessLegend = 'Confirm each of these'
export const tooManyProperties = (propertiesPerCall: number) =>
  `A request can include up to ${propertiesPerCall} properties`
export const dayIsRequired = 'Day is required'
export const leftOut = (count: number) =>
  `${quantity(count, 'property was', 'properties were')} left out. The reasons are below.`
export const titleForLots = (title: string, count: number) =>
  `${title} for ${quantity(count, 'property', 'properties')}`
export const selectedCount = (count: number) => `${countText(count)} selected`
export const notEligible = (count: number, total: number) =>
  plural(
    count,
    `1 of ${quantity(total, 'property', 'properties')} isn’t eligible. The reason is at the end of the list.`,
    `${countText(count)} of ${countText(total)} properties aren’t eligible. See the end of the list for the reasons.`,
  )
export const selectEligible = (count: number) => `Select all ${countText(count)} eligible`
export const selectMatching = (count: number) => `Select all ${countText(count)} matching`
export const requestedDate = 'Requested date'
/** The answer to a statement that the builder confirmed. */
export const confirmedAnswer = 'Confirmed'
export const contactAnswer = (name: string, phone: string) => `${name}, ${phone}`

export const kindLabels: Record<LotRequestKind, string> = {
  meter_set: 'Meter set',
  service_line: 'Service line',
  drop: 'Fiber drop',
  temporary: 'Temporary service',
  owner_transfer: 'Transfer to the owner',
  bulk_activation: 'Activate several homes',
}

/** The work that a request asks for. */
export const kindHints: Record<LotRequestKind, string> = {
  meter_set: 'We set a gas meter at each lot.',
  service_line: 'We lay a gas line from the main to each lot.',
  drop: 'We bring fiber from the street to each house.',
  temporary: 'Service during construction, such as heat or a site office.',
  owner_transfer: 'Each home gets its own account, and we stop billing you for it that day.',
  bulk_activation: 'We turn on the selected services in many homes on one day.',
}

/** The builder confirms these statements before a crew visits. */
export const readinessStatements: {
  [Kind in LotRequestKind]: Record<(typeof lotRequests)[Kind]['readiness'][number], string>
} = {
  meter_set: {
    pressure_test: 'The house line passed its pressure test.',
    address_posted: 'The address is posted at the street.',
    riser: 'The riser is installed.',
    trench: 'The trench is open or the line is in.',
  },
  service_line: {
    grade: 'The lot is at final grade, give or take six inches.',
    stakes: 'The meter location is staked.',
    clear: 'The path from the street is clear.',
  },
  drop: {
    conduit: 'The conduit is in, with a pull string.',
    address_posted: 'The address is posted at the street.',
    clear: 'The path from the street is clear.',
  },
  temporary: {
    access: 'Our crew can reach the lot by truck.',
    pad: 'The spot for our equipment is level and dry.',
  },
  owner_transfer: {
    occupancy: 'The certificate of occupancy is issued.',
    owner_knows: 'The new owner knows we’ll call.',
  },
  bulk_activation: {
    power: 'The power is on in each home.',
    equipment: 'The equipment for the selected services is installed.',
  },
}
