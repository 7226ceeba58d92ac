/** Words by which people name a way to pay, said once for the parser, for what finds the saved method, and for the recognizer's grammar. */
import type { PaymentType } from '../paymentTypes'

interface Brand {
  /** Of the provider's own name for it. */
  begins: RegExp
  /** The usual one first. */
  names: readonly string[]
}

const brands: readonly Brand[] = [
  { begins: /^VISA/, names: ['visa'] },
  { begins: /^(MC|MASTERCARD)/, names: ['mastercard', 'master'] },
  { begins: /^(AMEX|AE|AX)/, names: ['american express', 'amex'] },
  { begins: /^DISC/, names: ['discover'] },
]

/** What a bank account can be; the payment provider does not say which it is. */
export const bankKinds: readonly string[] = ['checking', 'savings']
const wallets = { AP: ['apple pay'], GP: ['google pay'], PAYPAL_ACCOUNT: ['paypal'], VENMO: ['venmo'] } as const

const categoryNames: Record<PaymentType, readonly string[]> = {
  CC: ['credit'],
  DC: ['debit'],
  DD: ['bank', ...bankKinds, 'echeck', 'check', 'e', 'ach'],
  ...wallets,
}

const wordsIn = (names: readonly string[]): string[] => names.flatMap((name) => name.split(' '))

/** What a saved method can be called for its brand and its kind. */
export const wordsFor = ({ type, category }: { type: string; category: PaymentType }): string[] =>
  wordsIn([...brands.flatMap(({ begins, names }) => (begins.test(type) ? names : [])), ...categoryNames[category]])

/** The first of the saved ones. */
export const defaultWords: readonly string[] = ['default', 'usual']

export const cardWords: readonly string[] = ['card', 'cards']

/** Tells no one of them from the others. */
const around = ['card', 'account', 'saved', 'ending', 'ends', 'in', 'number', 'last']

/** Leads to a way to pay. */
export const methodLinks: readonly string[] = ['with', 'using', 'from', 'by', 'via']

/** Whatever is saved, these name a way to pay. */
export const methodWords: ReadonlySet<string> = new Set([
  ...wordsIn(brands.flatMap(({ names }) => names)),
  ...wordsIn(Object.values(categoryNames).flat()),
  ...defaultWords,
  ...around,
])

/** Says nothing about which. */
export const emptyWords: ReadonlySet<string> = new Set([
  ...around,
  ...methodLinks,
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

/** As they are said, for a recognizer that has to know them before. */
export const spokenMethods: readonly string[] = [
  'card',
  ...[...categoryNames.CC, ...categoryNames.DC, ...defaultWords, 'visa'].map((kind) => `${kind} card`),
  ...brands.flatMap(({ names }) => names.slice(0, 1)),
  ...bankKinds,
  ...['bank', ...bankKinds].map((kind) => `${kind} account`),
  ...Object.values(wallets).flat(),
]
