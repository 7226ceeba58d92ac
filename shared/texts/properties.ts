/** Texts about properties. */
import { plural } from './plural'

export const unknown = 'This property is not in your list.'
export const changed = 'Somebody changed this property after you opened it. Compare, then save again.'
export const notAvailable = (service: string) => `${service} is not available at this address, so it cannot be chosen.`
export const isActive = (service: string) =>
  `${service} is active at this address. Ask us to end the service before you take it off.`
export const twice = 'This property is named more than once. Only its first line counts.'
export const nothing = 'There was nothing to change.'
export const duplicate = (number: string) => `There is an open request of this kind already: ${number}.`
export const notServed = (service: string) => `${service} is not available at this address.`
export const alreadyServed = (service: string) => `${service} is active at this address already.`
export const notReady = 'Confirm this before you ask for it'
export const listNotReady = 'Confirm every point of the list before you ask for it'
export const ownerRequired = 'New owner is required'
export const oneCustomer = 'Staff ask for the properties of one customer at a time. Choose those of one.'
export const noLots = 'Choose at least one property'
export const addAProperty = 'Add a property'
export const youCanAddAddressesThat =
  'You can add addresses that nobody has yet, in communities where you have properties already. For another community, ask the builder desk.'
export const theAddresses = 'The addresses'
export const noAddressHolds = 'No address holds “'
export const checkTheSpellingOrType = '”. Check the spelling, or type less of it.'
export const addressesFound = 'Addresses found'
export const isInYourListNow = (streetAddress: string) => `${streetAddress} is in your list now.`
export const add = 'Add'
export const cannotBeAdded = 'Cannot be added'
export const chosenProperties = 'Chosen properties'
export const selectThisPage = 'Select this page'
export const selectAllMatching = (totalCount: number) => `Select all ${totalCount} matching`
export const changeStageOrServices = 'Change stage or services'
export const clearSelection = 'Clear selection'
export const theProperties = 'The properties'
export const noneSelected = 'None selected'
export const chooseWhatToChange = 'Choose what to change'
export const changePropertyProperties = (count: string | number, isCount: boolean) =>
  `Change ${count} ${isCount ? 'property' : 'properties'}`
export const changedSoFar = (done: number) => `Changed ${done} so far`
export const leaveAsItIs = 'Leave as it is'
export const chooseForTheLot = 'Choose for the lot'
export const takeOff = 'Take off'
export const stage = 'Stage'
export const properties = (count: number, what: string) => `${count} ${plural(count, 'property', 'properties')} ${what}`
export const wouldBeChanged = 'would be changed.'
export const wasChanged = 'was changed.'
export const wereChanged = 'were changed.'
export const isSoAlready = 'is so already.'
export const areSoAlready = 'are so already.'
export const cannotBeChangedTheReasons = 'cannot be changed. The reasons are below.'
export const theLastWereNotTried = (failure: string, left: number) =>
  `${failure} The last ${left} were not tried; do it again for them.`
export const notChanged = 'Not changed'
export const notChosen = 'not chosen'
export const lot = 'Lot'
export const isNow = 'is now'
export const youHave = '; you have'
export const keepMine = 'Keep mine'
export const takeWhatIsThereNow = 'Take what is there now'
export const theFileIsLargerThan = 'The file is larger than 5 MB. Split it, and import the parts.'
export const theFileCouldNotBe = 'The file could not be read. Save it again, and choose it once more.'
export const importProperties = 'Import properties'
export const exportTheListChangeLot =
  'Export the list, change lot, stage or services (yes or no) in a spreadsheet, and choose that file here. Nothing is changed before you have seen what would be.'
export const lineLinesCannotBeRead = (isCount: boolean) => `${isCount ? 'line' : 'lines'} cannot be read`
export const line = 'Line'
export const yourProperties = 'Your properties'
export const thereIsNoPropertyIn =
  'There is no property in your list yet. Add one by its address, or ask the builder desk to do it.'
export const propertiesByStage = 'Properties by stage'
export const noPropertyMatchesTheSearch = 'No property matches the search and filters.'
export const theProperty = 'The property'
export const addOneByItsAddress = 'Add one by its address'
export const thereIsNoPropertyInYour = 'There is no property in your list yet.'
export const propertyPropertiesExported = (count: string | number, isCount: boolean) =>
  `${count} ${isCount ? 'property' : 'properties'} exported.`
export const importCsv = 'Import CSV'
export const addProperty = 'Add property'
export const property = 'Property'
export const thisProperty = 'This property'
export const weCouldNotFindThis = 'We could not find this property in your list. It may belong to somebody else.'
export const copyThePremiseNumber = 'Copy the premise number'
export const lastChanged = 'Last changed'
export const anyServiceActive = 'Any service active'
export const noServiceActive = 'No service active'
export const filterProperties = 'Filter properties'
export const searchByAddressLotOrCommunity = 'Search by address, lot or community'
export const order = 'Order'
export const propertySaved = 'Property saved.'
export const servicesChosenForThisLot = 'Services chosen for this lot'
export const activeEndTheServiceFirst = 'active, end the service first'
export const notAvailableHere = 'not available here'
export const undo = 'Undo'
export const openRequests = 'Open requests'
export const changedText = 'Changed'
export const aRequestTakesPropertiesAtMost = (propertiesPerCall: number) =>
  `A request takes ${propertiesPerCall} properties at most.`
export const newRequestForThese = 'New request for these'
export const servicesAndServicePoints = 'Services and service points'
export const theServicePoints = 'The service points'
export const notAvailableText = 'Not available'
export const chosenForThisLot = 'Chosen for this lot'
export const servicePoint = 'Service point'
export const copyTheServicePoint = (service: string | number) => `Copy the ${service} service point`
export const activeUsers = 'Active users'
export const activeSince = 'Active since'
export const meter = 'Meter'
export const lastRead = 'Last read'
export const theFileIsEmptyChoose = 'The file is empty. Choose the one that you exported and changed.'
export const thisIsNotAList =
  'This is not a list of properties: its first line must name the columns “premise” and “version”. Export the list, change it, and import that file.'
export const theColumnPremiseMustHold = 'The column “premise” must hold a number such as PR-12345678.'
export const theColumnVersionMustHold = 'The column “version” must hold the number that was exported.'
export const lotCannotBeMoreThanCharacters = (lotLimit: number) => `Lot cannot be more than ${lotLimit} characters.`
export const isNoStageUseOneOf = (stage: string | number, premiseStages: string | number) =>
  `“${stage}” is no stage. Use one of: ${premiseStages}.`
export const theColumnMustHoldYes = (columnOfBlock: string | number) =>
  `The column “${columnOfBlock}” must hold yes or no.`
