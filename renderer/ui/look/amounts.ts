/** Amounts and numbers as the person reads them: the one place where the portal writes them. Business mail and documents keep the point. */
import type { NumberFormat } from '#shared/appearance'
import { formatCents, parseDollars, type Cents } from '#shared/money'
import { shownFormat } from './shownFormat'
import * as commonTexts from '#shared/texts/common'

const shown = shownFormat<NumberFormat>('comma_point')

/** From now on; what stands on the page already follows where it uses `useNumberFormat`. */
export const showNumbersAs = shown.show
export const useNumberFormat = shown.useFormat

/** The space does not let a number break. */
const marks: Record<NumberFormat, { group: string; decimal: string }> = {
  comma_point: { group: ',', decimal: '.' },
  point_comma: { group: '.', decimal: ',' },
  space_comma: { group: '\u00a0', decimal: ',' },
}

function marked(text: string, format: NumberFormat): string {
  const { group, decimal } = marks[format]
  return text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? group : decimal))
}

/** 123456 as $1,234.56, $1.234,56 or $1 234,56. */
export const amountText = (cents: Cents, format: NumberFormat = shown.current()): string =>
  marked(formatCents(cents), format)

interface Decimals {
  least?: number
  most?: number
}

/** 123456 as 1,234.56, 1.234,56 or 1 234,56: the value of a field that has its own dollar sign. */
export const amountInputText = (cents: Cents): string => amountText(cents).replace('$', '')

/** Cents of an amount as it was typed; null when it is not an amount. A mark means what it means in what the person reads. */
export function typedAmount(text: string, format: NumberFormat = shown.current()): Cents | null {
  const { group, decimal } = marks[format]
  const bare = text.trim().replaceAll(/\s/g, '\u00a0')
  if (decimal === '.') return parseDollars(bare.replaceAll('\u00a0', ''))
  const match = /^\$?\u00a0*([\d.\u00a0]+)(?:,(\d{0,2}))?$/.exec(bare)
  const whole = match?.[1]
  if (whole === undefined || !isGrouped(whole, group)) return null
  return parseDollars(`${whole.replaceAll(group, '')}.${match?.[2] ?? ''}`)
}

/** The message for a text that isn't an amount, wherever one is typed. */
export const noAmountText = (): string => commonTexts.enterAnAmountLike(amountInputText(1234))

/** Digits alone, or in threes with the mark between. */
const isGrouped = (whole: string, group: string): boolean =>
  whole.split(group).every((digits, index) => /^\d+$/.test(digits) && (index === 0 || digits.length === 3))

/** 1234.5 as 1,234.5, 1.234,5 or 1 234,5. */
export const numberText = (
  value: number,
  { least = 0, most = least }: Decimals = {},
  format = shown.current(),
): string =>
  marked(value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most }), format)
