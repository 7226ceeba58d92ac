/** Texts about property requests. */
import { plural } from './plural'

export const yourSignInCanLook =
  'Your sign-in can look at properties but not ask for work at them. Ask the account holder to do so.'
export const newPropertyRequest = 'New property request'
export const whatIsNeeded = 'What is needed'
export const kindOfRequest = 'Kind of request'
export const whenAndWhoIsThere = 'When, and who is there'
export const mondayToFridayFromTomorrowOn = 'Monday to Friday, from tomorrow on.'
export const onSiteContact = 'On-site contact'
export const telephoneOnSite = 'Telephone on site'
export const newOwner = 'New owner'
export const nameAndTelephoneWithSeveral = 'Name and telephone. With several lots, name each.'
export const notesOptional = 'Notes (optional)'
export const addDocuments = 'Add documents'
export const yourDocumentsAreStillOn = 'Your documents are still on their way. Wait until they have arrived.'
export const sendRequest = 'Send request'
export const whichLots = 'Which lots'
export const chosen = 'chosen'
export const searchByAddressLotOrCommunity = 'Search by address, lot or community'
export const yourProperties = 'Your properties'
export const thereIsNoPropertyIn = 'There is no property in your list yet.'
export const noPropertyMatchesTheSearch = 'No property matches the search.'
export const ofLabel = (totalCount: number) => `${totalCount} of`
export const cannotHaveThisTheyStand = 'cannot have this. They stand last, each with the reason.'
export const lotsToChooseFrom = 'Lots to choose from'
export const theProperties = 'The properties'
export const openRequests = (openRequests: number) =>
  `${openRequests} open ${plural(openRequests, 'request', 'requests')}`
export const properties = (count: number) => `${count} ${plural(count, 'property', 'properties')}`
export const weHaveYourRequestFor = (many: string) => `We have your request for ${many}.`
export const nothingWasAskedFor = 'Nothing was asked for.'
export const askedForAlready = 'Asked for already'
export const askAgainFor = (value: string) => `Ask again for ${value}`
export const notPossible = 'Not possible'
export const backToTheProperties = 'Back to the properties'
export const commonNumber = 'Common number'
export const copyTheCommonNumber = 'Copy the common number'
export const readyAtEveryLot = 'Ready at every lot'
export const confirmEachOfThese = 'Confirm each of these'
export const aRequestTakesPropertiesAtMost = (propertiesPerCall: number) =>
  `A request takes ${propertiesPerCall} properties at most`
export const dayIsRequired = 'Day is required'
