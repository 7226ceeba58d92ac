/**
 * Formats amounts and numbers in the person's format. Only business emails and documents always use the decimal point.
 */

import type { NumberFormat } from '#shared/customers/appearance'
import { numberFormat } from '#shared/format/intl'
import { type Cents, parseDollars } from '#shared/format/money'
import { setTextNumberFormat } from '#shared/format/plural'
import * as commonTexts from '#shared/texts/common'
import { formatAmount, separators, withSeparators } from './formatFigures'
import { createFormatStore } from './formatStore'

const formatStore = createFormatStore<NumberFormat>('comma_point')

/** Applies to later calls. Displayed values update where they use `useNumberFormat`. */
export const setNumberFormat = formatStore.set
export const useNumberFormat = formatStore.useFormat

export const amountText = (cents: Cents, format: NumberFormat = formatStore.current()): string =>
  formatAmount(cents, format)

interface DecimalOptions {
  minDigits?: number
  maxDigits?: number
}

/** Formats 123456 as 1,234.56, 1.234,56 or 1 234,56, for a field with its own dollar sign. */
export const amountInputText = (cents: Cents): string => amountText(cents).replace('$', '')

/** Parses a typed amount, or returns null. Separators have the meaning of the person's number format. */
export function parseTypedAmount(text: string, format: NumberFormat = formatStore.current()): Cents | null {
  const { group, decimal } = separators[format]
  const compact = text.trim().replaceAll(/\s/g, '\u00a0')
  if (decimal === '.') return parseDollars(compact.replaceAll('\u00a0', ''))
  const match = /^\$?\u00a0*([\d.\u00a0]+)(?:,(\d{0,2}))?$/.exec(compact)
  const integerPart = match?.[1]
  if (integerPart === undefined || !isGrouped(integerPart, group)) return null
  return parseDollars(`${integerPart.replaceAll(group, '')}.${match?.[2] ?? ''}`)
}

/** The error for a text that is not an amount. */
export const invalidAmountText = (): string => commonTexts.amountExample(amountInputText(1234))

/** Finds out why a text that consists of digits and separators is not an amount. */
export function amountMistake(text: string): 'tooManyDigits' | 'tooManyDecimals' | 'otherSeparator' | null {
  const { decimal } = separators[formatStore.current()]
  const compact = text.trim().replace('$', '').replaceAll(/\s/g, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  const [integerPart = '', decimals = ''] = compact.split(decimal)
  if (integerPart.replaceAll(/\D/g, '').length > maxIntegerDigits) return 'tooManyDigits'
  if (decimals.length > 2) return 'tooManyDecimals'
  return /^\d+[.,]\d{1,2}$/.test(compact) ? 'otherSeparator' : null
}

/** `parseDollars` takes no more. */
const maxIntegerDigits = 7

/** The character before the cents. */
export const decimalSeparator = (): string => separators[formatStore.current()].decimal

/** Digits only, or groups of three with the separator between them. */
const isGrouped = (integerPart: string, group: string): boolean =>
  integerPart.split(group).every((digits, index) => /^\d+$/.test(digits) && (index === 0 || digits.length === 3))

/** Formats 1234.5 as 1,234.5, 1.234,5 or 1 234,5. */
export const numberText = (
  value: number,
  { minDigits = 0, maxDigits = minDigits }: DecimalOptions = {},
  format = formatStore.current(),
): string =>
  withSeparators(
    numberFormat('en-US', { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits }).format(value),
    format,
  )

/** An amount that is not in cents: an average, a rate or a point of a chart. */
export const dollarsText = (dollars: number): string => `$${numberText(dollars, { minDigits: 2 })}`

export const roundedDollarsText = (dollars: number): string => `$${numberText(Math.round(dollars))}`

// Texts with a number format it as the other numbers of the page.
setTextNumberFormat((value, maxDigits) => numberText(value, { maxDigits }))
