/**
 * Defines the kinds of fields of imported rows. A value is a text, as in CSV, or what JSON has for it. A field that is
 * missing or empty is not given.
 */
import { z } from 'zod/mini'
import { emailFormat, stateFormat, zipFormat } from '../fields/fieldRules'
import { phoneDigits, phoneLength } from '../fields/phoneNumber'
import { oneLine } from '../fields/textFields'
import * as importTexts from '../texts/operations/imports'
import * as kindTexts from '../texts/operations/importTemplates'
import { type DateOrder, parseDay, parseMoment } from './dates'
import { parseAmount, parseDecimal, parseWhole } from './decimals'
import { accept, type Reading, refuse } from './reading'

/** The types of the columns in which values are staged. Amounts are whole cents. */
type StagedType = 'text' | 'integer' | 'numeric' | 'date' | 'timestamptz' | 'boolean' | 'text[]'
export type StagedValue = string | number | boolean | null | readonly string[]

/** A file can say how its dates are written. */
export interface FieldOptions {
  dates?: DateOrder | undefined
}

type Parse = (text: string, options: FieldOptions) => Reading<StagedValue>

export interface ImportField {
  type: StagedType
  /** What it contains, for people. */
  hint: string
  isRequired: boolean
  isMoney: boolean
  /** The value of a field that is not given. */
  absent: StagedValue
  parse: Parse
  isList: boolean
}

const field = (type: StagedType, hint: string, parse: Parse): ImportField => ({
  type,
  hint,
  isRequired: true,
  isMoney: false,
  absent: null,
  parse,
  isList: false,
})

/** Makes a field optional. Without a value for absent fields they are null. */
export const optional = (required: ImportField, absent: StagedValue = null): ImportField => ({
  ...required,
  isRequired: false,
  absent,
})

const maxIdLength = 64

export const id = field('text', kindTexts.id, (text) =>
  text.length <= maxIdLength && oneLine.test(text) ? accept(text) : refuse(importTexts.invalidId),
)

export const line = (max: number): ImportField =>
  field('text', kindTexts.line(max), (text) => {
    if (text.length > max) return refuse(importTexts.tooLong(max))
    return oneLine.test(text) ? accept(text) : refuse(importTexts.invalidCharacter)
  })

/** Accepts the values of an enumeration in any case. */
export const choice = (choices: readonly string[]): ImportField => {
  const byName = new Map(choices.map((name) => [name.toLowerCase(), name]))
  const reason = importTexts.invalidChoice(choices)
  return field('text', kindTexts.choice(choices), (text) => {
    const found = byName.get(text.toLowerCase())
    return found === undefined ? refuse(reason) : accept(found)
  })
}

const listSeparator = /\s*\|\s*/

/** Accepts several values, which CSV separates by a vertical bar. */
export const listOf = (item: ImportField): ImportField => ({
  ...field('text[]', kindTexts.list(item.hint), (text, options) => {
    const values: string[] = []
    for (const part of text.split(listSeparator)) {
      const reading = item.parse(part, options)
      if ('reason' in reading) return reading
      values.push(String(reading.value))
    }
    return accept([...new Set(values)])
  }),
  isList: true,
})

export const money: ImportField = { ...field('integer', kindTexts.money, parseAmount), isMoney: true }
export const decimal = field('numeric', kindTexts.decimal, parseDecimal)
export const day = field('date', kindTexts.day, (text, { dates }) => parseDay(text, dates))
export const month = field('text', kindTexts.month, (text) =>
  /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? accept(text) : refuse(importTexts.invalidMonth),
)
export const moment = field('timestamptz', kindTexts.moment, parseMoment)
export const whole = field('integer', kindTexts.whole, (text) => {
  const reading = parseWhole(text)
  return 'value' in reading && reading.value < 0 ? refuse(importTexts.negativeNumber) : reading
})

/** Spreadsheets write truth values in their own language. */
const flags: Record<string, boolean> = {
  true: true,
  wahr: true,
  yes: true,
  ja: true,
  '1': true,
  false: false,
  falsch: false,
  no: false,
  nein: false,
  '0': false,
}
export const flag = field('boolean', kindTexts.flag, (text) => {
  const value = flags[text.toLowerCase()]
  return value === undefined ? refuse(importTexts.invalidFlag) : accept(value)
})

const maxEmailLength = 254
export const email = field('text', kindTexts.email, (text) =>
  text.length <= maxEmailLength && oneLine.test(text) && emailFormat.test(text)
    ? accept(text)
    : refuse(importTexts.invalidEmail),
)

export const phone = field('text', kindTexts.phone, (text) => {
  const digits = phoneDigits(text)
  return text.length <= 24 && digits.length === phoneLength ? accept(digits) : refuse(importTexts.invalidPhone)
})

export const state = field('text', kindTexts.state, (text) =>
  stateFormat.test(text) ? accept(text.toUpperCase()) : refuse(importTexts.invalidState),
)
export const zip = field('text', kindTexts.zip, (text) =>
  zipFormat.test(text) ? accept(text) : refuse(importTexts.invalidZip),
)

type RawValue = string | number | boolean | null | string[]

const Scalar = z.union([z.string(), z.number(), z.boolean()], { error: importTexts.required })
const List = z.union([z.string(), z.array(z.string())], { error: importTexts.required })

/** Returns the schema of a field: what a row may contain, and what is staged for it. */
export function schemaOf(definition: ImportField, options: FieldOptions): z.ZodMiniType<StagedValue, unknown> {
  const { isRequired, isList, absent, parse } = definition
  const present: z.ZodMiniType<RawValue, unknown> = isList ? List : Scalar
  const input: z.ZodMiniType<RawValue, unknown> = isRequired ? present : z._default(z.nullable(present), '')
  return z.pipe(
    input,
    z.transform((raw: RawValue, context): StagedValue => {
      const text = (Array.isArray(raw) ? raw.join('|') : String(raw ?? '')).trim()
      const reading = text === '' ? (isRequired ? refuse(importTexts.required) : accept(absent)) : parse(text, options)
      if ('value' in reading) return reading.value
      context.issues.push({ code: 'custom', message: reading.reason, input: raw })
      return z.NEVER
    }),
  )
}
