/**
 * Finds the saved payment method that a user named: "visa ending in 4242", "the bank account", a nickname, "the
 * default".
 */

import type { PaymentType } from '../payments/paymentTypes'
import * as paymentMethodTexts from '../texts/payments/paymentMethods'
import { bankKinds, cardWords, defaultWords, fillerWords, methodWordsFor } from './methodWords'
import { digitOf } from './numberWords'
import { wordsOf } from './words'

export interface SavedMethod {
  token: string
  /** The type is VISA, MC_DEBIT, AP or another type of the provider. */
  type: string
  category: PaymentType
  lastFour: string
  /** The owner chose this nickname. */
  nickname: string
}

type MethodMatch<M> =
  | { kind: 'one'; method: M }
  /** Several methods match, so the user has to choose. */
  | { kind: 'several'; methods: readonly M[] }
  | { kind: 'none' }

interface SpokenMethod {
  words: readonly string[]
  /** These are the final digits of the number, at most four, or empty if the user said none. */
  digits: string
  isCard: boolean
}

/** Digits can also be said as "four two four two" or "42 42". */
function parseSpokenMethod(spoken: string): SpokenMethod {
  const words: string[] = []
  let digits = ''
  for (const { text } of wordsOf(spoken)) {
    const digit = /^\d+$/.test(text) ? text : digitOf.get(text)?.toString()
    if (digit !== undefined && !(text === 'four' && digits === '' && /last four/i.test(spoken))) digits += digit
    else words.push(text)
  }
  const isCard = words.some((word) => cardWords.includes(word))
  return { words: words.filter((word) => !fillerWords.has(word)), digits, isCard }
}

/**
 * Returns the words that can name a method. A bank account is checking or savings: if its type or nickname says which,
 * the other word doesn't match; otherwise both do.
 */
function namesOf(method: SavedMethod): ReadonlySet<string> {
  const ownWords = wordsOf(`${method.type} ${paymentMethodTexts.typeLabels[method.category]} ${method.nickname}`).map(
    ({ text }) => text,
  )
  const hasBankKind = ownWords.some((word) => bankKinds.includes(word))
  return new Set([...ownWords, ...methodWordsFor(method).filter((word) => !hasBankKind || !bankKinds.includes(word))])
}

/** Returns whether the method is a card by its category, or its owner calls it one. */
const isCardLike = (method: SavedMethod): boolean =>
  method.category === 'CC' ||
  method.category === 'DC' ||
  wordsOf(method.nickname).some(({ text }) => cardWords.includes(text))

const isDefault = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => defaultWords.includes(word))

/**
 * Returns the saved method that the user named. Every word has to match. "Default" is the first method, which the
 * portal also preselects, and "my card" is the first card.
 */
export function matchMethod<M extends SavedMethod>(spoken: string, savedMethods: readonly M[]): MethodMatch<M> {
  const { words, digits, isCard } = parseSpokenMethod(spoken)
  const methods = isCard ? savedMethods.filter(isCardLike) : savedMethods
  const [first] = methods
  if (isDefault(words) && digits === '' && first) return { kind: 'one', method: first }
  if (words.length === 0 && digits === '') return first ? { kind: 'one', method: first } : { kind: 'none' }
  const found = methods.filter((method) => {
    const names = namesOf(method)
    return words.every((word) => names.has(word)) && method.lastFour.endsWith(digits)
  })
  const [only] = found
  if (only && found.length === 1) return { kind: 'one', method: only }
  return found.length > 1 ? { kind: 'several', methods: found } : { kind: 'none' }
}
