/** What fills each parameter of a command, from a word of the sentence on. */
import { serviceTypes, type ServiceType } from '../services'
import { amountAt, isNumberWord } from './amounts'
import { isOffered } from './givers'
import type { Reading } from './match'
import { months } from './months'
import { methodLinks, methodWords } from './methodWords'
import { digitOf } from './numberWords'
import { pages } from './pages'
import { parameterKinds, type ParameterKind, type ParameterName, type Side } from './registry'
import { harmless, isLater } from './timeWords'
import { meaningOf, type Word } from './words'

/** Taken as it was said: anything that a phrase knows itself comes cheaper. */
const openWord = 0.1
const byAnotherName = 0.05

/** A nickname or an address is not longer. */
const mostOpenWords = 14

export const serviceWords: Record<ServiceType, readonly string[]> = {
  FIBER: ['fiber', 'internet', 'wifi', 'wi fi', 'router'],
  GAS: ['gas', 'meter', 'gas meter'],
  VOIP: ['voip', 'phone', 'voice', 'telephone', 'home phone'],
  TV: ['tv', 'television', 'cable', 'cable tv'],
}

export const lookWords: Record<'light' | 'dark', readonly string[]> = {
  light: ['light', 'bright'],
  dark: ['dark', 'night'],
}

const sameWords = (words: readonly Word[], from: number, named: readonly Word[]): boolean =>
  named.length > 0 && named.every(({ text }, at) => words[from + at]?.text === text)

interface Known {
  words: readonly Word[]
  value: string | number
  cost: number
}

const known = (name: string, value: string | number, cost = 0): Known => ({ words: meaningOf(name), value, cost })

const knownOf = (table: Record<string, readonly string[]>): Known[] =>
  Object.entries(table).flatMap(([value, names]) => names.map((name) => known(name, value)))

const services = knownOf(Object.fromEntries(serviceTypes.map((type) => [type, serviceWords[type]])))
const looks = knownOf(lookWords)
const monthNames = months.flatMap((name, at) => [
  known(name, at + 1),
  ...(name.length > 4 ? [known(name.slice(0, 3), at + 1)] : []),
])

const pageNames = (side: Side): Known[] => {
  const offered = pages.filter((page) => isOffered(page, side))
  // A page's own name comes before another page's other word.
  return [
    ...offered.map(({ label }) => known(label, label)),
    ...offered.flatMap(({ label, names = [] }) => names.map((name) => known(name, label, byAnotherName))),
    ...offered.flatMap(({ label, words }) => words.split(' ').map((word) => known(word, label, byAnotherName))),
  ]
}
const pagesOf: Record<Side, readonly Known[]> = { customer: pageNames('customer'), staff: pageNames('staff') }

function readKnown(list: readonly Known[], words: readonly Word[], from: number): Reading[] {
  const readings = new Map<number, Reading>()
  for (const { words: named, value, cost } of list) {
    const to = from + named.length
    const before = readings.get(to)
    if (sameWords(words, from, named) && (!before || cost < before.cost)) readings.set(to, { to, value, cost })
  }
  return [...readings.values()]
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** Within an address a number follows these: "14505 Quill St, Lot 35". */
const beforeNumbers = new Set(
  'lot unit apt apartment suite ste building bldg floor highway hwy route rte fm cr'.split(' '),
)

const lastZip = (words: readonly Word[], at: number): boolean =>
  at > 1 && at === words.length - 1 && /^\d{5}$/.test(words[at]?.text ?? '')

/** What no address has: a day, a second amount, another address. */
const isBesideStreet = (street: readonly Word[], at: number): boolean => {
  const text = street[at]?.text ?? ''
  const isOtherNumber =
    /^\$?\d[\d.,]*$/.test(text) && !beforeNumbers.has(street[at - 1]?.text ?? '') && !lastZip(street, at)
  return text === 'and' || isOtherNumber || isAmountWord(text) || isLater(street, at)
}

/** A house number and what follows it, to the end or to what it is paid with; haste at its end is none of it. */
function readPlace(words: readonly Word[], from: number): Reading[] {
  const [number] = words.slice(from)
  if (!number || !/^\d{1,6}$/.test(number.text)) return []
  const rest = words.slice(from + 1, from + mostOpenWords)
  const end = rest.findIndex(({ text }) => methodLinks.includes(text))
  const said = end < 0 ? rest : rest.slice(0, end)
  const street = said.slice(0, said.findLastIndex(({ text }) => !harmless.has(text)) + 1)
  const isStreet = street.length > 0 && !street.some((_, at) => isBesideStreet(street, at))
  const to = from + 1 + street.length
  return isStreet ? [{ to, value: textOf(words, from, to), cost: openWord }] : []
}

/** Four figures, so that it is no day and no amount. */
const readYear = (words: readonly Word[], from: number): Reading[] => {
  const text = words[from]?.text ?? ''
  return /^20\d\d$/.test(text) ? [{ to: from + 1, value: Number(text), cost: 0 }] : []
}

/** Up to any word that follows. */
const readOpen = (words: readonly Word[], from: number): Reading[] =>
  Array.from({ length: Math.min(mostOpenWords, words.length - from) }, (_, at) => ({
    to: from + at + 1,
    value: textOf(words, from, from + at + 1),
    cost: openWord * (at + 1),
  }))

const isAmountWord = (text: string): boolean => /^(dollars?|bucks?|cents?|percent|usd)$/.test(text)

/** As many as are said of a card. */
const mostDigits = 4

/** After "with" anything may be a nickname, but a day; without it only what names a way to pay. */
function readMethod(words: readonly Word[], from: number): Reading[] {
  const before = words[from - 1]?.text ?? ''
  const isLinked = before === 'on' || methodLinks.includes(before)
  const readings: Reading[] = []
  let digits = 0
  for (let to = from + 1; to <= Math.min(words.length, from + mostOpenWords); to++) {
    const text = words[to - 1]?.text ?? ''
    const isNumber = /^\d{1,4}$/.test(text) || digitOf.has(text)
    // An amount that is said a second time is not a card.
    const isKnown = methodWords.has(text) || (isNumber && to > from + 1)
    // An amount that follows is none of its name.
    const isAmount = !isKnown && (isNumberWord(text) || isAmountWord(text))
    if (isNumber) digits += /^\d/.test(text) ? text.length : 1
    const isNoMethod = text === 'and' || harmless.has(text) || isLater(words, to - 1) || digits > mostDigits
    if ((!isKnown && !isLinked) || isAmount || isNoMethod) break
    readings.push({ to, value: textOf(words, from, to), cost: isKnown ? 0 : openWord })
  }
  return readings
}

function readAmount(words: readonly Word[], from: number): Reading[] {
  const found = amountAt(words, from)
  return found ? [{ to: found.end, value: found.value, cost: 0 }] : []
}

/** The page that is called so, all words of it, for somebody on that side; null where none is. */
export function pageCalled(words: readonly Word[], side: Side): string | null {
  const page = pages.find(
    ({ label, names = [], ...of }) =>
      isOffered(of, side) &&
      [label, ...names].some((name) => {
        const named = meaningOf(name)
        return named.length === words.length && sameWords(words, 0, named)
      }),
  )
  return page?.label ?? null
}

/** The first service that a sentence names; null where it names none. */
export function serviceIn(sentence: string): ServiceType | null {
  const words = meaningOf(sentence)
  for (const at of words.keys()) {
    const found = services.find(({ words: named }) => sameWords(words, at, named))
    const type = serviceTypes.find((known) => known === found?.value)
    if (type) return type
  }
  return null
}

/** Every way to fill a parameter with the words from `from` on. */
export function readerFor(side: Side): (name: ParameterName, words: readonly Word[], from: number) => Reading[] {
  const readers: Record<ParameterKind, (words: readonly Word[], from: number) => Reading[]> = {
    amount: readAmount,
    method: readMethod,
    words: readOpen,
    place: readPlace,
    year: readYear,
    month: (words, from) => readKnown(monthNames, words, from),
    service: (words, from) => readKnown(services, words, from),
    look: (words, from) => readKnown(looks, words, from),
    page: (words, from) => readKnown(pagesOf[side], words, from),
  }
  return (name, words, from) => (from < words.length ? readers[parameterKinds[name]](words, from) : [])
}
