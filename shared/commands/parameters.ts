/** Parses the parameters of commands from the words of a sentence. */

import { months } from '../format/months'
import { type ServiceType, serviceTypes } from '../services/services'
import { amountAt, isNumberWord } from './amounts'
import { isOffered } from './commandAccess'
import type { ParameterReading } from './match'
import { methodPrepositions, methodWords } from './methodWords'
import { namedPages } from './namedPages'
import { digitOf } from './numberWords'
import { type ParameterKind, type ParameterName, type PortalSide, parameterKinds } from './registry'
import { harmlessWords, isLater } from './timeWords'
import { meaningfulWords, type Word } from './words'

/** An open word costs something, so that a word of the phrase itself is preferred. */
const openWordCost = 0.1
const otherNameCost = 0.05

/** No nickname or address is longer. */
const maxOpenWords = 14

export const serviceWords: Record<ServiceType, readonly string[]> = {
  FIBER: ['fiber', 'internet', 'wifi', 'wi fi', 'router'],
  GAS: ['gas', 'meter', 'gas meter'],
  VOIP: ['voip', 'phone', 'voice', 'telephone', 'home phone'],
  TV: ['tv', 'television', 'cable', 'cable tv'],
}

export const appearanceWords: Record<'light' | 'dark', readonly string[]> = {
  light: ['light', 'bright'],
  dark: ['dark', 'night'],
}

const matchesAt = (words: readonly Word[], from: number, nameWords: readonly Word[]): boolean =>
  nameWords.length > 0 && nameWords.every(({ text }, index) => words[from + index]?.text === text)

interface NamedValue {
  words: readonly Word[]
  value: string | number
  cost: number
}

const toNamedValue = (name: string, value: string | number, cost = 0): NamedValue => ({
  words: meaningfulWords(name),
  value,
  cost,
})

const toNamedValues = (table: Record<string, readonly string[]>): NamedValue[] =>
  Object.entries(table).flatMap(([value, names]) => names.map((name) => toNamedValue(name, value)))

const services = toNamedValues(Object.fromEntries(serviceTypes.map((type) => [type, serviceWords[type]])))
const appearances = toNamedValues(appearanceWords)
const monthNames = months.flatMap((name, index) => [
  toNamedValue(name, index + 1),
  ...(name.length > 4 ? [toNamedValue(name.slice(0, 3), index + 1)] : []),
])

const pageNames = (side: PortalSide): NamedValue[] => {
  const offered = namedPages.filter((page) => isOffered(page, side))
  // The label of a page is preferred to another page's other words.
  return [
    ...offered.map(({ label }) => toNamedValue(label, label)),
    ...offered.flatMap(({ label, names = [] }) => names.map((name) => toNamedValue(name, label, otherNameCost))),
    ...offered.flatMap(({ label, words }) => words.split(' ').map((word) => toNamedValue(word, label, otherNameCost))),
  ]
}
const pagesBySide: Record<PortalSide, readonly NamedValue[]> = {
  customer: pageNames('customer'),
  staff: pageNames('staff'),
}

function readNamedValue(list: readonly NamedValue[], words: readonly Word[], from: number): ParameterReading[] {
  const readings = new Map<number, ParameterReading>()
  for (const { words: nameWords, value, cost } of list) {
    const to = from + nameWords.length
    const previous = readings.get(to)
    if (matchesAt(words, from, nameWords) && (!previous || cost < previous.cost)) readings.set(to, { to, value, cost })
  }
  return [...readings.values()]
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** In an address, a number can follow these words: "14505 Quill St, Lot 35". */
const numberPrefixes = new Set(
  'lot unit apt apartment suite ste building bldg floor highway hwy route rte fm cr'.split(' '),
)

const isLastZip = (words: readonly Word[], index: number): boolean =>
  index > 1 && index === words.length - 1 && /^\d{5}$/.test(words[index]?.text ?? '')

/** Returns whether a word can't be part of an address, such as a day, a second amount or another address. */
const isOutsideStreet = (street: readonly Word[], index: number): boolean => {
  const text = street[index]?.text ?? ''
  const isOtherNumber =
    /^\$?\d[\d.,]*$/.test(text) && !numberPrefixes.has(street[index - 1]?.text ?? '') && !isLastZip(street, index)
  return text === 'and' || isOtherNumber || isAmountWord(text) || isLater(street, index)
}

/**
 * Parses a house number and the words after it, up to a preposition of a payment method. Words of urgency at the end
 * aren't part of the address.
 */
function readAddress(words: readonly Word[], from: number): ParameterReading[] {
  const [number] = words.slice(from)
  if (!number || !/^\d{1,6}$/.test(number.text)) return []
  const rest = words.slice(from + 1, from + maxOpenWords)
  const end = rest.findIndex(({ text }) => methodPrepositions.includes(text))
  const candidates = end < 0 ? rest : rest.slice(0, end)
  const street = candidates.slice(0, candidates.findLastIndex(({ text }) => !harmlessWords.has(text)) + 1)
  const isStreet = street.length > 0 && !street.some((_, index) => isOutsideStreet(street, index))
  const to = from + 1 + street.length
  return isStreet ? [{ to, value: textOf(words, from, to), cost: openWordCost }] : []
}

/** A year needs four digits, so that it isn't confused with a day or an amount. */
const readYear = (words: readonly Word[], from: number): ParameterReading[] => {
  const text = words[from]?.text ?? ''
  return /^20\d\d$/.test(text) ? [{ to: from + 1, value: Number(text), cost: 0 }] : []
}

/** Returns a reading for each possible end. */
const readOpenWords = (words: readonly Word[], from: number): ParameterReading[] =>
  Array.from({ length: Math.min(maxOpenWords, words.length - from) }, (_, index) => ({
    to: from + index + 1,
    value: textOf(words, from, from + index + 1),
    cost: openWordCost * (index + 1),
  }))

const isAmountWord = (text: string): boolean => /^(dollars?|bucks?|cents?|percent|usd)$/.test(text)

/** Users say at most this many digits of a card. */
const maxCardDigits = 4

/**
 * After "with", any word except a time word can be a nickname. Otherwise only known words for payment methods match.
 */
function readMethod(words: readonly Word[], from: number): ParameterReading[] {
  const before = words[from - 1]?.text ?? ''
  const isLinked = before === 'on' || methodPrepositions.includes(before)
  const readings: ParameterReading[] = []
  let digits = 0
  for (let to = from + 1; to <= Math.min(words.length, from + maxOpenWords); to++) {
    const text = words[to - 1]?.text ?? ''
    const isNumber = /^\d{1,4}$/.test(text) || digitOf.has(text)
    // A number without a known word before it is an amount and not a card.
    const isKnown = methodWords.has(text) || (isNumber && to > from + 1)
    // An amount after the name isn't part of it.
    const isAmount = !isKnown && (isNumberWord(text) || isAmountWord(text))
    if (isNumber) digits += /^\d/.test(text) ? text.length : 1
    const isNoMethod = text === 'and' || harmlessWords.has(text) || isLater(words, to - 1) || digits > maxCardDigits
    if ((!isKnown && !isLinked) || isAmount || isNoMethod) break
    readings.push({ to, value: textOf(words, from, to), cost: isKnown ? 0 : openWordCost })
  }
  return readings
}

function readAmount(words: readonly Word[], from: number): ParameterReading[] {
  const found = amountAt(words, from)
  return found ? [{ to: found.end, value: found.value, cost: 0 }] : []
}

/** Returns the page on this side whose complete name matches the words, or null. */
export function findPageByName(words: readonly Word[], side: PortalSide): string | null {
  const page = namedPages.find(
    ({ label, names = [], ...entry }) =>
      isOffered(entry, side) &&
      [label, ...names].some((name) => {
        const nameWords = meaningfulWords(name)
        return nameWords.length === words.length && matchesAt(words, 0, nameWords)
      }),
  )
  return page?.label ?? null
}

/** Creates a function that returns every possible reading of a parameter from a word on. */
export function createParameterReader(
  side: PortalSide,
): (name: ParameterName, words: readonly Word[], from: number) => ParameterReading[] {
  const readers: Record<ParameterKind, (words: readonly Word[], from: number) => ParameterReading[]> = {
    amount: readAmount,
    method: readMethod,
    words: readOpenWords,
    place: readAddress,
    year: readYear,
    month: (words, from) => readNamedValue(monthNames, words, from),
    service: (words, from) => readNamedValue(services, words, from),
    look: (words, from) => readNamedValue(appearances, words, from),
    page: (words, from) => readNamedValue(pagesBySide[side], words, from),
  }
  return (name, words, from) => (from < words.length ? readers[parameterKinds[name]](words, from) : [])
}
