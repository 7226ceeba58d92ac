/** Texts about customers. */

// Fixed by the specification.
export const fillOne = 'Please fill at least one filter field to search.'
export const billingAccounts = 'Billing accounts'

// The product's own.
export const typeMore = 'Type at least three letters or digits.'
export const type3LettersOrMore = 'Type 3 letters or more'
export const noAddressHoldsThis = 'No address holds this.'
export const announcedToThemNow = 'Announced to them now'
export const nothingIsAnnouncedToThisCustomer = 'Nothing is announced to this customer.'
export const until = (day: string) => `until ${day}`
export const workingOnACustomersAccount = 'Working on a customer’s account'
export const workingOnTheAccountOf = 'Working on the account of'
export const switchAccount = 'Switch account'
export const backTo = (name: string) => `Back to ${name}`
export const copyCustomerNumber = 'Copy customer number'
export const closeCustomer = 'Close customer'
export const none = 'none'
export const lastSignedIn = `last signed in <date/>`
export const stateOfTheAccount = 'State of the account'
export const owesNothing = 'Owes nothing'
export const credit = (amount: string) => `${amount} credit`
export const pastDueSince = (amount: string, day: string) => `${amount} past due since ${day}`
export const dunning = 'Dunning:'
export const openRequest = 'open request'
export const unanswered = (count: string) => `${count} unanswered`
export const noAutopay = 'No autopay'
export const autopayOn = 'Autopay on'
export const autopayOnOfBills = (count: number, all: number) => `Autopay on ${count} of ${all} bills`
export const noS = (noun: string) => `No ${noun}s`
export const thisCustomerHasNoBillingAccount = 'This customer has no billing account.'
export const closed = 'Closed'
export const workingOn = (numberValue: string | number) => `Working on ${numberValue}`
export const workOn = (numberValue: string | number) => `Work on ${numberValue}`
export const addresses = (count: string | number) => `Addresses (${count})`
export const addressesText = 'Addresses'
export const thisCustomerHasNoService = 'This customer has no service at any address.'
export const theOthersAreUnderServices = 'The others are under Services, with a search.'
export const findACustomerByName = 'Find a customer by name, address, phone, email, account or case number'
export const customersYouOpenedLast = 'Customers you opened last'
export const theCustomersYouOpenedLast = 'The customers you opened last'
export const youHaveOpenedNoneYet = 'You have opened none yet. Find one above, or with the search in the header.'
export const theCustomers = 'The customers'
export const nothingOfAnyCustomerHolds = (words: string) =>
  `Nothing of any customer holds “${words}”. Check the spelling, or type less of it: a part of the name, the street without its number, the last digits of the phone.`
export const customers = 'customers'
export const typeMoreOfWhatYouKnow = 'type more of what you know.'
export const noneYet = 'None yet'
export const contact = 'Contact'
export const noPhone = 'No phone'
export const noPortalLogin = 'No portal login'
export const open = 'Open'
export const customersFound = 'Customers found'
export const theCustomerReadsOutA = 'The customer reads out a help code'
export const codeOfSixDigits = 'Code of six digits'
export const theyFindItOnThe = 'They find it on the website under Support. It tells you that it is them.'
export const openAccount = 'Open account'
export const whatHappenedLately = 'What happened lately'
export const showAll = 'Show all'
export const nothingElseHasHappenedNothing = (hasCount: boolean) =>
  `${hasCount ? 'Nothing else has happened' : 'Nothing has happened'} on this account yet.`
export const yourRoleDoesNotShowHere = (one: string) => `Your role does not show ${one} here.`
export const noteSaved = 'Note saved.'
export const saveNote = 'Save note'
export const staffSeeItInThe = 'Staff see it in the timeline. The customer does not.'
export const billingAccountAt = (numberValue: string, services: string) =>
  `Billing account ${numberValue}: ${services} at`
export const anotherOneIsChosenWith = ' Another one is chosen with the address and service above, or in the overview.'
export const findACustomer = 'Find a customer'
export const reset = 'Reset'
export const moreThanCustomersFit = (count: string) => `More than ${count} customers fit`
export const theseAreTheFirst = 'These are the first'
export const byNameFillInMore = 'by name. Fill in more to see fewer.'
export const noAddressIsLike = (words: string) => `No address is like “${words}”.`
export const times = (count: number) => `${count} times`
export const since = `Since <date/>`
export const paymentOf = (amount: string) => `Payment of ${amount}`
export const refundOf = (amount: string) => `Refund of ${amount}`
export const billOf = (amount: string) => `Bill of ${amount}`
export const due = (day: string) => `· due ${day}`
export const writtenBy = (writtenBy: string | number) => ` · Written by ${writtenBy}`
export const wrote = 'wrote'
export const noteOf = 'Note of'
export const customersDoNotSeeIt = '. Customers do not see it.'
export const whatOfItIsShown = 'What of it is shown'
export const whatHappenedNewestFirst = 'What happened, newest first'
export const theTimeline = 'The timeline'
export const nothingOfThisKindHas = (hasPart: boolean) =>
  `${hasPart ? 'Nothing of this kind has happened' : 'Nothing has happened'} yet.`
export const showOlder = 'Show older'
export const landDeveloper = 'Land developer'
export const noCustomersFoundCheckThe = 'No customers found. Check the spelling or try fewer characters.'
