/** Reads days as Excel, LibreOffice and Numbers write them in English and in German. */
import * as importTexts from '../texts/operations/imports'
import { accept, type Reading, refuse } from './reading'

/** In a date with slashes the month comes first in the US, and the day in the UK. */
export const dateOrders = ['month_first', 'day_first'] as const
export type DateOrder = (typeof dateOrders)[number]

const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/
const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/
const named = /^(\d{1,2})[-. ]{1,2}([A-Za-zä]{3,})\.?[- ](\d{4}|\d{2})$/
/** Spreadsheets add the time of a cell that is formatted with one. */
const midnight = /[T ]0?0:00(?::00(?:\.0+)?)?(?: ?Z| ?AM)?$/i
const midnightOf12 = / 12:00(?::00)? AM$/i

const monthNames: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mrz: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
}

/** Reads a day as `YYYY-MM-DD`. */
export function parseDay(text: string, order?: DateOrder): Reading<string> {
  const day = text.trim().replace(midnight, '').replace(midnightOf12, '')
  const isoParts = iso.exec(day)
  if (isoParts) return toDay(Number(isoParts[1]), Number(isoParts[2]), Number(isoParts[3]))
  const dottedParts = dotted.exec(day)
  if (dottedParts) return toDay(toYear(dottedParts[3]), Number(dottedParts[2]), Number(dottedParts[1]))
  const slashedParts = slashed.exec(day)
  if (slashedParts) return readSlashed(slashedParts, order)
  const namedParts = named.exec(day)
  const month = monthNames[(namedParts?.[2] ?? '').slice(0, 3).toLowerCase()]
  if (namedParts && month !== undefined) return toDay(toYear(namedParts[3]), month, Number(namedParts[1]))
  return refuse(/^\d{5}$/.test(day) ? importTexts.dayNumber : importTexts.invalidDay)
}

function readSlashed([, first, , second, year]: RegExpExecArray, order: DateOrder | undefined): Reading<string> {
  const [one, other] = [Number(first), Number(second)]
  if (order === 'month_first') return toDay(toYear(year), one, other)
  if (order === 'day_first') return toDay(toYear(year), other, one)
  if (one <= 12 && other <= 12 && one !== other) return refuse(importTexts.ambiguousDay)
  return one > 12 ? toDay(toYear(year), other, one) : toDay(toYear(year), one, other)
}

/** Two digits are a year from 1950 to 2049. */
function toYear(text = ''): number {
  const year = Number(text)
  return text.length > 2 ? year : year < 50 ? 2000 + year : 1900 + year
}

function toDay(year: number, month: number, day: number): Reading<string> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? accept(date.toISOString().slice(0, 10)) : refuse(importTexts.invalidDay)
}

const moment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})$/

/** Reads a moment with its time zone, as ISO 8601 writes it. */
export function parseMoment(text: string): Reading<string> {
  const match = moment.exec(text.trim())
  const day = match?.[1]
  const time = day === undefined || 'reason' in parseDay(day) ? Number.NaN : Date.parse(text.trim().replace(' ', 'T'))
  return Number.isNaN(time) ? refuse(importTexts.invalidMoment) : accept(new Date(time).toISOString())
}
