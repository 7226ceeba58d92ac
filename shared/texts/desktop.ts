/** Texts about the desktop app. */

export const aboutAndHelp = 'About and help'
export const version = 'Version'
export const system = 'System'
export const environment = 'Environment'
export const server = 'Server'
export const whoeverHelpsYouMayAsk =
  'Whoever helps you may ask for the details of the app: versions, settings and its last notes, without anything of a person.'
export const theDetailsAreCopiedPaste = 'The details are copied. Paste them into your message.'
export const saved = (what: string) => `${what} saved.`
export const copyTheDetails = 'Copy the details'
export const theDetailsAre = 'The details are'
export const saveTheDetails = 'Save the details'
export const printThisPage = 'Print this page'
export const thePageIs = 'The page is'
export const saveThisPageAsAPdf = 'Save this page as a PDF'
export const readingAndWriting = 'Reading and writing'
export const alsoByTheMenuAnd = 'Also by the menu, and by Ctrl or Command with + and −.'
export const wordsThatAreNotIn = 'Words that are not in the dictionary are underlined while you write.'
export const thisComputerHasNoDictionary =
  'This computer has no dictionary for it. Whoever looks after it can name a place to take one from.'
export const turnItOffWhenThe =
  'Turn it off when the window flickers or stays empty. This holds after the app is restarted.'
export const mine = 'Mine'
export const mineAreThoseAssignedTo = 'Mine are those assigned to you or to nobody yet.'
export const newMessagesInTheQueue = 'New messages in the queue'
export const notificationsShowTheCustomersName =
  'Notifications show the customer’s name and what they wrote about. Others may see your screen.'
export const yourAdministratorsDoNotAllow = 'Your administrators do not allow this on this computer.'
export const theAppStaysThereWhile =
  'The app stays there while its window is closed, and goes on telling you of messages.'
export const n00AmPm = (value: number, hasHour: boolean) => `${value}:00 ${hasHour ? 'AM' : 'PM'}`
export const thereAreNoQuietHours = 'There are no quiet hours: they begin and end at the same hour.'
export const nothingIsShownFromTo = (hour: string, hour2: string) => `Nothing is shown from ${hour} to ${hour2}.`
export const tryANotification = 'Try a notification'
export const thisIsNotSaved = (failure: string) => `This is not saved. ${failure}`
export const saveAgain = (name: string) => `Save again: ${name}`
export const theseHoldForYouOn = 'These hold for you on this computer. Each is saved as you choose it.'
export const theDesktopApp = 'The desktop app'
export const theSettingsOfTheDesktopApp = 'The settings of the desktop app'
export const window = 'Window'
export const theAppStaysThereWhileIts = 'The app stays there while its window is closed.'
export const signingInOnThisComputer = 'Signing in on this computer'
export const theStateOfTheKeychain = 'The state of the keychain'
export const yourAdministratorsLetNobodyStay = (notKept: string) =>
  `Your administrators let nobody stay signed in on this computer. ${notKept}`
export const theSystemsKeychainKeepsThe =
  'The system’s keychain keeps the sign-in of whoever chooses “Keep me signed in”. Nothing is known to be in its way.'
export const yourSignInCannotBeKept = (notKept: string) => `Your sign-in cannot be kept. ${notKept}`
export const tryTheKeychain = 'Try the keychain'
export const theKeychainWorks = 'The keychain works.'
export const itStillDoesNotWork = 'It still does not work.'
export const updates = 'Updates'
export const thisIsVersion = (version: string) => `This is version ${version}.`
export const theStateOfUpdates = 'The state of updates'
export const lastLooked = `Last looked <date/>.`
export const checkNow = 'Check now'
export const nobodyAnsweredTryAgainIn = 'Nobody answered. Try again in a moment.'
export const lookedJustNow = 'Looked just now.'
export const theDesktopOfThisComputer =
  'The desktop of this computer offers no place to keep passwords: its message bus is not running.'
export const signInToTheComputer =
  'Sign in to the computer with its usual desktop and try again, or ask whoever looks after it.'
export const noKeychainIsRunningOn = 'No keychain is running on this computer.'
export const startTheKeyringOfYour =
  'Start the keyring of your desktop, such as GNOME Keyring or KWallet, and try again.'
export const theKeychainOfThisComputer = 'The keychain of this computer is locked.'
export const unlockItWithThePassword = 'Unlock it with the password of your computer and try again.'
export const theKeychainOfThisComputerTakes = 'The keychain of this computer takes nothing of this size.'
export const saveTheDetailsBelowAnd = 'Save the details below and send them to whoever looks after this computer.'
export const theKeychainOfThisComputerDid = 'The keychain of this computer did not answer in time.'
export const aQuestionOfTheSystem = 'A question of the system may be open behind this window. Answer it and try again.'
export const aPartOfTheApp = 'A part of the app that speaks with the keychain could not be loaded.'
export const askWhoeverLooksAfterThis = 'Ask whoever looks after this computer to install the app anew.'
export const theKeychainOfThisComputerRefused = 'The keychain of this computer refused, and did not say why.'
export const tryAgainIfItStays =
  'Try again. If it stays so, save the details below and send them to whoever looks after this computer.'
export const youHaveToSignIn = 'You have to sign in again after the app is closed.'
export const aNotificationWasHandedTo =
  'A notification was handed to the system. If none is in sight, look whether the system is set to do not disturb.'
export const theSystemShowsNoneNotifications =
  'The system shows none: notifications of this app are turned off. Turn them on in the settings of the system, under Notifications.'
export const theSystemRefusedToShow =
  'The system refused to show it. Restart the app and try again, or ask whoever looks after this computer.'
export const thisSystemShowsNoNotifications =
  'This system shows no notifications. On Linux, a notification service has to be running.'
export const versionIsAvailableAskWhoever = (version: string) =>
  `Version ${version} is available. Ask whoever looks after your computer to install it.`
export const theAppIsUpToDate = 'The app is up to date.'
export const theAppDoesNotLook =
  'The app does not look for newer versions on this computer. Whoever looks after it installs them.'
export const itIsNotKnownWhether =
  'It is not known whether there is a newer version: the last look found nobody, or there was none yet.'
