/** Texts about signing in and passwords. */
import { minutesText } from '../../format/minutes'

// Fixed by the specification.
export const passwordChanged = 'Password changed successfully!'
export const passwordRequired = 'Password is required'
export const passwordTooShort = 'Must be at least 8 characters'
export const passwordNoUppercase = 'Must contain at least one uppercase letter'
export const passwordNoNumber = 'Must contain at least one number'
export const passwordNoSpecial = 'Must contain at least one special character'
export const passwordConfirmRequired = 'Confirm Password is required'
export const passwordNoMatch = 'Passwords do not match'
/** A rejected password reset or change without a field error. */
export const passwordRejected = 'Error: Old password is incurrect'

// The texts below are not in the specification.
export const wrongCredentials = 'Incorrect email or password.'
export const throttled = (minutes: number) =>
  `Too many failed attempts. Try again in ${minutesText(minutes)}, or reset your password.`
export const busy = 'Many people are signing in right now. Try again in a few seconds.'
export const signInAgain = 'Your session has ended. Sign in again to continue.'
export const codeSent = 'If this email is on file, a code is on its way.'
export const newCodeSent = 'A new code is on its way. If it doesn’t arrive, use the latest one you received.'
export const codeTexted = 'If this number is on file, a code is on its way.'
export const codeWrong = 'That code is incorrect or has expired. Check it or request a new one.'
export const codeThrottled = (minutes: number) => `Too many codes were requested. Try again in ${minutesText(minutes)}.`
export const resetExpired = 'This password reset has expired. Request a new code.'
export const passwordChangeRequired = 'Choose your own password to sign in.'
export const secondStep = 'Enter the 6-digit code from your authenticator app, or one of your recovery codes.'
export const secondStepWrong =
  'That code is incorrect. Enter the latest one from your authenticator app, or a recovery code.'
export const useAnotherEmail = 'Use another email'
export const forgotPasswordHint = 'Enter the email address you use to sign in. We’ll send a code to it.'
export const signInLink = 'Back to sign in'
export const resetYourPassword = 'Reset your password'
export const enterYourCode = 'Enter your code'
export const newPasswordTitle = 'Choose a new password'
export const ownPasswordTitle = 'Choose your own password'
export const temporaryPasswordHint = 'Customer care set a temporary password for you. Choose your own to sign in.'
export const newCodeLink = 'Request a new code'
export const passwordChangeEffect = 'This will sign you out on all devices.'
export const changePassword = 'Change password'
export const codeIsRequired = 'Code is required'
export const staySignedIn = 'Keep me signed in'
export const forgotPassword = 'Forgot password?'
export const newHereRegister = `New here? <link>Register</link>`
export const youreSignedOut = 'You’re signed out.'
export const signedOutIdle = 'You were signed out after 10 minutes of inactivity.'
export const signedOutElsewhere = 'You signed out in another tab.'
export const emailChanged = 'Your email was changed. Sign in with the new one.'
export const passwordSet = 'Your password is set. Sign in to see the account.'
export const noEmailNow = 'We can’t send email right now.'
export const noTextsNow = 'We can’t send text messages right now.'
export const unavailableChannels = {
  email: 'We can’t send email right now. Use a text message instead.',
  sms: 'We can’t send text messages right now. Use email instead.',
} as const
