/** Registration rules: which account a search matches, the order of steps, and how many attempts are allowed. */
import { z } from 'zod/mini'
import type { ParentOutcome } from '#shared/contract/customers/accountCreation'
import { type RegistrationStep, registrationSteps } from '#shared/contract/customers/legacy'
import { emailFormat } from '#shared/fields/fieldRules'

export const proofMinutes = 30
export const callsByAddress = { limit: 120, windowMinutes: 15 }
export const callsByAccount = { limit: 60, windowMinutes: 15 }
/** Limits how often staff may invite one customer to register. */
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

/** People shorten and misspell streets, so only the house number and the start of one word of the name must match. */
export function isSameStreet(typed: string, onFile: string): boolean {
  const [number, ...words] = wordsOf(typed)
  const [numberOnFile, ...wordsOnFile] = wordsOf(onFile)
  if (number !== numberOnFile) return false
  return words.some(
    (word) => word.length >= 3 && wordsOnFile.some((wordOnFile) => wordOnFile.startsWith(word.slice(0, 3))),
  )
}

export const LegacyAddress = z.object({ line1: z.string(), postalCode: z.string() })
export type LegacyAddress = z.infer<typeof LegacyAddress>

/** Returns the match at that address, preferring an account that is not registered. */
export function selectMatch<A extends { address: LegacyAddress; registeredAt: Date | null }>(
  accounts: readonly A[],
  { line1, postalCode }: LegacyAddress,
): A | null {
  const matchesAtAddress = accounts.filter(
    ({ address }) => address.postalCode === postalCode && isSameStreet(line1, address.line1),
  )
  return matchesAtAddress.find(({ registeredAt }) => registeredAt === null) ?? matchesAtAddress[0] ?? null
}

/** A registration never goes back a step: requesting a second code does not undo progress. */
export const laterStep = (first: RegistrationStep, second: RegistrationStep): RegistrationStep =>
  registrationSteps.indexOf(first) >= registrationSteps.indexOf(second) ? first : second

/** How staff can identify a legacy account. */
export type ParentIdentifier =
  | { kind: 'parent' | 'customer' | 'bill' | 'email' | 'mobile' | 'oldNumber'; value: string }
  | { kind: 'unknown' }

/** Interprets a typed or pasted text. Typed numbers may contain spaces, hyphens or other separators. */
export function parseParentIdentifier(typed: string): ParentIdentifier {
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

interface AccountFacts {
  isRegistered: boolean
  onFile: string
  /** A user signs in with this email. */
  isTaken: boolean
  /** An invitation was sent and has not expired. */
  isInvited: boolean
}

/** Predicts the outcome of creating the account. `givenEmail` is the email from staff, or an empty string. */
export function parentOutcomeOf(
  givenEmail: string,
  { isRegistered, onFile, isTaken, isInvited }: AccountFacts,
): ParentOutcome {
  if (isRegistered) return 'registered'
  if (givenEmail !== '' && !emailFormat.test(givenEmail)) return 'email_invalid'
  if (givenEmail !== '' && onFile !== '' && givenEmail.toLowerCase() !== onFile) return 'email_differs'
  if (givenEmail === '' && onFile === '') return 'email_missing'
  if (isTaken) return 'email_taken'
  return isInvited ? 'invited' : 'ready'
}
