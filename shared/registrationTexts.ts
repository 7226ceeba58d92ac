/** What registering says, on both sides. */
export const registrationTexts = {
  codeSent: 'If this matches an account, a code is on its way to the address or number on file.',
  proofExpired: 'This registration has run out for your safety. Start again with a new code.',
  alreadyRegistered: 'This account is registered already. Sign in, or reset your password.',
  emailTaken: 'Somebody signs in with this email already. Sign in, or use another email.',
  emailNeeded: 'Use the email that is on file for this account.',
  noneChosen: 'Choose at least one service.',
  wrongAccount: 'This is not an account number of yours.',
  welcome: 'You are registered.',
  methodUnknown: 'The payment provider does not have this method. Add it again.',
  invited: 'Invitation sent.',
  invitedTooOften: (minutes: number) =>
    `They were written to several times already. It can be sent again in ${minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`}.`,
  noEmail: 'No email is on file for this account. Call the customer instead.',
  parentUnknown: 'There is no such account of the old system.',
  emailGiven: 'This email is already used to sign in.',
  emailMissing: 'No email is on file. Give the one that the customer named.',
  emailDiffers: 'Another email is on file for this account. The link goes to that one or to none.',
} as const
