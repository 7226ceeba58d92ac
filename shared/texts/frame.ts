/** Texts about the header, the menu and what surrounds every page. */
import { percentText, quantity } from '../format/plural'

// Fixed by the specification.
export const selectServiceAddress = 'Select Service Address'
export const logOut = 'Log out'
export const copyright2025 = (brandName: string) => `Copyright 2025 ${brandName}`

// The texts below are not in the specification.
export const quickAccess = 'Quick access'
export const help = 'Help'
export const smellGas = 'Smell gas?'
export const findAPage = 'Find a page'
export const noPagesFound = 'No pages found. The menu lists all pages.'
export const recentPages = 'Recent pages'
export const warningNotLoaded = 'We couldn’t load the sign-out warning.'
export const signOutCountdown = `You’ll be signed out in <span/><hidden/> seconds. We’ll keep what you’ve typed.`
export const idleTitle = 'Are you still there?'
export const staySignedIn = 'Stay signed in'
export const noAddressFound = `We can’t find <code/>. Check the address or search below.`
export const homeLink = 'Go to the home page'
export const updating = 'Loading the latest version'
export const pageNotLoaded = 'We couldn’t load this page.'
export const pageFailed = 'Something went wrong on this page.'
export const chunkFailureHint =
  'The connection may have dropped, or the portal was just updated. The page will load when you’re back online, or you can try again now.'
export const partFailure = (unexpected: string) => `${unexpected} The rest of the portal still works.`
export const pageNotFound = 'Page not found'
export const savedFiles = 'Saved files'
export const saving = (name: string) => `Saving ${name}`
export const cancelSaving = (name: string) => `Cancel saving ${name}`
export const isSaved = (name: string) => `${name} is saved`
export const showFileLabel = (name: string) => `Show ${name} in its folder`
export const showInFolder = 'Show in folder'
export const saved = 'Saved.'
export const wasntSaved = (name: string) => `${name} wasn’t saved`
export const savingOfName = (name: string) => `Saving ${name}.`
export const fileSaved = (name: string) => `${name} is saved.`
export const wasntSavedWith = (name: string, message: string) => `${name} wasn’t saved. ${message}`
export const appNoticesLabel = 'From the desktop app'
export const serverUnreachable = 'We can’t reach the server.'
export const offlineExplanation =
  'What you see may be out of date, and you can’t save changes. This message will go away once we’re connected again.'
export const pageReloaded = 'The page stopped working, so we reloaded it.'
export const pageReloadedHint = 'You may have lost what you were typing. Check before you continue.'
export const settingsLink = 'What you can do'
export const updateAvailable = (version: string) => `Version ${version} of the app is available.`
export const moreAboutUpdates = 'More about updates'
export const updateHint = 'Your computer’s administrator will install it.'
export const accountNotAvailable = 'Your account isn’t available'
export const detailsNotLoaded = 'We couldn’t load your details.'
export const customerNotAvailable = 'This customer isn’t available'
export const customerNotLoaded = 'We couldn’t load this customer’s account.'
export const closeCustomer = 'Close customer'
export const moreAddressesHint = 'Type part of an address to find others.'
export const noServiceAddress = 'There’s no service address on this login yet.'
export const noAddressMatches = 'No addresses match. Try the street name or house number.'
export const copyAccountNumber = 'Copy billing account number'
export const skipToContent = 'Skip to content'
export const loadingTheMenu = 'Loading the menu'
export const loadingYourAccounts = 'Loading your accounts'
export const mainMenu = 'Main menu'
export const newMessageCount = (count: number) => quantity(count, 'new message', 'new messages')
export const waitingRequestCount = (count: number) =>
  quantity(count, 'request waiting for you', 'requests waiting for you')
export const accessRequestCount = (count: number) => quantity(count, 'access request', 'access requests')
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const openMenu = 'Open menu'
export const profileOf = (name: string) => `${name}’s profile`
export const findACustomer = 'Find a customer'
export const breadcrumb = 'Breadcrumb'
export const home = 'Home'
export const writeAMessage = 'Write a message'
export const openTheirPortal = 'Open their portal'
export const issueACredit = 'Issue a credit'
export const resetPassword = 'Reset password'
export const createPortalLogin = 'Create portal login'
export const customerSections = 'Customer sections'
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
export const zoom = (percent: number) => `Zoom ${percentText(percent)}`
export const unansweredCount = (count: number) => quantity(count, 'unanswered message', 'unanswered messages')
export const commandPaletteNotLoaded = 'We couldn’t load the command palette.'
export const serviceStatus = 'Service status'
export const savingFile = 'Saving…'
