/** Texts about communication. */
import type { ContactLanguage, PhoneType } from '../../customers/contactDetails'
import { minutesText } from '../../format/minutes'

// Fixed by the specification.
export const contactAdded = 'Contact details added successfully!'
export const contactAddFailed = 'Failed to add Contact details!'
export const contactUpdated = 'Contact details updated successfully!'
export const contactUpdateFailed = 'Failed to update Contact details!'
export const preferencesUpdated = 'Communication preferences updated successfully!'
export const preferencesFailed = 'Failed to update Communication preferences!'
export const addressUpdated = 'Communication Address updated successfully!'
export const addressFailed = 'Failed to update Communication Address!'
export const emailSent = 'Email sent successfully!'
export const emailFailed = 'Failed to sent Email!'

// The texts below are not in the specification.
export const notOnFile = 'This address isn’t on file for your account.'
export const theirSignInAddress = 'They sign in with this address and change it themselves, under Edit Account.'
export const ownSignInAddress = 'You sign in with this address. You can change it under Edit Account.'
export const phoneIsYours = 'We send your sign-in codes to this number. You can change it under Edit Account.'
export const phoneIsTheirs =
  'We send their sign-in codes to this number. They change it themselves, under Edit Account.'
export const mailThrottled = (minutes: number) => `You’ve sent too many messages. Try again in ${minutesText(minutes)}.`
export const addressChanged = 'The address changed after this code was sent. Ask for a new code.'
export const noPhoneOnFile = 'No phone number is on file.'
export const sentBy = (email: string, brand: string) => `Sent by ${email} through the ${brand} account portal.`
export const channelUnavailable = (channel: string) =>
  `${channel} can’t be turned on. We don’t send notifications that way.`
export const wrongSignature = 'The signature is missing, wrong or too old.'

/** `reason` is a sentence. */
export const cannotTurnOn = (channel: string, reason: string) => `${channel} can’t be turned on. ${reason}`

interface LockedChannel {
  channel: string
  category: string
  /** A sentence, or empty if there is none. */
  reason: string
}

export const cannotTurnOff = ({ channel, category, reason }: LockedChannel) =>
  reason === ''
    ? `${channel} can’t be turned off for ${category}.`
    : `${channel} can’t be turned off for ${category}. ${reason}`

export const phoneTypeLabels: Record<PhoneType, string> = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
  other: 'Other',
}

export const languageLabels: Record<ContactLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  vi: 'Vietnamese',
  zh: 'Chinese',
  ko: 'Korean',
  fr: 'French',
  ar: 'Arabic',
  tl: 'Tagalog',
}
/** Why a message was not sent. */
export const addressReported = 'The mail service reported that the address doesn’t work.'
export const messageExpired = 'It expired before we could send it.'
export const noLongerApplied = 'It was out of date before we could send it.'
export const turnedOff = 'The recipient no longer gets these messages.'
export const textsStopped = 'Texts to the number are turned off.'
