/** Emails about who may use an account, and about the services on it. */
import type { SignInLevel } from '../../contract/customers/people'
import type { LetterText } from '../../customers/letterText'
import { dayInProse } from '../../format/dates'

const manageUsers = 'Open Manage Users'

interface AddedLogin {
  name: string
  email: string
  /** Whether the recipient is an account holder, who can remove the new login. */
  isHolder: boolean
}

export const loginAdded = ({ name, email, isHolder }: AddedLogin): LetterText => ({
  subject: 'A login was added to your account',
  paragraphs: [
    isHolder
      ? `Customer care set up a login for ${name} (${email}) on your account. They have the same access as you. You can change their access or remove them under Manage Users.`
      : `Customer care set up a login for ${name} (${email}) on your account. It gives access to your bills and saved payment methods.`,
    'If no one on your account asked for this, call us.',
  ],
  ...(isHolder && { action: manageUsers }),
})

interface AccountOfPerson {
  name: string
  email: string
  account: string
}

export const accountAdded = ({ name, email, account }: AccountOfPerson): LetterText => ({
  subject: 'Your account was added to a login',
  paragraphs: [
    `${name} (${email}) added account ${account} to their login with the code we sent you. If you didn’t share it, call us.`,
  ],
})

export const accessRequested = ({ name, email, account, days }: AccountOfPerson & { days: number }): LetterText => ({
  subject: `${name} is asking for access to your account`,
  paragraphs: [
    `${name} (${email}) is asking for access to account ${account}. They don’t have access yet. Grant or decline the request within ${days} days under Manage Users.`,
    'If you do nothing, the request expires.',
  ],
  action: manageUsers,
})

const grantedAccess: Record<SignInLevel, string> = {
  holder: 'You can do everything there that you can do with your own account.',
  full: 'You can do everything there that you can do with your own account, except manage its users.',
  billing: 'You can see and pay its bills.',
  view: 'You can see everything there.',
}

export const accessGranted = (account: string, level: SignInLevel): LetterText => ({
  subject: 'Your access request was granted',
  paragraphs: [
    `Your request for access to account ${account} was granted. ${grantedAccess[level]} Find the account under Service Accounts.`,
  ],
  action: 'Open Service Accounts',
})
export const accessDeclined = (account: string): LetterText => ({
  subject: 'Your access request was declined',
  paragraphs: [
    `Your request for access to account ${account} was declined. If you think that’s a mistake, talk to the account holder.`,
  ],
})
export const accessEnded = (account: string): LetterText => ({
  subject: 'Your access to an account has ended',
  paragraphs: [`Your access to account ${account} has ended. You won’t see it in the portal anymore.`],
})

export const openAccessChanges = 'Open access changes'

export const requestNumber = (number: string) => `Request number: ${number}`
export const ifNotYou = 'If this wasn’t you, change your password and call us.'
export const openPlans = 'Review your plan'
interface AccessChangeEmail {
  subject: string
  /** States who did what. */
  opening: string
  /** Shows what happens next. */
  outcome: string
}

export const accessChangeConfirmed = (administrator: string): AccessChangeEmail => ({
  subject: 'An access change was confirmed by the only administrator',
  opening: `${administrator} confirmed this change with their password, as the only administrator:`,
  outcome: 'It’s in effect now. If this wasn’t you, reset your password right away.',
})
export const administratorRemoved = (administrator: string, blockedUntil: string): AccessChangeEmail => ({
  subject: 'An administrator was removed',
  opening: `${administrator} made this change:`,
  outcome: `It took effect right away because there was no other administrator to approve it. Changes that need a second administrator are blocked until ${dayInProse(blockedUntil)}.`,
})
export const accessChangeRequested = (administrator: string): AccessChangeEmail => ({
  subject: 'An access change is waiting for approval',
  opening: `${administrator} requested this change:`,
  outcome: 'It has no effect until another administrator approves it in the portal.',
})
export const accessChangeApproved = (administrator: string, requester: string): AccessChangeEmail => ({
  subject: 'An access change was approved',
  opening: `${administrator} has approved this change, requested by ${requester}:`,
  outcome: 'It’s in effect now.',
})
export const accessChangeDeclined = (administrator: string, requester: string): AccessChangeEmail => ({
  subject: 'An access change was declined',
  opening: `${administrator} has declined this change, requested by ${requester}:`,
  outcome: 'Nothing was changed.',
})
export const accessChangeWithdrawn = (administrator: string, requester: string): AccessChangeEmail => ({
  subject: 'An access change was withdrawn',
  opening: `${administrator} has withdrawn this change, requested by ${requester}:`,
  outcome: 'Nothing was changed.',
})

/** Customers don’t know staff by name. */
export const customerCareOf = (brand: string) => `${brand} customer care`
