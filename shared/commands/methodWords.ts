/**
 * Defines words for payment methods, for the parser, the matching of saved methods, and the grammar of the speech
 * recognizer.
 */
import type { PaymentType } from '../payments/paymentTypes'

interface Brand {
  /** This matches the provider's type of the method. */
  typePattern: RegExp
  /** The most common name is first. */
  names: readonly string[]
}

const brands: readonly Brand[] = [
  { typePattern: /^VISA/, names: ['visa'] },
  { typePattern: /^(MC|MASTERCARD)/, names: ['mastercard', 'master'] },
  { typePattern: /^(AMEX|AE|AX)/, names: ['american express', 'amex'] },
  { typePattern: /^DISC/, names: ['discover'] },
]

/** The payment provider doesn't tell which of these a bank account is. */
export const bankKinds: readonly string[] = ['checking', 'savings']
const wallets = { AP: ['apple pay'], GP: ['google pay'], PAYPAL_ACCOUNT: ['paypal'], VENMO: ['venmo'] } as const

const categoryNames: Record<PaymentType, readonly string[]> = {
  CC: ['credit'],
  DC: ['debit'],
  DD: ['bank', ...bankKinds, 'echeck', 'check', 'e', 'ach'],
  ...wallets,
}

const splitWords = (names: readonly string[]): string[] => names.flatMap((name) => name.split(' '))

/** Returns the words that can name a saved method by its brand and category. */
export const methodWordsFor = ({ type, category }: { type: string; category: PaymentType }): string[] =>
  splitWords([
    ...brands.flatMap(({ typePattern, names }) => (typePattern.test(type) ? names : [])),
    ...categoryNames[category],
  ])

/** These words name the first saved method. */
export const defaultWords: readonly string[] = ['default', 'usual']

export const cardWords: readonly string[] = ['card', 'cards']

/** These words occur with any method, so they don't distinguish methods. */
const commonWords = ['card', 'account', 'saved', 'ending', 'ends', 'in', 'number', 'last']

/** A payment method follows these prepositions. */
export const methodPrepositions: readonly string[] = ['with', 'using', 'from', 'by', 'via']

/** These words can name a payment method, whatever is saved. */
export const methodWords: ReadonlySet<string> = new Set([
  ...splitWords(brands.flatMap(({ names }) => names)),
  ...splitWords(Object.values(categoryNames).flat()),
  ...defaultWords,
  ...commonWords,
])

/** These words don't identify a method. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...commonWords,
  ...methodPrepositions,
  'on',
  'the',
  'my',
  'a',
  'an',
  'cards',
  'method',
  'payment',
  'end',
  'four',
  'digits',
])

/** The grammar of the speech recognizer needs these names in advance. */
export const spokenMethods: readonly string[] = [
  'card',
  ...[...categoryNames.CC, ...categoryNames.DC, ...defaultWords, 'visa'].map((kind) => `${kind} card`),
  ...brands.flatMap(({ names }) => names.slice(0, 1)),
  ...bankKinds,
  ...['bank', ...bankKinds].map((kind) => `${kind} account`),
  ...Object.values(wallets).flat(),
]
