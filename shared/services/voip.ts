/** Defines the settings of VoIP lines and their rules. */
import { phoneDigits } from '../fields/phoneNumber'
import * as fieldTexts from '../texts/fields'
import * as voipTexts from '../texts/services/voip'

export const forwardings = ['off', 'always', 'busy', 'no_answer'] as const
/** Forwarding sends a call to another number in this case. */
export type Forwarding = (typeof forwardings)[number]

export const callKinds = ['incoming', 'outgoing', 'missed', 'blocked'] as const
export type CallKind = (typeof callKinds)[number]

/** `pending`: the address was filed with the emergency call registry, which hasn't confirmed it yet. */
export const emergencyStatuses = ['pending', 'confirmed'] as const

export const greetingTypes = ['audio/wav', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm'] as const
/** A customer's own greeting has one of these types. */
export type GreetingType = (typeof greetingTypes)[number]

/** This is about one minute, even without compression. */
export const maxGreetingBytes = 2_000_000

export const maxRingingNumbers = 5
const maxCallerIdLength = 15

/** Checks ten stored digits. Neither the area code nor the exchange can start with 0 or 1. */
export const isPhoneNumber = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** Returns the first rule that a number breaks that receives forwarded calls or is blocked, or null. */
export function numberProblem(typed: string, ownNumber: string): string | null {
  const digits = phoneDigits(typed)
  if (digits === '') return voipTexts.noNumber
  if (!isPhoneNumber(digits)) return voipTexts.numberInvalid
  return digits === ownNumber ? voipTexts.ownNumber : null
}

/** Returns the first rule that a caller ID name breaks, or null. Telephones show 15 characters, and only these. */
export function callerIdProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return fieldTexts.required(fieldTexts.callerIdName)
  if (trimmed.length > maxCallerIdLength) return fieldTexts.tooLong(fieldTexts.callerIdName, maxCallerIdLength)
  return /^[A-Za-z0-9 .,&'-]+$/.test(trimmed) ? null : voipTexts.callerIdCharacters
}

/** Returns a text such as "(290) 555-0101". */
export const formatPhoneNumber = (digits: string): string =>
  digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
