/** Which of the saved methods is meant by what was said: "visa ending in 4242", "the bank account", a nickname, "the default". */
import { paymentTypes, type PaymentType } from '../paymentTypes'
import { bankKinds, cardWords, defaultWords, emptyWords, wordsFor } from './methodWords'
import { digitOf } from './numberWords'
import { wordsOf } from './words'

export interface SavedMethod {
  token: string
  /** VISA, MC_DEBIT, AP, … */
  type: string
  category: PaymentType
  lastFour: string
  /** As its owner calls it. */
  nickname: string
}

export type Meant<M> =
  | { kind: 'one'; method: M }
  /** Several could be: which one has to be asked. */
  | { kind: 'several'; methods: readonly M[] }
  | { kind: 'none' }

interface Asked {
  words: readonly string[]
  /** What the number ends in, however many of its last four digits were said; empty when none were. */
  digits: string
  isCard: boolean
}

/** "four two four two" and "42 42" are digits too. */
function askedFor(said: string): Asked {
  const words: string[] = []
  let digits = ''
  for (const { text } of wordsOf(said)) {
    const digit = /^\d+$/.test(text) ? text : digitOf.get(text)?.toString()
    if (digit !== undefined && !(text === 'four' && digits === '' && /last four/i.test(said))) digits += digit
    else words.push(text)
  }
  const isCard = words.some((word) => cardWords.includes(word))
  return { words: words.filter((word) => !emptyWords.has(word)), digits, isCard }
}

/**
 * What it can be called. A bank account is a checking or a savings account; where its type and its name tell which, it
 * is not the other, and where they do not, it can be either.
 */
function namesOf(method: SavedMethod): ReadonlySet<string> {
  const own = wordsOf(`${method.type} ${paymentTypes[method.category].label} ${method.nickname}`).map(
    ({ text }) => text,
  )
  const isTold = own.some((word) => bankKinds.includes(word))
  return new Set([...own, ...wordsFor(method).filter((word) => !isTold || !bankKinds.includes(word))])
}

/** A card by its kind, or because its owner calls it one. */
const isCardLike = (method: SavedMethod): boolean =>
  method.category === 'CC' ||
  method.category === 'DC' ||
  wordsOf(method.nickname).some(({ text }) => cardWords.includes(text))

const isDefault = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => defaultWords.includes(word))

/**
 * The saved method that was meant. All that was said has to be true of it; "default" means the first, which is the one
 * that the portal chooses itself. "My card" is the first that is a card.
 */
export function methodMeant<M extends SavedMethod>(said: string, saved: readonly M[]): Meant<M> {
  const { words, digits, isCard } = askedFor(said)
  const methods = isCard ? saved.filter(isCardLike) : saved
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
