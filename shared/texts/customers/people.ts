/** Texts about people. */

import type { PersonLevel } from '../../contract/customers/people'
import { quantity } from '../../format/plural'

export const invitedAgain = 'A new invitation is on its way. The earlier link no longer works.'
export const cancelled = 'The invitation was canceled.'
export const removed = 'Removed. They can no longer sign in to this account.'
export const lastHolder = 'Every account needs an account holder. Assign another one before you remove this person.'
export const isHereAlready =
  'This person can already sign in to your account. Find them in the list to change what they can do.'
export const signsInAlready =
  'Someone already signs in with this email. Ask for a different one, or call us to link the two accounts.'
export const invitationInvalid =
  'This invitation has expired, was canceled or has already been used. Ask for a new one.'
export const welcome = 'Your password is set. Sign in to see the account.'
export const guestsTitle = 'Access from other accounts'
export const requestsNotLoaded = 'We couldn’t load people asking for access.'
export const requestedAccess = (account: string) =>
  `Billing account ${account} · Requested access <date/>, expires <end/>`
export const grant = 'Grant'
export const otherAccess = (account: string, level: string) => `Billing account ${account} · ${level} since <date/>`
export const endAccessFor = (name: string) => `End access for ${name}`
export const endAccess = 'End access'
export const endAccessQuestion = (name: string) => `End access for ${name}?`
export const declineQuestion = (name: string) => `Decline the request of ${name}?`
export const declineEffect =
  'They won’t see your account. We’ll email them that their request was declined, without giving your name.'
export const endAccessEffect =
  'They’ll no longer see your account. Their own account stays the same, and they can ask again.'
export const addPerson = 'Add person'
export const sendInvitation = 'Send invitation'
export const addContact = 'Add contact'
export const invitationHint = 'We’ll email them a link to choose a password. It’s valid for 7 days.'
export const contactOnlyHint = 'They’ll get outage alerts, but can’t sign in.'
export const authorizedUsers = 'Authorized users'
export const peopleNotLoaded = 'We couldn’t load the people on this account.'
export const inviteSomeone = 'Invite someone'
export const noPeople = 'No one is on file for this account yet.'
export const review = 'Review'
export const grantAccessTo = (name: string) => `Grant access to ${name}`
export const grantAccess = 'Grant access'
export const grantAccessHint = (email: string, crmBillingAccountNumber: string) =>
  `${email} requested access with billing account number ${crmBillingAccountNumber}. Grant it only if you know them. They’ll see all your accounts, with the same permissions they have on their own.`
export const welcomeTitle = (firstName: string) => `Welcome, ${firstName}`
export const yourInvitation = 'Your invitation'
export const signInLink = 'Go to sign in'
export const loadingInvitation = 'Looking for your invitation…'
export const staffInvitation = (inviter: string, role: string) =>
  `${inviter} invited you to join the staff. Your role is ${role}. Choose a password. You’ll sign in with <strong/>.`
export const customerInvitation = (inviter: string, { level, hint }: { level: string; hint: string }) =>
  `${inviter} invited you to use an account. Your access level is “${level}”. ${hint} Choose a password. You’ll sign in with <strong/>.`
export const acceptTheInvitation = 'Accept the invitation'
export const openCustomerHint = 'Open a customer to manage their users.'
export const emptyHint = 'Invite people to sign in with their own password, and decide what they can do.'
export const holdersOnly = 'Only an account holder can change who’s listed here.'
export const emailAndPhone = 'Email and phone'
export const neitherVerified = 'Neither is verified'
export const peopleCaption = 'People on this account, account holders first'
export const noContacts = 'No one is on file for this account.'
export const noLogin = 'Doesn’t sign in'
export const lastUsed = `Last signed in <date/>`
export const neverUsed = 'Never signed in'
export const resendInvitationOf = (name: string) => `Send ${name} the invitation again`
export const cancelInvitationFor = (name: string) => `Cancel invitation for ${name}`
export const phoneOptional = 'Phone (optional)'
export const relationOptional = 'Relationship (optional)'
export const relationPlaceholder = 'Partner, tenant, site manager'
export const remove = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeSelfEffect = 'You’ll lose your own access to this account and be signed out right away.'
export const removeEffect =
  'They’ll be signed out right away and can’t sign in to this account anymore. We keep a record of their past activity.'
export const cancelInvitationEffect =
  'Their invitation link will stop working, and we’ll stop contacting them about this account.'
export const removeContactEffect = 'We’ll stop contacting them about this account.'
export const alreadyInvited = 'They’ve already been invited.'
export const grantTo = (name: string) => `Grant access to ${name}`
export const accessRequests = (count: number) => quantity(count, 'access request', 'access requests')

export const levelLabels: Record<PersonLevel, string> = {
  holder: 'Account holder',
  full: 'Full access',
  billing: 'Billing only',
  view: 'View only',
  outage: 'Outage alerts only',
}

export const levelHints: Record<PersonLevel, string> = {
  holder: 'Can do everything, including managing users.',
  full: 'Can do everything except manage users.',
  billing: 'Can see everything except users, and can pay bills.',
  view: 'Can see services, bills and requests.',
  outage: 'Doesn’t sign in. Gets outage alerts.',
}
