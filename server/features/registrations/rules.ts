/** Registration rules: which account a search matches, the order of steps, and how many attempts are allowed. */
import { z } from 'zod/mini'
import { type RegistrationStep, registrationSteps } from '#shared/customers/registrations'

export const verificationMinutes = 30
export const callsByNetwork = { limit: 120, windowMinutes: 15 }
export const callsByAccount = { limit: 60, windowMinutes: 15 }
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
