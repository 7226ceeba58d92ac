/** Formats amounts and days. Nothing here needs React, because the document's script uses it too. */

import type { DayFormat, NumberFormat } from '#shared/customers/appearance'
import { formatDay } from '#shared/format/formatDay'
import { type Cents, formatCents } from '#shared/format/money'

/** The non-breaking space keeps a number on one line. */
export const separators: Record<NumberFormat, { group: string; decimal: string }> = {
  comma_point: { group: ',', decimal: '.' },
  point_comma: { group: '.', decimal: ',' },
  space_comma: { group: '\u00a0', decimal: ',' },
}

/** Replaces the separators of an American number. */
export function withSeparators(text: string, format: NumberFormat): string {
  const { group, decimal } = separators[format]
  return text.replaceAll(/[.,]/g, (separator) => (separator === ',' ? group : decimal))
}

/** Formats 123456 as $1,234.56, $1.234,56 or $1 234,56. People see a minus sign, which is as wide as a digit. */
export const formatAmount = (cents: Cents, format: NumberFormat): string =>
  withSeparators(formatCents(cents).replace('-', '−'), format)

/** Formats `YYYY-MM-DD` as 03/22/2026, 22/03/2026 or 2026-03-22. */
export function formatDayAs(day: string, format: DayFormat): string {
  const [year, month, dayOfMonth] = day.split('-')
  switch (format) {
    case 'month_first':
      return formatDay(day)
    case 'day_first':
      return `${dayOfMonth}/${month}/${year}`
    case 'year_first':
      return `${year}-${month}-${dayOfMonth}`
  }
}
