/** Texts about security. */
import { minutesText } from '../../format/minutes'
import { quantity } from '../../format/plural'

export const currentRequired = 'Current password is required'
export const wrongPassword = 'The current password is incorrect.'
export const samePassword = 'That’s your current password. Choose a different one.'
export const triedTooOften = (minutes: number) => `Too many failed attempts. Try again in ${minutesText(minutes)}.`
export const twoStepConflict = 'Two-step sign-in is already on. To set it up on another device, turn it off first.'
export const appCodeWrong = 'That code is incorrect. Enter the latest one from your authenticator app.'
export const twoStepChanged = 'Two-step sign-in was changed somewhere else. Check whether it’s on, or start again.'
export const secondStepUnreadable =
  'We can’t check codes from your authenticator app right now. Use a recovery code, or call us to reset two-step sign-in.'
export const setUpExpired = 'Two-step sign-in isn’t set up. Start again.'
export const signedInDevices = 'Signed-in devices'
export const endOtherSessions = 'Sign out everywhere else'
export const endOtherSessionsQuestion = 'Sign out everywhere else?'
export const twoStepNotLoaded = 'We couldn’t load your two-step sign-in.'
export const yourDevicesNotLoaded = 'We couldn’t load your devices.'
export const endSessionsEffect =
  'You’ll need to sign in again on every other device. Anything being typed there will be lost.'
export const wasSignedOut = (device: string) => `${device} was signed out.`
export const thisDevice = 'This device'
export const ipAddress = 'IP address'
export const sessionFacts = (address: string) => `IP address ${address} · signed in <date/> · last used <date2/>`
export const signOut = (device: string) => `Sign out ${device}`
export const currentPassword = 'Current password'
export const signOutOthersHint = 'We’ll sign out your other devices. This one stays signed in.'
export const changePassword = 'Change password'
export const newRecoveryCodes = 'New recovery codes'
export const renewEffect = 'Your old recovery codes will stop working.'
export const makeNewCodes = 'Make new codes'
export const turnOffTitle = 'Turn off two-step sign-in'
export const turnOffEffect = 'You’ll only need your password to sign in. Your recovery codes will stop working.'
export const turnOff = 'Turn off'
export const turnedOff = 'Two-step sign-in is off.'
export const recoveryCodesTitle = 'Save your recovery codes'
export const codeIsRequired = 'Code is required'
export const codeLabel = 'App code or recovery code'
export const recoveryCodesTxt = 'Recovery codes.txt'
export const recoveryCodesFile = (brandName: string, text: string) => `Recovery codes for ${brandName}. Each works once.

${text}`
export const recoveryCodesHint =
  'Each code works once if you lose your phone. You won’t see them again, so store them somewhere safe.'
export const recoveryCodes = 'Recovery codes'
export const copyCodes = 'Copy all recovery codes'
export const iveSavedThem = 'I’ve saved them'
export const setUpTwoStep = 'Set up two-step sign-in'
export const setUpHint = 'Add the portal to your authenticator app'
export const authenticatorHint =
  'You’ll need an authenticator app, such as Google’s or Microsoft’s, or a password manager that has one.'
export const qrCodeName = 'QR code for the setup key shown next to it'
export const scanHint = 'Scan this with the app, or enter this setup key in it:'
export const copyTheSecret = 'Copy the setup key'
export const appCodeLabel = 'Code from the app'
export const turnOn = 'Turn on'
export const signedIn = 'Signed in'
export const failedWrongPassword = 'Failed: wrong password'
export const failedWrongCode = 'Failed: wrong code'
export const outcome = 'Outcome'
export const device = 'Device'
export const signInHistory = 'Sign-in history'
export const historyNotLoaded = 'We couldn’t load your sign-in history.'
export const historyCaption = 'Sign-ins, newest first'
export const noHistoryHint = 'No sign-ins yet.'
export const twoStepTitle = 'Two-step sign-in'
export const twoStepExplanation =
  'With an authenticator app, your password alone isn’t enough to sign in. You’ll also need a code that changes every 30 seconds.'
export const onSince = `On since <date/>`
export const noRecoveryCodes =
  'You have no recovery codes left. Make new ones so you’re not locked out if you lose your phone.'
export const devicesSignedOut = (count: number) => `${quantity(count, 'device was', 'devices were')} signed out.`
export const recoveryCodesLeft = (count: number) =>
  `You have ${quantity(count, 'recovery code', 'recovery codes')} left for when you don’t have your phone.`

export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'
/** The desktop app, in place of a browser’s name. */
export const desktopApp = 'Account portal app'
