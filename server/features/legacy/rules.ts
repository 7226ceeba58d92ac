/** Decisions about registering: whose account a search means, which steps follow which, how often may be tried. */
import { registrationSteps, type RegistrationStep } from '#shared/contract/legacy'
import type { ServiceGroup } from '#shared/services'

export const proofMinutes = 30
export const callsByAddress = { limit: 120, windowMinutes: 15 }
export const callsByAccount = { limit: 60, windowMinutes: 15 }
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
