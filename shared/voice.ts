/** Voice lines: what can be set on them, the rules of it, and what people are told. */
import { phoneDigits } from './phoneNumber'

export const forwardings = ['off', 'always', 'busy', 'no_answer'] as const
/** When a call goes on to another number. */
export type Forwarding = (typeof forwardings)[number]

export const callKinds = ['incoming', 'outgoing', 'missed', 'blocked'] as const
export type CallKind = (typeof callKinds)[number]

/** `pending`: filed with the emergency call registry, which has not confirmed it yet. */
export const emergencyStatuses = ['pending', 'confirmed'] as const
export type EmergencyStatus = (typeof emergencyStatuses)[number]

export const greetingTypes = ['audio/wav', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm'] as const
/** What an own greeting may be. */
export type GreetingType = (typeof greetingTypes)[number]

/** About a minute, also where it is not compressed. */
export const greetingMaxBytes = 2_000_000

export const mostRinging = 5
export const mostBlocked = 100
const callerIdLength = 15

export const voiceTexts = {
  notApplied: 'The telephone network did not take this. Nothing was changed; try again in a moment.',
  notFiled:
    'The emergency call registry did not take the address. The one on file still counts; try again in a moment.',
  noNumber: 'Type the number that calls go to',
  ownNumber: 'This is the number of the line itself',
  numberInvalid: 'Enter valid phone number',
  ringNone: 'Add a number that rings too',
  ringTwice: 'Each number can be there once',
  blockedAlready: 'This number is blocked already',
  blockedFull: `No more than ${mostBlocked} numbers can be blocked. Unblock one first.`,
  sameAddress: 'This address is on file already.',
  saved: 'Saved.',
  filed: 'The address was sent to the emergency call registry.',
  greetingType: 'Choose a sound: WAV, MP3, M4A, OGG or WebM.',
  greetingTooLarge: 'The greeting is larger than 2 MB. A minute is enough; choose a shorter one.',
  greetingSaved: 'Callers hear your own greeting now.',
  greetingStandard: 'Callers hear the standard greeting now.',
  noSound: 'The telephone network does not answer. Try again in a moment, or dial *98 on your telephone.',
  soundGone: 'This voicemail can no longer be played.',
  voicemailDeleted: 'The voicemail was deleted.',
} as const

/** Ten digits as they are kept; the first of an area code and of an exchange is never 0 or 1. */
export const isNumber = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** The first rule that a number breaks to which calls go, or from which none are taken. */
export function numberProblem(typed: string, ownNumber: string): string | null {
  const digits = phoneDigits(typed)
  if (digits === '') return voiceTexts.noNumber
  if (!isNumber(digits)) return voiceTexts.numberInvalid
  return digits === ownNumber ? voiceTexts.ownNumber : null
}

/** The first rule that a caller-ID name breaks. Telephones show 15 letters of it, and no others than these. */
export function callerIdProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Caller-ID name is required'
  if (trimmed.length > callerIdLength) return `Caller-ID name cannot be more than ${callerIdLength} characters`
  return /^[A-Za-z0-9 .,&'-]+$/.test(trimmed)
    ? null
    : "Caller-ID name can have letters, digits, spaces and . , & ' - only"
}

/** (290) 555-0101 */
export const formatNumber = (digits: string): string =>
  digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
