/** The message catalogue of what people do with their account. Apart from `texts.ts`, which the sign-in page carries. */

export const securityTexts = {
  currentRequired: 'Current password is required',
  wrongPassword: 'The current password is incorrect.',
  samePassword: 'The new password is the current one. Choose another.',
  triedTooOften: (minutes: number) =>
    `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  twoStepIsOn: 'Two-step sign-in is on already. Turn it off first to set it up with another device.',
  appCodeWrong: 'That code is incorrect. Enter the newest one from your authenticator app.',
  twoStepChanged: 'Two-step sign-in was set up in another place meanwhile. Look whether it is on, or start again.',
  secondStepUnreadable:
    'We can’t check codes from your authenticator app right now. Use a recovery code, or call us to reset two-step sign-in.',
  twoStepIsOff: 'Two-step sign-in is not set up. Start again.',
} as const

export const communicationTexts = {
  contactAdded: 'Contact details added successfully!',
  contactAddFailed: 'Failed to add Contact details!',
  contactUpdated: 'Contact details updated successfully!',
  contactUpdateFailed: 'Failed to update Contact details!',
  preferencesUpdated: 'Communication preferences updated successfully!',
  preferencesFailed: 'Failed to update Communication preferences!',
  addressUpdated: 'Communication Address updated successfully!',
  addressFailed: 'Failed to update Communication Address!',
  emailSent: 'Email sent successfully!',
  emailFailed: 'Failed to sent Email!',
  notOnFile: 'This address is not on file for your account.',
  signsInWithIt: 'They sign in with this address and change it themselves, under Edit Account.',
  youSignInWithIt: 'You sign in with this address. You can change it under Edit Account.',
  phoneIsYours: 'Codes of your sign-in go to this number. You can change it under Edit Account.',
  phoneIsTheirs: 'Codes of their sign-in go to this number. They change it themselves, under Edit Account.',
  mailThrottled: (minutes: number) =>
    `Too many messages were sent. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const

export const peopleTexts = {
  invited: 'Invitation sent.',
  invitedAgain: 'A new invitation is on its way. The link of the earlier one no longer works.',
  cancelled: 'The invitation was cancelled.',
  removed: 'Removed. They can no longer sign in to this account.',
  lastHolder: 'An account needs an account holder. Make somebody else one first.',
  isHereAlready: 'This person signs in to your account already. Find them in the list to change what they may do.',
  signsInAlready:
    'Somebody signs in with this address already. Ask for another address, or call us to link the two accounts.',
  invitationGone: 'This invitation has expired, was cancelled or has been used. Ask for a new one.',
  welcome: 'Your password is set. Sign in to see the account.',
} as const

export const accessRequestTexts = {
  askedAlready: 'You have asked for this account already. Whoever holds it decides, and we write to you.',
  granted: 'Access granted. We write to them.',
  declined: 'Request declined. We write to them.',
  ended: 'Access ended. We write to them.',
  expired: 'This request has expired. They can ask again.',
  decidedAlready: 'Somebody has decided on this request already.',
} as const

export const addAccountTexts = {
  notFound:
    'No account matches. Compare the number, and the ZIP code or last name, with a bill. Accounts of another kind than yours cannot be added.',
  alreadyYours: 'This account is on your sign-in already.',
  noAddress: 'There is no email address on file for this account, so nobody can be asked. Call us to add it.',
  added: 'The account was added to your sign-in.',
  asked: 'We asked whoever holds the account. They decide within 14 days, and we write to you.',
  removed: 'Removed from your sign-in.',
  ownStays: 'This is your own account. It stays on your sign-in.',
  throttled: (minutes: number) =>
    `That was tried too often. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const
