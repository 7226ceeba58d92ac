/** Voice lines: what can be set on them, the rules of it, and what people are told. */
import { phoneDigits } from './phoneNumber'
import * as voipTexts from './texts/voip'

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
const callerIdLength = 15

/** Ten digits as they are kept; the first of an area code and of an exchange is never 0 or 1. */
export const isNumber = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** The first rule that a number breaks to which calls go, or from which none are taken. */
export function numberProblem(typed: string, ownNumber: string): string | null {
  const digits = phoneDigits(typed)
  if (digits === '') return voipTexts.noNumber
  if (!isNumber(digits)) return voipTexts.numberInvalid
  return digits === ownNumber ? voipTexts.ownNumber : null
}

/** The first rule that a caller-ID name breaks. Telephones show 15 letters of it, and no others than these. */
export function callerIdProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Caller-ID name is required'
  if (trimmed.length > callerIdLength) return `Caller-ID name cannot be more than ${callerIdLength} characters`
  return /^[A-Za-z0-9 .,&'-]+$/.test(trimmed)
    ? null
    : "Caller-ID name can only have letters, digits, spaces and . , & ' -"
}

/** (290) 555-0101 */
export const formatNumber = (digits: string): string =>
  digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
