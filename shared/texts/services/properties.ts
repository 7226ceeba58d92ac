/** Texts about properties. */

import { countText, quantity } from '../../format/plural'
import type { PremiseStage } from '../../services/properties'

export const lotCount = (count: number) => quantity(count, 'property', 'properties')
export const unknown = 'This property isn’t in your list.'
export const changed = 'Someone changed this property after you opened it. Compare, then save again.'
export const notAvailable = (service: string) => `${service} isn’t available at this address, so you can’t choose it.`
export const isActive = (service: string) =>
  `${service} is active at this address. Ask us to stop the service before you remove it.`
export const twice = 'This property is listed more than once. We use only its first line.'
export const nothing = 'Nothing to change.'
export const duplicate = (number: string) => `There’s already an open request of this type: ${number}.`
export const notServed = (service: string) => `${service} isn’t available at this address.`
/** `stage` is the label of a stage. */
export const laterStage = (stage: string) => `This home is already at “${stage}”, so it’s past this step.`
export const alreadyServed = (service: string) => `${service} is already active at this address.`
export const notReady = 'Confirm this before you submit the request'
export const listNotReady = 'Check every item before you send the request'
export const ownerRequired = 'New owner is required'
export const oneCustomer = 'Choose the properties of only one customer at a time.'
export const noLots = 'Select at least one property'
export const addAProperty = 'Add a property'
export const addHint =
  'You can add addresses that aren’t in anyone’s list yet, in communities where you already have properties. For another community, ask the builder desk.'
export const noAddressMatches = (search: string) =>
  `No address matches “${search}”. Check the spelling or shorten your search.`
export const addressesFound = 'Addresses found'
export const addedToast = (streetAddress: string) => `${streetAddress} is now in your list.`
export const add = 'Add'
export const cantBeAdded = 'Can’t be added'
export const chosenProperties = 'Chosen properties'
export const selectThisPage = 'Select this page'
export const selectAllMatching = (totalCount: number) => `Select all ${countText(totalCount)} matching`
export const changeSelected = 'Change stage or services'
export const noneSelected = 'None selected'
export const changeMissing = 'Choose what to change'
export const changedSoFar = (done: number) => `Changed ${countText(done)} so far`
export const unchangedOption = 'Leave as it is'
export const chooseOption = 'Choose for the lot'
export const stage = 'Stage'
export const untried = (failure: string, left: number) =>
  `${failure} We didn’t get to ${quantity(left, 'property', 'properties')}. Try again.`
export const notChanged = 'Not changed'
export const serviceStates = {
  active: 'active',
  inactive: 'not active',
  selected: 'chosen for the lot',
  available: 'available',
  pre_installed: 'pre-installed',
} as const
export const sortOrders = {
  address: 'Address',
  lot: 'Lot',
  community: 'Community',
  stage: 'Stage',
  changed: 'Last changed',
} as const
export const selected = 'chosen'
export const notSelected = 'not chosen'
export const none = 'none'
export const lot = 'Lot'
export const difference = (theirs: string, mine: string) => `<field/> is now ${theirs}; you have ${mine}.`
export const keepMine = 'Keep mine'
export const takeLatest = 'Use the current version'
export const importTooLarge = 'The file is larger than 5 MB. Split it and import the parts.'
export const importProperties = 'Import properties'
export const importHint =
  'Export the list, edit the lot, stage or services (yes or no) in a spreadsheet, and choose that file here. Nothing changes until you’ve seen a preview.'
export const unreadableLines = (count: number) => `${quantity(count, 'line', 'lines')} can’t be read`
export const lineNumber = (line: number) => `Line ${line}`
export const yourPropertiesNotLoaded = 'We couldn’t load your properties.'
export const noProperties =
  'There are no properties in your list yet. Add one by its address, or ask the builder desk to do it.'
export const propertiesByStage = 'Properties by stage'
export const noMatch = 'No properties match your search and filters.'
export const propertyNotLoaded = 'We couldn’t load the property.'
export const addByAddress = 'Add one by its address'
export const noOwnProperties = 'There are no properties in your list yet.'
export const exported = (count: number) => `${quantity(count, 'property', 'properties')} exported.`
export const importCsv = 'Import CSV'
export const addProperty = 'Add property'
export const property = 'Property'
export const thisPropertyNotLoaded = 'We couldn’t load this property.'
export const propertyNotFound = 'We couldn’t find this property in your list. It may belong to someone else.'
export const copyNumber = 'Copy the premise number'
export const anyServiceActive = 'Any service active'
export const noServiceActive = 'No service active'
export const filterProperties = 'Filter properties'
export const searchLabel = 'Search by address, lot or community'
export const sortBy = 'Sort by'
export const propertySaved = 'Property saved.'
export const chosenServicesCaption = 'Services chosen for this lot'
export const activeService = `<service/> <small>active. Stop the service first.</small>`
export const unavailableService = `<service/> <small>isn’t available at this address.</small>`
export const undo = 'Undo'
export const openRequests = 'Open requests'
export const changedLabel = 'Changed'
export const tooManySelected = (propertiesPerCall: number) =>
  `A request can include up to ${propertiesPerCall} properties.`
export const requestForSelected = 'New request for these'
export const servicesTitle = 'Services and service points'
export const servicePointsNotLoaded = 'We couldn’t load the service points.'
export const servicePoint = 'Service point'
export const copyServicePoint = (service: string) => `Copy the ${service} service point`
export const activeUsers = 'Active users'
export const activeSince = 'Active since'
export const meter = 'Meter'
export const lastRead = 'Last read'
export const emptyFile = 'The file is empty. Choose the one you exported and edited.'
export const notAList =
  'This isn’t a list of properties: its first line must name the columns “premise” and “version”. Export the list, edit it, and import that file.'
export const invalidPremiseColumn = 'The column “premise” must contain a number such as PR-12345678.'
export const invalidVersionColumn = 'The column “version” must contain the number that was exported.'
export const importUnknownStage = (stage: string, premiseStages: string) =>
  `“${stage}” isn’t a stage. Use one of: ${premiseStages}.`
export const invalidYesNo = (columnOfBlock: string) => `The column “${columnOfBlock}” must contain yes or no.`
export const meterDisconnected = 'Disconnected'
export const meterConnected = 'Connected'
export const withMeterNumber = (state: string, number: string) => `${state}, no. ${number}`
export const selectedOf = (count: number, total: number) => `${countText(count)} of ${countText(total)} selected`
export const changeProperties = (count: number) => `Change ${quantity(count, 'property', 'properties')}`
export const wouldChange = (count: number) => `${quantity(count, 'property', 'properties')} would be changed.`
export const haveChanged = (count: number) => `${quantity(count, 'property was', 'properties were')} changed.`
export const alreadySet = (count: number) => `${quantity(count, 'property is', 'properties are')} already set this way.`
export const cantChange = (count: number) =>
  `${quantity(count, 'property', 'properties')} can’t be changed. See the reasons below.`

export const stageLabels: Record<PremiseStage, string> = {
  planned: 'Planned',
  line_in: 'Line in',
  meter_set: 'Meter set',
  drop: 'Drop',
  activated: 'Activated',
  occupied: 'Occupied',
  vacant: 'Vacant',
}
export const activeServiceTag = (service: string) => `${service} active`
export const pendingServiceTag = (service: string) => `${service} pending`

/** The states of a service point. */
export const pointStateLabels = {
  not_available: 'Not available',
  active: 'Active',
  chosen: 'Chosen for this lot',
  pre_installed: 'Pre-installed',
  available: 'Available',
} as const
