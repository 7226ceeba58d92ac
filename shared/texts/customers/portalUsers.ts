/** Texts about portal users. */
import type { PortalUserType } from '../../access/portalUsers'
import { countText, plural } from '../../format/plural'

// Fixed by the specification.
export const emailTaken = 'Email address already exists'
export const noneByEmail = 'No account found with the give email'
export const noneByPhone = 'No user found'
export const createFailed = 'Something went wrong. Please try later'
/** The specification puts “Error:” before each of these in a snackbar. */
export const error = (message: string) => `Error:${message}`
export const created = 'User created successfully'
export const codeSent = 'Email sent successfully!'
export const codeFailed = 'Failed to sent Email!'
export const createUser = 'Create User'
export const addUser = 'Add User'
export const manageUser = 'Manage User'
export const resetSelection = 'Reset Selection'
export const searchUserAccount = 'Search User Account'
export const getAccountDetails = 'Get Account Details'
export const noDataFound = 'No data found'
export const slNo = 'Sl no.'

// The texts below are not in the specification.
export const disabled = 'This login is disabled. No password works until it’s enabled again.'
export const wrongAccount = 'One of these accounts no longer exists. Search again.'
export const severalCustomers =
  'These accounts belong to more than one customer. Choose one customer’s accounts; the others can give the new user access from their own account.'
export const wrongKind = 'These accounts belong to a different type of customer.'
export const loginScope =
  'One login covers all of the customer’s accounts, including bills, balances, messages, saved payment methods and people.'
export const accountsFound = 'Accounts found'
export const newUser = 'New user'
export const copyThePassword = 'Copy the password'
export const generate = 'Generate'
export const generated = 'Generated:'
export const invitedLabel = 'Invited, not signed in yet'
export const invitedPeople = 'Invited people'
/** The day after the label of an invitation that has expired, or that is still valid. */
export const expiredOn = 'on <date/>'
export const validUntil = 'until <date/>'
export const resendInvitation = (name: string) => `Send invitation again to ${name}`
export const sendInvitationAgain = 'Send invitation again'
export const usersNotLoaded = 'We couldn’t load the users.'
export const tooManyPeople = (count: string) => `More than ${count} people match. Narrow your search.`
export const customerLogins = 'Customer logins'
export const unknownEmail = (email: string, customer: string) => `${email} isn’t the email on file for ${customer}.`
export const holderNotified = 'We’ll notify the account holder about the new login.'
export const noEmailOnFile = 'There’s no email on file, so we can’t notify anyone about the new login.'
export const personNotified = (known: string) => `We’ll notify ${known} about the new login.`
export const resetPassword = 'Reset password'
export const sendCodeInstead = 'Send a code instead'
export const resetCodeEffect =
  'We’ll email the customer and sign them out on all devices. At the next sign-in, they choose their own password.'
export const temporaryPassword = (name: string) => `The temporary password for ${name} works right away:`
export const passwordShownOnce = 'You won’t be able to see it again after closing this.'
export const existingLogins = (all: string) => `Existing logins: ${all}.`
export const noLogin = 'No portal login exists for this customer.'
export const loginSummary = (email: string, level: string, isDisabled: boolean) =>
  isDisabled ? `${email} (${level}, disabled)` : `${email} (${level})`
export const pendingInvitation = (isRegistration: boolean, email: string) =>
  isRegistration
    ? `An invitation to register, sent on <date/>, is waiting for ${email}.`
    : `An invitation, sent on <date/>, is waiting for ${email}.`
export const userCreated = 'User created'
export const closeUserCreated = 'Close: User created'
export const signsInWith = (name: string, email: string) => `${name} signs in with ${email}.`
export const password = 'Password:'
export const loginAccess = (count: number) =>
  plural(
    count,
    'This login gives access to this customer’s only account:',
    `This login gives access to all ${countText(count)} of this customer’s accounts:`,
  )
export const userType = 'User type'
export const showExistingLogin = 'Show who signs in with it'
export const businessNameOptional = 'Business name (optional)'
export const lastSignIn = `Last sign-in <date/>`
export const neverSignedIn = 'Never signed in'
export const zip = 'ZIP code'
export const serviceType = 'Service type'
export const disabledLabel = 'Disabled'
export const resetPasswordFor = (name: string) => `Reset password for ${name}`
export const portalUsers = 'Portal users'
export const noMatchHint = 'Check the spelling or shorten your search.'
export const tooManyServices = (listed: number, count: number) =>
  `Showing ${countText(listed)} of ${countText(count)} services; search by address to find the others`
export const chooseService = (service: string, account: string) => `Choose ${service} on ${account}`
export const selectAllOf = (chosen: number, total: number) =>
  `Select all (${countText(chosen)} of ${countText(total)} selected)`

export const typeLabels: Record<PortalUserType, string> = {
  // Fixed by the specification.
  Customer: 'Customer',
  Builder: 'Builder',
  HOA: 'HOA',
  'Land Developer': 'Land Developer',
}
