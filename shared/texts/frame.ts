/** Texts about the header, the menu and what surrounds every page. */

// Fixed by the specification.
export const selectServiceAddress = 'Select Service Address'

// The product's own.
export const findAPage = 'Find a page'
export const noPagesFoundTheMenu = 'No pages found. The menu lists all pages.'
export const whereYouWereLast = 'Where you were last'
export const youHaveDoneNothingFor = `You have done nothing for a while. In <span/><hidden/> seconds you will be signed out. What you have typed is kept.`
export const areYouStillThere = 'Are you still there?'
export const staySignedIn = 'Stay signed in'
export const logOut = 'Log out'
export const thereIsNoPageAt = `There is no page at <code/>. It may have moved, or the address has a slip in it.`
export const goToTheHomePage = 'Go to the home page'
export const loadingThePresentVersion = 'Loading the present version'
export const thisPageCouldNotBeLoaded = 'This page could not be loaded.'
export const thisPageHasAFault = 'This page has a fault.'
export const theConnectionMayHaveDropped =
  'The connection may have dropped, or the portal was just updated. The page comes by itself when the connection is back; you can also try again now.'
export const theRestOfThePortal = (unexpected: string) => `${unexpected} The rest of the portal still works.`
export const pageNotFound = 'Page not found'
export const savedFiles = 'Saved files'
export const saving = (name: string) => `Saving ${name}`
export const cancelSaving = (name: string) => `Cancel saving ${name}`
export const isSaved = (name: string) => `${name} is saved`
export const showInItsFolder = (name: string) => `Show ${name} in its folder`
export const showInFolder = 'Show in folder'
export const saved = 'Saved.'
export const wasNotSaved = (name: string) => `${name} was not saved`
export const savingOfName = (name: string) => `Saving ${name}.`
export const isSavedWithName = (name: string) => `${name} is saved.`
export const wasNotSavedWithNameAndMessage = (name: string, message: string) => `${name} was not saved. ${message}`
export const fromTheDesktopApp = 'From the desktop app'
export const theServerCannotBeReached = 'The server cannot be reached.'
export const whatYouSeeMayBe =
  'What you see may be old, and nothing can be saved. This goes away by itself once it answers.'
export const thePageHadStoppedAnd = 'The page had stopped and was loaded anew.'
export const whatWasBeingTypedMay = 'What was being typed may be lost: look before you go on.'
export const whatCanBeDone = 'What can be done'
export const versionOfTheAppIsAvailable = (version: string | number) => `Version ${version} of the app is available.`
export const moreAboutUpdates = 'More about updates'
export const whoeverLooksAfterYourComputer = 'Whoever looks after your computer installs it.'
export const yourAccountIsNotAvailable = 'Your account is not available'
export const yourDetailsCouldNotBeLoaded = 'Your details could not be loaded.'
export const theCustomerIsNotAvailable = 'The customer is not available'
export const theAccountOfTheCustomer = 'The account of the customer whom you opened could not be loaded.'
export const closeCustomer = 'Close customer'
export const thereIsNoServiceAddress = 'There is no service address on this sign-in yet.'
export const noAddressMatchesTryThe = "No address matches. Try the street's name or the house number."
export const copyBillingAccountNumber = 'Copy billing account number'
export const width5625em = '(width < 56.25em)'
export const copyright2025 = (brandName: string) => `Copyright 2025 ${brandName}`
export const skipToContent = 'Skip to content'
export const loadingTheMenu = 'Loading the menu'
export const loadingYourAccounts = 'Loading your accounts'
export const mainMenu = 'Main menu'
export const newLabel = 'new'
export const messageUnanswered = 'message unanswered'
export const messagesUnanswered = 'messages unanswered'
export const waiting = 'waiting'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const openMenu = 'Open menu'
export const profileOf = (name: string) => `Profile of ${name}`
export const editAccount = 'Edit account'
export const desktopAppSettings = 'Desktop app settings'
export const findACustomer = 'Find a customer'
export const breadcrumb = 'Breadcrumb'
export const home = 'Home'
export const writeAMessage = 'Write a message'
export const openTheirPortal = 'Open their portal'
export const issueACredit = 'Issue a credit'
export const resetPassword = 'Reset password'
export const createPortalLogin = 'Create portal login'
export const customersAccounts = 'customers’ accounts'
export const whatThereIsOfTheCustomer = 'What there is of the customer'
export const overview = 'Overview'
export const bills = 'Bills'
export const payments = 'Payments'
export const methods = 'Methods'
export const requests = 'Requests'
export const usage = 'Usage'
export const people = 'People'
export const deposits = 'Deposits'
export const documents = 'Documents'
export const timeline = 'Timeline'
export const audit = 'Audit'
