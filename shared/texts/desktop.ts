/** Texts about the desktop app. */
import type { NotificationOutcome, SecretReason } from '../desktop/codes'

export const aboutAndHelp = 'About and help'
export const version = 'Version'
export const system = 'System'
export const environment = 'Environment'
export const server = 'Server'
export const detailsHint =
  'If you contact support, we may ask for the app details: versions, settings and its latest log entries, without any personal information.'
export const detailsCopied = 'Details copied. Paste them into your message.'
export const copyTheDetails = 'Copy the details'
export const detailsAreSaved = 'The details are saved.'
export const saveTheDetails = 'Save the details'
export const printThisPage = 'Print this page'
export const pageIsSaved = 'The page is saved.'
export const detailsForSupport = 'Details for support'
export const thisPage = 'This page'
export const checking = 'Checking…'
export const savePage = 'Save this page as a PDF'
export const readingAndWriting = 'Reading and writing'
export const zoomHint = 'You can also use the menu, or Ctrl or Command with + and −.'
export const spellCheckHint = 'Words that aren’t in the dictionary are underlined as you type.'
export const noDictionary =
  'This computer has no dictionary for spell check. The person who manages it can set a source for one.'
export const graphicsCardHint =
  'Turn this off if the window flickers or stays blank. It takes effect after you restart the app.'
export const mine = 'Mine'
export const mineHint = '“Mine” includes messages assigned to you and unassigned messages.'
export const queueNotifications = 'New messages in the queue'
export const customerNameHint =
  'Notifications show the customer’s name and what they wrote about. Others may see your screen.'
export const notAllowedHere = 'Your administrators don’t allow this on this computer.'
export const trayNotificationsHint =
  'The app stays there while its window is closed and keeps notifying you of messages.'
export const hourText = (hour: number, isMorning: boolean) => (isMorning ? `${hour}:00 AM` : `${hour}:00 PM`)
export const noQuietHours = 'There are no quiet hours because they start and end at the same time.'
export const quietHours = (start: string, end: string) => `No notifications are shown from ${start} to ${end}.`
export const sendTest = 'Send a test notification'
export const thisWasntSaved = (failure: string) => `This wasn’t saved. ${failure}`
export const saveAgain = (name: string) => `Save again: ${name}`
export const settingsScope = 'These settings apply to you on this computer. Each one is saved as you choose it.'
export const desktopAppNotLoaded = 'We couldn’t load the desktop app.'
export const settingsNotLoaded = 'We couldn’t load the desktop app settings.'
export const window = 'Window'
export const trayHint = 'The app stays there while its window is closed.'
export const signInTitle = 'Signing in on this computer'
export const keychainStatusNotLoaded = 'We couldn’t load the keychain status.'
export const staySignedInForbidden = (consequence: string) =>
  `Your administrators don’t let anyone stay signed in on this computer. ${consequence}`
export const keychainExplanation =
  'If you choose “Keep me signed in”, the system’s keychain keeps you signed in. We know of no problems with it.'
export const staySignedInFailed = (consequence: string) => `We can’t keep you signed in. ${consequence}`
export const testTheKeychain = 'Test the keychain'
export const theKeychainWorks = 'The keychain works.'
export const stillFailing = 'It still doesn’t work.'
export const updates = 'Updates'
export const thisIsVersion = (version: string) => `This is version ${version}.`
export const updateStatusNotLoaded = 'We couldn’t load the update status.'
export const lastChecked = `Last checked <date/>.`
export const checkNow = 'Check now'
export const updateCheckFailed = 'We couldn’t check for updates. Try again in a moment.'
export const checkedJustNow = 'Checked just now.'
/** Why the keychain can’t keep the user signed in, and what the user can do about it. */
export const keychainProblems: Record<SecretReason, { explanation: string; advice: string }> = {
  'no-session-bus': {
    explanation: 'This computer’s desktop has no place to keep passwords: its message bus isn’t running.',
    advice:
      'Sign in to the computer with its usual desktop and try again, or ask the person who manages this computer.',
  },
  'no-daemon': {
    explanation: 'No keychain is running on this computer.',
    advice: 'Start your desktop’s keyring, such as GNOME Keyring or KWallet, and try again.',
  },
  locked: {
    explanation: 'This computer’s keychain is locked.',
    advice: 'Unlock it with your computer password and try again.',
  },
  'too-large': {
    explanation: 'This computer’s keychain can’t store anything this large.',
    advice: 'Save the details below and send them to the person who manages this computer.',
  },
  'timed-out': {
    explanation: 'This computer’s keychain didn’t respond in time.',
    advice: 'A system prompt may be open behind this window. Answer it and try again.',
  },
  'not-loadable': {
    explanation: 'We couldn’t load the part of the app that uses the keychain.',
    advice: 'Ask the person who manages this computer to reinstall the app.',
  },
  unknown: {
    explanation: 'This computer’s keychain refused without giving a reason.',
    advice:
      'Try again. If it keeps happening, save the details below and send them to the person who manages this computer.',
  },
}
export const signInAgainEffect = 'You’ll have to sign in again after you close the app.'
export const versionAvailable = (version: string) =>
  `Version ${version} is available. Ask the person who manages this computer to install it.`
export const upToDate = 'The app is up to date.'
export const updatesManaged =
  'The app doesn’t check for updates on this computer. The person who manages it installs them.'
export const newerVersionUnknown = 'We couldn’t check for a newer version. Check again in a moment.'
export const trayLabel = 'Icon next to the clock'
export const checkSpelling = 'Check spelling'
export const useGraphicsCard = 'Use the graphics card'
export const showCustomerName = 'Show the customer’s name'
export const quietFrom = 'Quiet from'
export const quietUntil = 'Quiet until'
export const zoom = 'Zoom'

export const testNotificationLabels: Record<NotificationOutcome, string> = {
  shown:
    'We sent a notification to the system. If you don’t see it, check whether the system is set to Do Not Disturb.',
  'turned-off':
    'The system isn’t showing any because notifications are turned off for this app. Turn them on in your system settings, under Notifications.',
  unsigned: 'macOS doesn’t show notifications from an unsigned app. Ask the person who manages this computer.',
  refused: 'The system refused to show it. Restart the app and try again, or ask the person who manages this computer.',
  unsupported: 'This system doesn’t show notifications. On Linux, a notification service has to be running.',
}
