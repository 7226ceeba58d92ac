/** Decisions about registering: whose account a search means, which steps follow which, how often may be tried. */
import type { ParentOutcome } from '#shared/contract/accountCreation'
import { registrationSteps, type RegistrationStep } from '#shared/contract/legacy'
import { emailFormat } from '#shared/fieldRules'
import type { ServiceGroup } from '#shared/services'

export const proofMinutes = 30
export const callsByAddress = { limit: 120, windowMinutes: 15 }
export const callsByAccount = { limit: 60, windowMinutes: 15 }
/** How often staff write to one customer that they may register. */
export const invitationsByAccount = { limit: 3, windowMinutes: 24 * 60 }
export const openingTries = { limit: 30, windowMinutes: 15 }
export const existTries = { limit: 30, windowMinutes: 15 }

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** People shorten and misspell streets: the house number and the beginning of one word of the name have to be right. */
export function isSameStreet(typed: string, onFile: string): boolean {
  const [number, ...words] = wordsOf(typed)
  const [numberOnFile, ...wordsOnFile] = wordsOf(onFile)
  if (number !== numberOnFile) return false
  return words.some((word) => word.length >= 3 && wordsOnFile.some((other) => other.startsWith(word.slice(0, 3))))
}

export interface Address {
  line1: string
  postalCode: string
}

/** The account that is meant: at that address, and one that is still to be registered before one that is. */
export function chosenMatch<A extends { address: Address; registeredAt: Date | null }>(
  accounts: readonly A[],
  { line1, postalCode }: Address,
): A | null {
  const there = accounts.filter(
    ({ address }) => address.postalCode === postalCode && isSameStreet(line1, address.line1),
  )
  return there.find(({ registeredAt }) => registeredAt === null) ?? there[0] ?? null
}

/** A registration only comes further: asking for a second code does not undo what was done. */
export const laterStep = (one: RegistrationStep, other: RegistrationStep): RegistrationStep =>
  registrationSteps.indexOf(one) >= registrationSteps.indexOf(other) ? one : other

/** The billing groups that somebody ticked. */
export const chosenGroups = (chosen: { fiber_account: boolean; gas_account: boolean }): ServiceGroup[] => [
  ...(chosen.fiber_account ? (['FIBER'] as const) : []),
  ...(chosen.gas_account ? (['GAS'] as const) : []),
]

/** How staff name an account of the old system. */
export type ParentName =
  | { kind: 'parent' | 'customer' | 'bill' | 'email' | 'mobile' | 'oldNumber'; value: string }
  | { kind: 'unknown' }

/** What a typed or pasted text means; spreadsheets lose neither spaces nor hyphens, people do. */
export function parentNameOf(typed: string): ParentName {
  const text = typed.trim()
  const [, prefix = ''] = /^(MP|CU|BA)-\d{4,12}$/i.exec(text) ?? []
  switch (prefix.toUpperCase()) {
    case 'MP':
      return { kind: 'parent', value: text.toUpperCase() }
    case 'CU':
      return { kind: 'customer', value: text.toUpperCase() }
    case 'BA':
      return { kind: 'bill', value: text.toUpperCase() }
  }
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() }
  const digits = text.replaceAll(/[\s().+-]/g, '')
  if (/^\d{8}$/.test(digits)) return { kind: 'oldNumber', value: digits }
  if (/^1?\d{10}$/.test(digits)) return { kind: 'mobile', value: digits.slice(-10) }
  return { kind: 'unknown' }
}

interface Known {
  isRegistered: boolean
  onFile: string
  /** Somebody signs in with the email. */
  isTaken: boolean
  /** A link that was sent and still holds. */
  isInvited: boolean
}

/** What creating the account would come to; the email is the one that was given, if any. */
export function parentOutcomeOf(given: string, { isRegistered, onFile, isTaken, isInvited }: Known): ParentOutcome {
  if (isRegistered) return 'registered'
  if (given !== '' && !emailFormat.test(given)) return 'email_invalid'
  if (given !== '' && onFile !== '' && given.toLowerCase() !== onFile) return 'email_differs'
  if (given === '' && onFile === '') return 'email_missing'
  if (isTaken) return 'email_taken'
  return isInvited ? 'invited' : 'ready'
}
