/** Texts about security. */

export const currentRequired = 'Current password is required'
export const wrongPassword = 'The current password is incorrect.'
export const samePassword = 'The new password is the current one. Choose another.'
export const triedTooOften = (minutes: number) =>
  `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
export const twoStepIsOn = 'Two-step sign-in is on already. Turn it off first to set it up with another device.'
export const appCodeWrong = 'That code is incorrect. Enter the newest one from your authenticator app.'
export const twoStepChanged =
  'Two-step sign-in was set up in another place meanwhile. Look whether it is on, or start again.'
export const secondStepUnreadable =
  'We can’t check codes from your authenticator app right now. Use a recovery code, or call us to reset two-step sign-in.'
export const twoStepIsOff = 'Two-step sign-in is not set up. Start again.'
export const signedInDevices = 'Signed-in devices'
export const signOutEverywhereElse = 'Sign out everywhere else'
export const yourDevices = 'Your devices'
export const n1DeviceWasSignedOut = '1 device was signed out.'
export const devicesWereSignedOut = (ended: string | number) => `${ended} devices were signed out.`
export const everyOtherDeviceHasTo = 'Every other device has to sign in again. What is being typed there is lost.'
export const wasSignedOut = (device: string) => `${device} was signed out.`
export const thisDevice = 'This device'
export const addressSignedInLastUsed = (address: string) =>
  `Address ${address} · signed in <date/> · last used <date2/>`
export const signOut = (device: string) => `Sign out ${device}`
export const currentPassword = 'Current password'
export const yourOtherDevicesAreSigned = 'Your other devices are signed out. This one stays signed in.'
export const changePassword = 'Change password'
export const newRecoveryCodes = 'New recovery codes'
export const theOldRecoveryCodesNo = 'The old recovery codes no longer work afterwards.'
export const makeNewCodes = 'Make new codes'
export const turnOffTwoStepSignIn = 'Turn off two-step sign-in'
export const afterwardsYourPasswordAloneIs =
  'Afterwards your password alone is enough to sign in. The recovery codes no longer work.'
export const turnOff = 'Turn off'
export const twoStepSignInIsOff = 'Two-step sign-in is off.'
export const keepYourRecoveryCodes = 'Keep your recovery codes'
export const codeIsRequired = 'Code is required'
export const codeOfTheAppOr = 'Code of the app, or a recovery code'
export const recoveryCodesTxt = 'Recovery codes.txt'
export const recoveryCodesForEachWorksOnce = (
  brandName: string,
  text: string,
) => `Recovery codes for ${brandName}. Each works once.

${text}`
export const eachOfTheseLetsYou =
  'Each of these lets you in once without your telephone. They are shown only now: keep them where you keep other things that matter.'
export const recoveryCodes = 'Recovery codes'
export const copyAllRecoveryCodes = 'Copy all recovery codes'
export const iHaveKeptThem = 'I have kept them'
export const setUpTwoStepSignIn = 'Set up two-step sign-in'
export const addThePortalToYour = 'Add the portal to your authenticator app'
export const youNeedAnAuthenticatorApp =
  'You need an authenticator app, such as the one of Google or Microsoft, or a password manager that has one.'
export const qrCodeOfTheSecret = 'QR code of the secret that stands beside it'
export const scanThisWithTheApp = 'Scan this with the app, or type the secret into it:'
export const copyTheSecret = 'Copy the secret'
export const codeThatTheAppShows = 'Code that the app shows'
export const turnOn = 'Turn on'
export const signedIn = 'Signed in'
export const refusedWrongPassword = 'Refused: wrong password'
export const refusedWrongCode = 'Refused: wrong code'
export const outcome = 'Outcome'
export const device = 'Device'
export const signInHistory = 'Sign-in history'
export const yourSignInHistory = 'Your sign-in history'
export const signInsNewestFirst = 'Sign-ins, newest first'
export const noSignInHasBeen = 'No sign-in has been recorded yet.'
export const twoStepSignIn = 'Two-step sign-in'
export const withAnAuthenticatorAppOn =
  'With an authenticator app on your telephone, your password alone opens nothing: signing in also takes a code that changes every 30 seconds.'
export const since = 'since'
export const on = 'On'
export const noRecoveryCodeIsLeft = 'No recovery code is left. Make new ones, or a lost telephone locks you out.'
