/** Texts about registrations. */

import type { RegistrationStep } from '../../customers/registrations'
import { minutesText } from '../../format/minutes'
import { countText, plural, quantity } from '../../format/plural'
import * as commonTexts from '../common'

export const codeSent = 'If this matches an account, a code is on its way to the email or phone number on file.'
export const verificationExpired = 'This registration timed out for your safety. Start again with a new code.'
export const alreadyRegistered = 'This account is already registered. Sign in, or reset your password.'
export const emailTaken = 'Someone already signs in with this email. Sign in, or use another email.'
export const emailNeeded = 'Use the email on file for this account.'
export const serviceRequired = 'Choose at least one service.'
export const wrongAccount = 'This isn’t one of your account numbers.'
export const welcome = 'You’re registered.'
export const methodUnknown = 'The payment provider doesn’t have this method. Add it again.'
export const invitedTooOften = (minutes: number) =>
  minutes < 90
    ? `They’ve already been sent several invitations. You can send another in ${minutesText(minutes)}.`
    : `They’ve already been sent several invitations. You can send another in ${quantity(Math.ceil(minutes / 60), 'hour', 'hours')}.`
export const noEmail = 'No email is on file for this account. Call the customer instead.'
export const emailInUse = 'This email is already used to sign in.'
export const emailMissing = 'No email is on file. Enter the one the customer gave you.'
export const emailDiffers = 'Another email is on file for this account. The link can only go to that one.'
export const signInHint = `You sign in with <strong/>.`
export const resetThePassword = 'Reset the password'
export const changeInput = 'Change what I entered'
export const codeHelpTitle = 'Didn’t get a code?'
/** Shows what to check, by how the user searched for the account. */
export const checkSearch: Record<'account' | 'email' | 'mobile', string> = {
  account: 'Check the account number: it’s the one on your bills.',
  email: 'Check the email: it’s the one on file.',
  mobile: 'Check the mobile number: it’s the one on file.',
}
export const addressHint = 'Check the address: it’s where you get service, not where the bill goes.'
export const tryAnotherWay = 'Try another way, such as your account number.'
export const maybeRegisteredHint =
  'You may already be registered. If so, sign in, or reset your password on the sign-in page.'
export const newResidentHint =
  'If you just moved in or don’t have service with us yet, there’s nothing to register. Call us, and we’ll check your address and send you an invitation to sign in.'
export const callHint = `Or call us at <link/>. We’ll find your account with you.`
export const signInFailed = (message: string) => `${message} You can also sign in on the sign-in page.`
export const signInEmail = `You’ll sign in with <strong/> from now on.`
export const carriedOver = 'Carried over'
export const notCarriedOver = 'Not carried over'
export const dashboardLink = 'Go to your dashboard'
export const accountSoFar = 'Your services, bills and payments so far'
export const autopayForWith = (bill: string, autopayMethod: string) => `Autopay for ${bill}, with ${autopayMethod}`
export const paperlessBills = 'Paperless bills'
export const autopayCardExpired = 'Autopay: the card has expired. Add another one and turn autopay on again.'
export const autopayStillOff = 'Autopay: still off, as before.'
export const paperlessOff = 'Paperless bills: we’ll mail your bills. You can change that in Notification Preferences.'
export const settingsNotCarried = 'Your old password and notification settings'
export const emailHint = 'Use the email address on your bill.'
export const textCodeHint = 'We’ll text you the code. If you replied STOP to our texts, use your email instead.'
export const accountNumberHint = 'Eight digits, at the top of a fiber or gas bill.'
export const registerHint =
  'If you already have service with us, tell us how to find you. We’ll send a code to the email or phone number on file.'
export const findMeBy = 'Find me by'
export const streetLabel = 'Service address'
export const addressExample = '412 Fennick Ave'
export const signInLink = 'Already registered? Sign in'
export const passwordAgainHint = 'Choose your password again. For your safety, we don’t keep it when the page reloads.'
export const noEmailHint = 'We don’t have an email on file for you. Enter the one you’ll sign in with.'
export const newSignInHint = `You’ll sign in with <strong/> and this password.`
export const methodNotSaved = 'The payment provider didn’t save the method.'
export const savedMethodBenefit =
  'With a saved method, you can pay a bill in one click or automatically. You can also skip this and add one later.'
export const skipAndFinish = 'Skip and finish'
export const skipMethod = 'Finish without this method'
export const finishRegistration = 'Finish registration'
export const methodsCarryOver = (count: number) =>
  plural(count, 'Your saved payment method carries over.', `Your ${countText(count)} saved payment methods carry over.`)
export const autopayCarriesOver = (count: number, method: string) =>
  plural(
    count,
    `Your saved payment method carries over, and autopay continues with ${method} unless you choose otherwise below.`,
    `Your ${countText(count)} saved payment methods carry over, and autopay continues with ${method} unless you choose otherwise below.`,
  )
export const loadingServices = 'Looking for your services…'
export const backToTypes = 'Back to the payment types'
export const openWindow = 'Open the payment window'
export const youreAlreadyRegistered = 'You’re already registered'
export const youreRegistered = 'You’re registered'
export const fiberAccount = 'Fiber account'
export const gasAccount = 'Gas account'
export const foundAccounts = (firstName: string) =>
  `Welcome back, ${firstName}. Here’s what we found. You’ll see all of it in the portal; autopay and paperless bills carry over for what you choose.`
export const missingFiberAccount = `We didn’t find a fiber account under your name. If you have one, call <link/>. You can continue without it.`
export const missingGasAccount = `We didn’t find a gas account under your name. If you have one, call <link/>. You can continue without it.`
export const noActiveService = 'No active service'
export const paymentType = 'Payment type'
export const fee = (fee: string) => `${fee} fee`
export const servicesAtAddress = (names: string, place: string) => `${names} at ${place}`
export const useForAutopay = (names: string, isFirst: boolean, method: string) =>
  isFirst ? `Use it for autopay on ${names}` : `Use it for autopay on ${names}, instead of ${method}`
export const mobile = 'Mobile'
export const chooseTheAccounts = 'Choose the accounts'
export const searchLabel = 'Name, email or parent account'
export const includeRegistered = 'Include registered'
export const accountsNotLoaded = 'We couldn’t load the accounts.'
export const allRegistered = 'All done. Every account from the old system is registered.'
export const noAccountsMatch = 'No accounts match.'
export const registeredHint = 'Turn on “Include registered” to see registered accounts too.'
export const noMatchHint = 'Check the spelling, shorten your search, or include registered accounts.'
export const tooManyAccounts = (count: string) => `More than ${count} accounts match. Narrow your search.`
export const registrationsXlsx = (today: string) => `Registrations ${today}.xlsx`
export const reportSaved = 'Report saved.'
export const buildingTheReport = 'Building the report'
export const downloadReport = 'Download report'
export const unknown = 'Unknown'
export const registered = 'Registered'
export const notYet = 'Not yet'
export const share = 'Registered (%)'
export const countsNotLoaded = 'We couldn’t load the counts.'
export const progress = 'Progress'
export const progressOf = (registered: string, total: string) => `${registered} of ${total}`
export const unfinishedCaption = 'Last step of those who aren’t registered'
export const recentRegistrations = 'Registered in the last 30 days'
export const byCommunity = 'By community'
export const registrationsByCommunity = 'Registrations by community'
export const emailAndMobile = 'Email and mobile'
export const lastStep = 'Last step'
export const notOpened = 'Not opened'
export const opened = `Opened <date/>`
export const accountsCaption = 'Accounts from the old system, by name'
export const nothingToDo = 'Nothing left to do'
export const sendAgainTo = (name: string) => `Send again to ${name}`
export const openRegistrationOf = (name: string) => `Open registration for ${name}, new tab`
export const openRegistration = 'Open registration'
export const wrongPostback = 'The postback address must be the portal’s own postback page'
export const savedMethods = (count: number) => quantity(count, 'saved payment method', 'saved payment methods')
export const addedMethods = (count: number) => quantity(count, 'payment method', 'payment methods')
export const contacts = (count: number) => quantity(count, 'contact', 'contacts')
export const servicesAt = (services: string, address: string, others: number) =>
  others > 0 ? `${services} at ${address} and ${countText(others)} more` : `${services} at ${address}`
export const inProgress = 'In progress'
export const notStarted = 'Not started'
export const invitedNotRegistered = 'Invited, not registered'
export const openedInvitation = 'Opened the invitation'
export const refusedByProvider = 'Rejected by the payment provider'

export const stepLabels: Record<RegistrationStep, string> = {
  none: 'Not started',
  code: 'Code requested',
  proved: 'Identity verified',
  services: 'Services selected',
  payment: 'At payment method',
  done: 'Registered',
}

export const searchMethodLabels = {
  email: 'Email',
  mobile: 'Mobile',
  account: commonTexts.accountNumber,
}

export const stepTitles = {
  find: 'Register',
  code: 'Enter your code',
  services: 'Choose your services',
  password: 'Choose a password',
  payment: commonTexts.addPaymentMethod,
}

export const exportName = (day: string) => `Registrations ${day}.xlsx`
export const exportSheet = 'Registrations'
/** The columns of exported registrations. Times are in the provider's time zone, which the column titles name. */
export const exportColumns = (zone: string) => [
  { title: 'Parent account', width: 16 },
  { title: 'Customer', width: 14 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 32 },
  { title: 'Mobile', width: 14 },
  { title: 'Service address', width: 30 },
  { title: 'Community', width: 24 },
  { title: 'Fiber account', width: 14 },
  { title: 'Gas account', width: 14 },
  { title: 'Last step', width: 20 },
  { title: `Last step on (${zone})`, width: 30 },
  { title: 'Last failure', width: 30 },
  { title: `Invited (${zone})`, width: 26 },
  { title: `Opened (${zone})`, width: 26 },
  { title: `Registered (${zone})`, width: 28 },
]
export const noToken = 'The provider sent no token.'
