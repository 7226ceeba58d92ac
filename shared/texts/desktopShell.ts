/** Texts of the desktop app itself: its menus, dialogs, notifications, and the pages that replace the portal's. */
import { countText, plural, quantity } from '../format/plural'

export const productName = 'Care Console'

/** The entries of the menu, in which `&` precedes the key of each. */
export const menu = {
  edit: '&Edit',
  window: '&Window',
  file: '&File',
  view: '&View',
  go: '&Go',
  help: '&Help',
  settings: 'Settings…',
  print: '&Print…',
  savePdf: 'Save Page as P&DF…',
  reload: '&Reload',
  zoomIn: 'Zoom &In',
  zoomOut: 'Zoom &Out',
  actualSize: '&Actual Size',
  findCustomer: 'Find a &Customer',
  messageQueue: 'Message &Queue',
  home: '&Home',
  checkForUpdates: 'Check for &Updates',
  copyDetails: '&Copy Details for Support',
}

export const noSuggestions = 'No suggestions'
export const copyEmailAddress = 'Copy email address'
export const copyPhoneNumber = 'Copy phone number'
export const copyLink = 'Copy link'
export const open = (name: string) => `Open ${name}`
export const quit = 'Quit'
export const ok = 'OK'

export const versionIsAvailable = (version: string | null) => `Version ${version} is available`
export const askForInstallation = 'Ask the person who manages this computer to install it.'
export const upToDate = `${productName} is up to date`
export const lastCheckedAt = (time: string) => `Last checked ${time}.`
export const checksNoUpdates = `${productName} doesn’t check for updates on this computer`
export const managerInstallsUpdates = 'The person who manages it installs them.'
export const updateIsUnknown = 'We don’t know whether there’s a newer version'
export const tryLater = 'Try again in a moment.'
export const didntWork = 'That didn’t work'
export const tryAgain = 'Try again.'
export const pageWasntSaved = 'The page wasn’t saved'
export const detailsCopied = 'Details copied'
export const pasteDetails = 'Paste them into your message.'

export const isntResponding = {
  message: `${productName} isn’t responding`,
  detail: 'You can wait or reload the page. If you reload, you’ll lose what you were typing.',
  choices: { wait: 'Wait', reload: 'Reload' },
}
export const graphicsCardStopped = {
  message: `${productName} will run without the graphics card`,
  detail: `The graphics driver stopped twice. Restart ${productName} to continue without it.`,
  choices: { later: 'Later', restart: 'Restart' },
}
/** Shown before the app has a window. */
export const didNotStart = `${productName} didn’t start`
export const askForHelp = (error: string) => `Ask the person who manages this computer for help.\n\n${error}`
export const switchesRefused = (switches: readonly string[]) =>
  `It can’t be started with these options. Ask the person who manages this computer to remove them:\n\n${switches.map((name) => `--${name}`).join('\n')}`

export const stoppedWorking = {
  message: `${productName} stopped working`,
  detail: (error: string) => `Restart it to continue. What you’ve already sent is safe.\n\n${error}`,
  choices: { copy: 'Copy details', restart: 'Restart', quit },
}

/** Asked before the app closes, by what isn't finished. */
export const quitQuestions = {
  payment: {
    message: 'You’re still adding a payment method',
    detail: `If you close ${productName} now, we may not know whether it was added.`,
  },
  save: {
    message: 'A file is still being saved',
    detail: `If you close ${productName} now, the file won’t be saved.`,
  },
  unsaved: {
    message: 'You have unsaved changes',
    detail: `If you close ${productName} now, you’ll lose what you’ve typed.`,
  },
}
export const quitChoices = { stay: 'Keep open', leave: 'Close anyway' }
export const reloadQuestion = {
  message: quitQuestions.unsaved.message,
  detail: 'If you reload the page now, you’ll lose what you’ve typed.',
  choices: { stay: 'Stay on the page', go: 'Reload' },
}

/** The file types in the dialog that asks where to save a file. */
export const fileType = (extension: string) => `${extension.toUpperCase()} file`
export const allFiles = 'All files'

/** Why a file wasn't saved. */
export const saveFailures = {
  offline: 'We couldn’t reach the server, so nothing was saved. Try again in a moment.',
  signedOut: 'Sign in again to save this file.',
  incomplete: 'The connection dropped before we had the whole file, so nothing was saved. Try again.',
  wrongContent: 'The server didn’t send the file we expected, so nothing was saved. Try again.',
  diskFull: 'The disk is full, so nothing was saved.',
  notWritable: 'We can’t save the file there. Choose another folder.',
  unknown: 'We couldn’t save the file. Try again, or choose another folder.',
  unknownCall: 'This file can’t be saved.',
  tooLarge: 'This file is too large to save.',
}

/** Answers to calls of the page that the app can't carry out. */
export const notAllowed = 'This page can’t do that.'
export const badInput = 'We couldn’t understand this request.'
export const internalError = 'Something went wrong in the desktop app. Try again.'

export const messageQueue = 'Message queue'
export const yourMessages = 'Your messages'
export const newMessage = 'New message'
export const moreMessages = (count: number) => plural(count, 'Another new message', `${countText(count)} new messages`)
export const testMessage = 'This is what a new message looks like.'
export const signedOutSoon = 'You’ll be signed out in a minute.'

export const isntSetUp = `${productName} isn’t set up`
export const noPortal =
  'It doesn’t know which portal to connect to. Ask the person who manages this computer to put its settings in one of these files:'
export const isntSetUpCorrectly = `${productName} isn’t set up correctly`
export const settingsAreWrong = (file: string) =>
  `Ask the person who manages this computer to fix the settings in ${file}:`
export const stoppedTwice = `${productName} stopped working twice`
export const sentIsSafe = 'What you’ve already sent is safe, but you may have to type again what you hadn’t sent.'
export const sendDetails =
  'If it happens again, copy the details and send them to the person who manages this computer.'
export const tryAgainLink = 'Try again'
export const copyDetailsLink = 'Copy the details'
export const detailsCopiedStatus = 'Details copied.'
export const details = 'Details'
export const isDamaged = `${productName} is damaged`
export const reinstall = 'Part of it is missing. Ask the person who manages this computer to reinstall it.'
export const newMessages = (count: number) => quantity(count, 'new message', 'new messages')
export const nameWithMessages = (name: string, count: number) => `${name}: ${newMessages(count)}`
export const noPageToSave = 'There’s no page to save.'
export const addressRefused = 'This address can’t be opened.'
