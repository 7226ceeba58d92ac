/** Parses spoken or typed amounts: "fifty two dollars thirty", "$52.30", "twelve hundred", "nineteen ninety nine". */
import type { Cents } from '../format/money'
import { digitOf, ones, tens } from './numberWords'
import type { Word } from './words'

const valueOf = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...digitOf,
  ['fourty', 40],
])
const factorOf = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
])
/** Returns whether the word can be part of a number: "52", "fifty", "hundred". */
export const isNumberWord = (text: string): boolean => /\p{N}/u.test(text) || valueOf.has(text) || factorOf.has(text)

const dollarWords = new Set(['dollar', 'dollars', 'buck', 'bucks', 'usd'])
const centWords = new Set(['cent', 'cents'])

/** The wire can carry this amount. The payment screen rejects amounts above its own limit. */
const maxDollars = 100_000_000

interface WordMatch<T> {
  value: T
  /** This is the index of the first word after the match. */
  end: number
}

/** Returns whether nothing separates the word from the previous one, such as "to", a slash or a comma. */
const isJoined = (words: readonly Word[], index: number): boolean => /^[\s-]+$/.test(words[index]?.before ?? '')

const figurePattern = /^\$?(\d+)(?:\.(\d{1,2}))?$/

interface WholeNumber extends WordMatch<number> {
  /** A number of at most two digits can be the cents of an amount. */
  isShort: boolean
}

/** Contains the number that was parsed so far. */
interface SpokenNumber {
  /** The complete thousands are null until "thousand" was said. */
  thousands: number | null
  group: number | null
  hasHundred: boolean
}

/** Returns null if the factor can't follow, because each factor occurs once and in descending order. */
function applyFactor({ thousands, group, hasHundred }: SpokenNumber, factor: number): SpokenNumber | null {
  // "Hundred" alone means one hundred.
  const current = group ?? 1
  if (factor === 1000) return thousands === null ? { thousands: current, group: null, hasHundred: false } : null
  return hasHundred || current > 99 ? null : { thousands, group: current * 100, hasHundred: true }
}

/** Returns null if the value starts another number. */
function addValue(number: SpokenNumber, value: number): SpokenNumber | null {
  const { group } = number
  if (group === null) return { ...number, group: value }
  const isHundreds = group % 100 === 0 && group > 0
  const isTens = group % 10 === 0 && group % 100 >= 20 && value >= 1 && value <= 9
  return isHundreds || isTens ? { ...number, group: group + value } : null
}

/** Parses a whole number from `start` on, in words or in digits without decimals. */
function numberAt(words: readonly Word[], start: number): WholeNumber | null {
  const inFigures = /^(\d{1,3}(?:,\d{3})+|\d{1,9})$/.exec(words[start]?.text ?? '')?.[1]
  if (inFigures) {
    const value = Number(inFigures.replaceAll(',', ''))
    const factor = factorOf.get(words[start + 1]?.text ?? '')
    return factor
      ? { value: value * factor, end: start + 2, isShort: false }
      : { value, end: start + 1, isShort: inFigures.length <= 2 }
  }
  let end = start
  let number: SpokenNumber = { thousands: null, group: null, hasHundred: false }
  let isShort = true
  for (;;) {
    if (end > start && !isJoined(words, end)) break
    const text = words[end]?.text ?? ''
    const factor = factorOf.get(text)
    if (factor !== undefined) {
      const extended = applyFactor(number, factor)
      if (!extended) return null
      number = extended
      isShort = false
      end += 1
      continue
    }
    // "And" is only part of a number between a factor and a number: "two hundred and five".
    const isAnd = text === 'and' && end > start && factorOf.has(words[end - 1]?.text ?? '')
    const next = isAnd ? end + 1 : end
    const value = valueOf.get(words[next]?.text ?? '')
    const extended = value === undefined || (isAnd && !isJoined(words, next)) ? null : addValue(number, value)
    if (!extended) break
    number = extended
    end = next + 1
  }
  if (end === start) return null
  return { value: (number.thousands ?? 0) * 1000 + (number.group ?? 0), end, isShort }
}

/** Parses cents such as "thirty", "oh five" or "05". */
function centsAt(words: readonly Word[], start: number): WordMatch<number> | null {
  if (!isJoined(words, start)) return null
  const [first, second] = [words[start]?.text, words[start + 1]?.text]
  if (first === 'zero' || first === 'oh') {
    const digit = digitOf.get(second ?? '')
    return digit !== undefined ? { value: digit, end: start + 2 } : null
  }
  if (first !== undefined && /^\d{2}$/.test(first)) return { value: Number(first), end: start + 1 }
  const found = numberAt(words, start)
  return found?.isShort && found.value < 100 && !/^\d/.test(first ?? '') ? found : null
}

/** Parses the decimals of "point three zero", as single digits or as a number. */
function decimalsAt(words: readonly Word[], start: number): WordMatch<number> | null {
  const digit = (index: number) => digitOf.get(words[index]?.text ?? '') ?? null
  const [first, second] = [digit(start), digit(start + 1)]
  if (first !== null) return { value: first * 10 + (second ?? 0), end: start + (second === null ? 1 : 2) }
  const inFigures = /^\d{1,2}$/.exec(words[start]?.text ?? '')?.[0]
  if (inFigures) return { value: Number(inFigures.padEnd(2, '0')), end: start + 1 }
  const found = numberAt(words, start)
  return found && found.value < 100 ? found : null
}

const isWordIn = (set: ReadonlySet<string>, words: readonly Word[], index: number): boolean =>
  set.has(words[index]?.text ?? '')

/** Parses the cents after the dollars: "and thirty cents", "thirty", "and five cents". */
function centsAfterDollars(words: readonly Word[], start: number): WordMatch<number> | null {
  const from = words[start]?.text === 'and' ? start + 1 : start
  const cents = centsAt(words, from)
  if (cents && isWordIn(centWords, words, cents.end)) return { value: cents.value, end: cents.end + 1 }
  // "Five dollars and two" doesn't say whether it means cents.
  const single = numberAt(words, from)
  if (single && single.value < 100 && isWordIn(centWords, words, single.end)) {
    return { value: single.value, end: single.end + 1 }
  }
  const isTwoPlaces = cents && (cents.value >= 10 || cents.end - from === 2 || /^\d{2}$/.test(words[from]?.text ?? ''))
  return from === start && isTwoPlaces ? cents : null
}

const toAmount = (dollars: number, cents: WordMatch<number>): WordMatch<Cents> | null =>
  dollars <= maxDollars ? { value: dollars * 100 + cents.value, end: cents.end } : null

/** "Dollar" without a number needs an article: "a dollar fifty". */
const isOneDollar = ({ text, before }: Word): boolean => /^(dollar|buck)$/.test(text) && /\ba\s+$/i.test(before)

function readAmount(words: readonly Word[], start: number): WordMatch<Cents> | null {
  const first = words[start]
  if (!first) return null
  const exact = figurePattern.exec(first.text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
  const isMoney = first.text.startsWith('$') || exact?.[2] !== undefined
  if (exact?.[1] && isMoney) {
    const end = isWordIn(dollarWords, words, start + 1) ? start + 2 : start + 1
    return toAmount(Number(exact[1]), { value: Number((exact[2] ?? '').padEnd(2, '0')), end })
  }
  const amount = isOneDollar(first) ? { value: 1, end: start } : numberAt(words, start)
  if (!amount) return null
  if (isWordIn(centWords, words, amount.end)) {
    return amount.value < 100 ? { value: amount.value, end: amount.end + 1 } : null
  }
  if (isWordIn(dollarWords, words, amount.end)) {
    const end = amount.end + 1
    return toAmount(amount.value, centsAfterDollars(words, end) ?? { value: 0, end })
  }
  if (words[amount.end]?.text === 'point') {
    const decimals = decimalsAt(words, amount.end + 1)
    if (!decimals) return null
    const end = isWordIn(dollarWords, words, decimals.end) ? decimals.end + 1 : decimals.end
    return toAmount(amount.value, { value: decimals.value, end })
  }
  // "Nineteen ninety nine" is $19.99. "One fifty" is ambiguous because it may be $150, so the user is asked again.
  const cents = centsAt(words, amount.end)
  if (cents && amount.value < 10) return null
  return cents && !/^\d/.test(first.text)
    ? toAmount(amount.value, cents)
    : toAmount(amount.value, { value: 0, end: amount.end })
}

/**
 * Returns the longest amount that starts at `start`. Returns null if there is none, if one of its figures has an
 * unclear sign, or if more numbers follow, because two amounts must never be merged.
 */
export function amountAt(words: readonly Word[], start: number): WordMatch<Cents> | null {
  const found = readAmount(words, start)
  if (!found || words.slice(start, found.end).some(({ hasUnclearSign }) => hasUnclearSign)) return null
  return isNumberWord(words[found.end]?.text ?? '') ? null : found
}
