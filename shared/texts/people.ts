/** Texts about people. */
import { mostOtherPhones } from '../contactDetails'

export const phoneTwice = 'This number is on file already.'
export const phonesFull = `No more than ${mostOtherPhones} numbers can stand beside the main one. Remove one first.`
export const invited = 'Invitation sent.'
export const invitedAgain = 'A new invitation is on its way. The link of the earlier one no longer works.'
export const cancelled = 'The invitation was cancelled.'
export const removed = 'Removed. They can no longer sign in to this account.'
export const lastHolder = 'An account needs an account holder. Make somebody else one first.'
export const isHereAlready =
  'This person signs in to your account already. Find them in the list to change what they may do.'
export const signsInAlready =
  'Somebody signs in with this address already. Ask for another address, or call us to link the two accounts.'
export const invitationGone = 'This invitation has expired, was cancelled or has been used. Ask for a new one.'
export const welcome = 'Your password is set. Sign in to see the account.'
export const usersOfOtherAccounts = 'Users of other accounts'
export const whoAsksForAccess = 'Who asks for access'
export const asksForAccessSinceExpiresOn = `Asks for access since <date/>, expires on <date2/>`
export const grant = 'Grant'
export const since = `since <date/>`
export const endTheAccessOf = (name: string) => `End the access of ${name}`
export const endAccess = 'End access'
export const billingAccount = (crmBillingAccountNumber: string) => `Billing account ${crmBillingAccountNumber} ·`
export const decline = (name: string) => `Decline ${name}`
export const theyDoNotSeeYour =
  'They do not see your account. We write to them that their request was declined, without your name.'
export const theyNoLongerSeeYour =
  'They no longer see your account, from now on. Their own account stays as it is. They can ask again.'
export const addPerson = 'Add person'
export const sendInvitation = 'Send invitation'
export const addContact = 'Add contact'
export const wellEmailThemALink = 'We’ll email them a link to choose a password. It’s valid for 7 days.'
export const theyllGetOutageAlertsBut = 'They’ll get outage alerts, but can’t sign in.'
export const authorizedUsers = 'Authorized users'
export const thePeopleOfThisAccount = 'The people of this account'
export const nobodyIsOnFileFor = 'Nobody is on file for this account yet.'
export const accessRequest = 'Access request'
export const review = 'Review'
export const grantAccessTo = (name: string) => `Grant access to ${name}`
export const grantAccess = 'Grant access'
export const askedWithTheNumberOf = (email: string, crmBillingAccountNumber: string) =>
  `${email} asked with the number of billing account ${crmBillingAccountNumber}. Grant it only if you know them. They see all accounts of yours, and never get more than they may do with their own.`
export const welcomeOfFirstName = (firstName: string) => `Welcome, ${firstName}`
export const yourInvitation = 'Your invitation'
export const goToSignIn = 'Go to sign in'
export const lookingForYourInvitation = 'Looking for your invitation.'
export const invitesYouToJoinThe = (roleName: string) => `invites you to join the staff. Your role is ${roleName}.`
export const invitesYouToAnAccount = (level: string | number, levelHint: string | number) =>
  `invites you to an account. Your role is ${level}: ${levelHint}`
export const chooseAPasswordYouSign = (invitedBy: string, whatFor: string) =>
  `${invitedBy} ${whatFor} Choose a password; you sign in with <strong/>.`
export const acceptTheInvitation = 'Accept the invitation'
export const staffManageTheUsersOf = 'Staff manage the users of a customer once a customer is chosen.'
export const invitePeopleToSignIn =
  'Invite people to sign in with a password of their own, and decide what they may do.'
export const onlyAnAccountHolderCan = 'Only an account holder can change who is here.'
export const you = 'You'
export const emailAndPhone = 'Email and phone'
export const peopleOfThisAccountAccount = 'People of this account, account holders first'
export const nobodyIsOnFileForThis = 'Nobody is on file for this account.'
export const doesNotSignIn = 'Does not sign in'
export const lastUsed = `Last used <date/>`
export const notUsedYet = 'Not used yet'
export const sendTheInvitationAgain = (name: string) => `Send ${name} the invitation again`
export const cancelTheInvitationOf = (name: string) => `Cancel the invitation of ${name}`
export const invite = 'Invite'
export const relation = 'Relation'
export const phoneOptional = 'Phone (optional)'
export const relationOptional = 'Relation (optional)'
export const partnerTenantSiteManager = 'Partner, tenant, site manager'
export const remove = (name: string) => `Remove ${name}`
export const youLoseYourOwnAccess = 'You lose your own access to this account and are signed out at once.'
export const theyAreSignedOutAt =
  'They are signed out at once and can no longer sign in to this account. What they did stays on record.'
export const theLinkOfTheirInvitation =
  'The link of their invitation no longer works, and we no longer write to them about this account.'
export const weNoLongerWriteTo = 'We no longer write to them about this account.'
