/** The message catalogue: every fixed text of the specification, odd spellings included, and the product's own beside them. */

export const sessionTexts = {
  wrongCredentials: 'Incorrect email or password.',
  throttled: (minutes: number) =>
    `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or reset your password.`,
  busy: 'Many people are signing in right now. Try again in a few seconds.',
  signInAgain: 'Your session has ended. Sign in again to continue.',
  codeSent: 'If this address is on file, a code is on its way to it.',
  newCodeSent: 'A new code is on its way. If none arrives, use the latest one you received.',
  codeSentToPhone: 'If this number is on file, a code is on its way to it.',
  codeWrong: 'That code is incorrect or has expired. Check it or request a new one.',
  codeThrottled: (minutes: number) =>
    `Too many codes were asked for. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  resetExpired: 'This reset has expired. Ask for a new code.',
  passwordChanged: 'Password changed successfully!',
  passwordChangeRequired: 'Choose your own password to sign in.',
  secondStep: 'Enter the 6 digits that your authenticator app shows, or one of your recovery codes.',
  secondStepWrong: 'That code is incorrect. Enter the newest one from your authenticator app or a recovery code.',
} as const

/** Rules of a new password, in the order in which they are checked (staff specification, section 5). */
export const passwordTexts = {
  required: 'Password is required',
  tooShort: 'Must be at least 8 characters',
  noUppercase: 'Must contain at least one uppercase letter',
  noNumber: 'Must contain at least one number',
  noSpecial: 'Must contain at least one special character',
  confirmRequired: 'Confirm Password is required',
  noMatch: 'Passwords do not match',
} as const

export const generalTexts = {
  notFound: 'We could not find this. It may have been removed, or it belongs to another account.',
  notAllowed: 'Your sign-in does not include this. Ask the account holder, or contact us.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
  offline: 'We could not reach the server. Check your connection and try again.',
  unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  providerFailed: 'The payment provider did not answer. Nothing was changed; try again in a moment.',
  tooLarge: 'What you sent is too large.',
  unsupportedType: 'What you sent has a type that this address does not take.',
  noFile: 'Choose a file first.',
  fileTooLarge: 'The file is larger than 10 MB. Send a smaller one.',
  brokenOff: 'The upload broke off before the file was complete. Send it again.',
} as const
