/** Emails and text messages about logins: codes, passwords, two-step sign-in, invitations and registration. */
import type { SignInLevel } from '../../contract/customers/people'
import type { LetterText } from '../../customers/letterText'
import { supportNumber } from '../../desks/contactNumbers'
import { joinSentences } from '../../format/joinWords'
import { oneTimeCodeMinutes } from '../../http/limits'

const worksOnce = `It works once and expires in ${oneTimeCodeMinutes} minutes.`
const neverByPhone = 'We never ask for it by phone.'
const ignoreIt = 'Not expecting this? You can ignore it.'

export const codeTitle = 'Your one-time code'
export const resetCodeTitle = 'Your password reset code'
export const registrationCodeTitle = 'Your registration code'

export const visitorCode = (sentence: string) => joinSentences(sentence, worksOnce, neverByPhone, ignoreIt)
export const registrationCode = (sentence: string) =>
  joinSentences(sentence, 'Use it to register your account.', worksOnce, neverByPhone, ignoreIt)
export const addressCode = (code: string, effect: string) =>
  joinSentences(`Your code is ${code}.`, worksOnce, effect, ignoreIt)
export const verifiesEmail = 'It confirms that this address is yours.'
export const verifiesPhone = 'It confirms that this number is yours.'
export const sharesAccount = (name: string, account: string) =>
  `With it, ${name} can add account ${account} to their login, and then see and pay its bills. Share it only if you want that.`

/** A change that the owner of the login made, or someone else. */
export const loginChanged = (subject: string): LetterText => ({
  subject,
  paragraphs: [
    `${subject}. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us at ${supportNumber}.`,
  ],
  action: 'Review your security settings',
})
export const loginChanges = {
  passwordChanged: 'Your password was changed',
  phoneChanged: 'Your phone number was changed',
  emailChanged: 'Your email address was changed',
  temporaryPassword: 'Your password was changed',
  twoStepOn: 'Two-step sign-in was turned on',
  twoStepOff: 'Two-step sign-in was turned off',
  recoveryCodesReplaced: 'Your recovery codes were replaced',
}

export const newDevice = (device: string, time: string): LetterText => ({
  subject: 'New sign-in to your account',
  paragraphs: [
    `Someone signed in with your login on a device we haven’t seen before: ${device}, on ${time}. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us at ${supportNumber}.`,
  ],
  action: 'Review your security settings',
})

export const temporaryPassword = (email: string): LetterText => ({
  subject: loginChanges.temporaryPassword,
  paragraphs: [
    `Customer care set a temporary password for your login ${email}. When you sign in with it, you’ll choose your own password. If you didn’t ask for this, call us right away at ${supportNumber}.`,
  ],
  action: 'Sign in',
})

export const emailChanged = (email: string): LetterText => ({
  subject: loginChanges.emailChanged,
  paragraphs: [
    `The email address on your login was changed to ${email}. If this wasn’t you, call us right away at ${supportNumber}.`,
  ],
})

export const twoStepReset: LetterText = {
  subject: 'Two-step sign-in was reset',
  paragraphs: [
    'A colleague who manages staff logins turned off your two-step sign-in. You’ll sign in with just your password until you set it up again under Security Settings. If you didn’t ask for this, call them right away.',
  ],
  action: 'Open Security Settings',
}

interface Invitation {
  inviter: string
  brand: string
  days: number
}

const invitedLevel: Record<SignInLevel, string> = {
  holder: 'You’ll be able to do everything, including managing users.',
  full: 'You’ll be able to do everything except manage its users.',
  billing: 'You’ll be able to see everything except its users, and to pay its bills.',
  view: 'You’ll be able to see its services, bills and requests.',
}

export const invitedToAccount = ({
  inviter,
  brand,
  days,
  customer,
  level,
}: Invitation & { customer: string; level: SignInLevel }): LetterText => ({
  subject: `${inviter} invited you to an account`,
  paragraphs: [
    `${inviter} has invited you to use ${customer}’s ${brand} account. ${invitedLevel[level]} Choose your password within ${days} days.`,
    ignoreIt,
  ],
  action: 'Choose your password',
})

export const invitedToStaff = ({ inviter, brand, days, role }: Invitation & { role: string }): LetterText => ({
  subject: `${inviter} invited you to the portal`,
  paragraphs: [
    `${inviter} has invited you to the ${brand} portal with the role ${role}. Choose your password within ${days} days. The link works once.`,
    ignoreIt,
  ],
  action: 'Choose your password',
})

export const loginCreated = (brand: string, email: string): LetterText => ({
  subject: 'You can sign in now',
  paragraphs: [
    `Customer care set up your login for the ${brand} portal. Sign in with ${email} and the password you were given. You’ll choose your own password the first time you sign in.`,
    `If you didn’t ask for this, call us at ${supportNumber}.`,
  ],
  action: 'Sign in',
})

export const registered = (brand: string, email: string): LetterText => ({
  subject: 'You’re registered',
  paragraphs: [
    `Your account is now in the ${brand} portal. Sign in with ${email} and the password you chose. If this wasn’t you, call us right away at ${supportNumber}.`,
  ],
  action: 'Sign in',
})

export const alreadyRegistered: LetterText = {
  subject: 'You already have an account',
  paragraphs: [
    'Someone tried to register with this email. You already have an account, so just sign in.',
    'Forgot your password? Reset it on the sign-in page.',
    'If this wasn’t you, you can ignore this message.',
  ],
  action: 'Sign in',
}

export const invitedToRegister = (brand: string): LetterText => ({
  subject: 'Register your account',
  paragraphs: [
    `Your account has moved to the new ${brand} portal. Register once with this email address and the street and ZIP code of your service address. We’ll bring over your bills, saved payment methods and autopay.`,
    'If you’ve already registered, you can ignore this message.',
  ],
  action: 'Register your account',
})
export const codeSentence = (code: string) => `Your code is ${code}.`
export const longCodeSentence = (code: string) =>
  `Your code is ${code}. It’s longer than usual because someone entered too many wrong codes for your account.`
