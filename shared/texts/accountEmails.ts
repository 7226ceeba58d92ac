/** Emails about who may use an account, and about the services on it. */
import type { LetterText } from '../customers/letterText'

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
    `Customer care set up a login to your account for ${name} (${email}). ${isHolder ? 'They have the same access as you. You can change their access or remove them under Manage Users.' : 'It gives access to your bills and saved payment methods.'}`,
    'If none of you asked for this, call us.',
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

export const accessGranted = (account: string, permission: string): LetterText => ({
  subject: 'Your access request was granted',
  paragraphs: [
    `Your request for access to account ${account} was granted. You can ${permission}. Find the account under Service Accounts.`,
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
