/**
 * Numbers as the provider issues them: unique, and not consecutive, so that they don't reveal the number of customers.
 */
import type { Random } from './random'

export interface Identifiers {
  customerNumber(): string
  /** Ten digits, the last of which is a Luhn check digit. */
  billingAccountNumber(): string
  billingGroupId(): string
  serviceAccountNumber(): string
  premiseNumber(): string
  confirmationNumber(): string
  /** The number of a VoIP line. */
  telephoneNumber(): string
  /** `C-YYYY-######`, counted across all years. */
  caseNumber(year: number): string
}

/** Steps of about 0.618 of each range that share no factor with it, so that every number of the range occurs once. */
const steps = { eight: 55_623_061, nine: 556_230_591, ten: 5_562_305_899 }
/** Without I, O, 0 and 1, because these numbers are read out on the phone. */
const spokenAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function createIdentifiers(): Identifiers {
  const eightDigits = (prefix: string) => createSequence(90_000_000, steps.eight, (n) => `${prefix}-${10_000_000 + n}`)
  let confirmations = 0
  let cases = 0
  return {
    customerNumber: eightDigits('CU'),
    billingAccountNumber: createSequence(
      900_000_000,
      steps.nine,
      (n) => `BA-${appendLuhnDigit(String(100_000_000 + n))}`,
    ),
    billingGroupId: eightDigits('BG'),
    serviceAccountNumber: createSequence(9_000_000_000, steps.ten, (n) => `SA-${1_000_000_000 + n}`),
    premiseNumber: eightDigits('PR'),
    telephoneNumber: createSequence(80_000_000, steps.eight, formatTelephone),
    confirmationNumber: () => formatConfirmation(confirmations++),
    caseNumber: (year) => `C-${year}-${String(++cases).padStart(6, '0')}`,
  }
}

function createSequence(size: number, step: number, write: (n: number) => string): () => string {
  let issued = 0
  return () => write((++issued * step) % size)
}

/** Uses area codes that are never assigned: N9X is reserved for longer numbers. */
const formatTelephone = (n: number): string => `29${Math.floor(n / 8_000_000)}${2_000_000 + (n % 8_000_000)}`

/** Mixes a 40-bit count by three Feistel rounds, which give different numbers for different counts. */
function formatConfirmation(count: number): string {
  const mask = 0xfffff
  let [left, right] = [Math.floor(count / (mask + 1)), count & mask]
  for (const key of [0x9e37, 0x7f4a, 0x85eb]) {
    ;[left, right] = [right, left ^ ((Math.imul(right + key, 0x2c1b3c6d) >>> 9) & mask)]
  }
  return `QP-${spell(left)}-${spell(right)}`
}

const spell = (bits: number): string =>
  [15, 10, 5, 0].map((shift) => spokenAlphabet.charAt((bits >>> shift) & 31)).join('')

/** Appends the check digit. */
export function appendLuhnDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns an id of the customer records system: 18 characters, the first three of which are the type of record. */
export const opaqueId = (kind: '003' | '02i', random: Random): string => `${kind}Qm${random.letters(alphanumeric, 13)}`
