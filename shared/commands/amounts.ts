/** Amounts as people say them: "fifty two dollars thirty", "$52.30", "twelve hundred", "nineteen ninety nine". */
import type { Cents } from '../money'
import { digitOf, ones, tens } from './numberWords'
import type { Word } from './words'

const valueOf = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...digitOf,
  ['fourty', 40],
])
const factorOf = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
])
/** Whether it is part of some number: "52", "fifty", "hundred". */
export const isNumberWord = (text: string): boolean => /\p{N}/u.test(text) || valueOf.has(text) || factorOf.has(text)

const dollarWords = new Set(['dollar', 'dollars', 'buck', 'bucks', 'usd'])
const centWords = new Set(['cent', 'cents'])

/** As much as the wire carries. What is more than a payment can be is told to whoever asks for it. */
const mostDollars = 100_000_000

export interface Found<T> {
  value: T
  /** Index of the first word that does not belong to it. */
  end: number
}

/** Nothing was said between the two words: neither "to" nor a stroke nor a comma. */
const isJoined = (words: readonly Word[], at: number): boolean => /^[\s-]+$/.test(words[at]?.before ?? '')

const figure = /^\$?(\d+)(?:\.(\d{1,2}))?$/

interface WholeNumber extends Found<number> {
  /** Of two digits or fewer, said as one: what cents can be. */
  isShort: boolean
}

/** A number as far as it was said. */
interface Spoken {
  /** Complete thousands; null until some were said. */
  thousands: number | null
  group: number | null
  hasHundred: boolean
}

/** Null where the number cannot go on so: a factor counts once, and falling. */
function timesFactor({ thousands, group, hasHundred }: Spoken, factor: number): Spoken | null {
  // "Hundred" alone is one of them.
  const before = group ?? 1
  if (factor === 1000) return thousands === null ? { thousands: before, group: null, hasHundred: false } : null
  return hasHundred || before > 99 ? null : { thousands, group: before * 100, hasHundred: true }
}

/** Null where another number begins. */
function plusValue(number: Spoken, value: number): Spoken | null {
  const { group } = number
  if (group === null) return { ...number, group: value }
  const isHundreds = group % 100 === 0 && group > 0
  const isTens = group % 10 === 0 && group % 100 >= 20 && value >= 1 && value <= 9
  return isHundreds || isTens ? { ...number, group: group + value } : null
}

/** A whole number from `at` on, in words or figures without decimals. */
function numberAt(words: readonly Word[], at: number): WholeNumber | null {
  const inFigures = /^(\d{1,3}(?:,\d{3})+|\d{1,9})$/.exec(words[at]?.text ?? '')?.[1]
  if (inFigures) {
    const value = Number(inFigures.replaceAll(',', ''))
    const factor = factorOf.get(words[at + 1]?.text ?? '')
    return factor
      ? { value: value * factor, end: at + 2, isShort: false }
      : { value, end: at + 1, isShort: inFigures.length <= 2 }
  }
  let end = at
  let number: Spoken = { thousands: null, group: null, hasHundred: false }
  let isShort = true
  for (;;) {
    if (end > at && !isJoined(words, end)) break
    const text = words[end]?.text ?? ''
    const factor = factorOf.get(text)
    if (factor !== undefined) {
      const longer = timesFactor(number, factor)
      if (!longer) return null
      number = longer
      isShort = false
      end += 1
      continue
    }
    // "Two hundred and five": only between a factor and a number.
    const isAnd = text === 'and' && end > at && factorOf.has(words[end - 1]?.text ?? '')
    const next = isAnd ? end + 1 : end
    const value = valueOf.get(words[next]?.text ?? '')
    const longer = value === undefined || (isAnd && !isJoined(words, next)) ? null : plusValue(number, value)
    if (!longer) break
    number = longer
    end = next + 1
  }
  if (end === at) return null
  return { value: (number.thousands ?? 0) * 1000 + (number.group ?? 0), end, isShort }
}

/** What cents are said as: "thirty", "oh five", "05". */
function centsAt(words: readonly Word[], at: number): Found<number> | null {
  if (!isJoined(words, at)) return null
  const [first, second] = [words[at]?.text, words[at + 1]?.text]
  if (first === 'zero' || first === 'oh') {
    const digit = digitOf.get(second ?? '')
    return digit !== undefined ? { value: digit, end: at + 2 } : null
  }
  if (first !== undefined && /^\d{2}$/.test(first)) return { value: Number(first), end: at + 1 }
  const found = numberAt(words, at)
  return found?.isShort && found.value < 100 && !/^\d/.test(first ?? '') ? found : null
}

/** Of "point three zero": the digits one by one, or as a number. */
function decimalsAt(words: readonly Word[], at: number): Found<number> | null {
  const digit = (index: number) => digitOf.get(words[index]?.text ?? '') ?? null
  const [first, second] = [digit(at), digit(at + 1)]
  if (first !== null) return { value: first * 10 + (second ?? 0), end: at + (second === null ? 1 : 2) }
  const inFigures = /^\d{1,2}$/.exec(words[at]?.text ?? '')?.[0]
  if (inFigures) return { value: Number(inFigures.padEnd(2, '0')), end: at + 1 }
  const found = numberAt(words, at)
  return found && found.value < 100 ? found : null
}

const isOne = (set: ReadonlySet<string>, words: readonly Word[], at: number): boolean => set.has(words[at]?.text ?? '')

/** The cents that follow dollars: "and thirty cents", "thirty", "and five cents". */
function restAt(words: readonly Word[], at: number): Found<number> | null {
  const from = words[at]?.text === 'and' ? at + 1 : at
  const cents = centsAt(words, from)
  if (cents && isOne(centWords, words, cents.end)) return { value: cents.value, end: cents.end + 1 }
  // "Five dollars and two" leaves open of what.
  const single = numberAt(words, from)
  if (single && single.value < 100 && isOne(centWords, words, single.end)) {
    return { value: single.value, end: single.end + 1 }
  }
  const isTwoPlaces = cents && (cents.value >= 10 || cents.end - from === 2 || /^\d{2}$/.test(words[from]?.text ?? ''))
  return from === at && isTwoPlaces ? cents : null
}

const amount = (dollars: number, cents: Found<number>): Found<Cents> | null =>
  dollars <= mostDollars ? { value: dollars * 100 + cents.value, end: cents.end } : null

/** A dollar that is said without a number has its article: "a dollar fifty". */
const isOneDollar = ({ text, before }: Word): boolean => /^(dollar|buck)$/.test(text) && /\ba\s+$/i.test(before)

function readAmount(words: readonly Word[], at: number): Found<Cents> | null {
  const first = words[at]
  if (!first) return null
  const exact = figure.exec(first.text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
  const isMoney = first.text.startsWith('$') || exact?.[2] !== undefined
  if (exact?.[1] && isMoney) {
    const end = isOne(dollarWords, words, at + 1) ? at + 2 : at + 1
    return amount(Number(exact[1]), { value: Number((exact[2] ?? '').padEnd(2, '0')), end })
  }
  const whole = isOneDollar(first) ? { value: 1, end: at } : numberAt(words, at)
  if (!whole) return null
  if (isOne(centWords, words, whole.end)) {
    return whole.value < 100 ? { value: whole.value, end: whole.end + 1 } : null
  }
  if (isOne(dollarWords, words, whole.end)) {
    const end = whole.end + 1
    return amount(whole.value, restAt(words, end) ?? { value: 0, end })
  }
  if (words[whole.end]?.text === 'point') {
    const decimals = decimalsAt(words, whole.end + 1)
    if (!decimals) return null
    const end = isOne(dollarWords, words, decimals.end) ? decimals.end + 1 : decimals.end
    return amount(whole.value, { value: decimals.value, end })
  }
  // "Nineteen ninety nine" is $19.99; "one fifty" may be $150, and is left to be asked again.
  const cents = centsAt(words, whole.end)
  if (cents && whole.value < 10) return null
  return cents && !/^\d/.test(first.text)
    ? amount(whole.value, cents)
    : amount(whole.value, { value: 0, end: whole.end })
}

/**
 * The amount that begins with the word at `at`, as long as it goes; null where none does, where a sign stands at a
 * figure of it, or where more numbers follow: two amounts are never made one.
 */
export function amountAt(words: readonly Word[], at: number): Found<Cents> | null {
  const found = readAmount(words, at)
  if (!found || words.slice(at, found.end).some(({ isOdd }) => isOdd)) return null
  return isNumberWord(words[found.end]?.text ?? '') ? null : found
}
