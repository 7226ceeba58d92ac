/** How the rows of a list write amounts and days. Nothing here needs React, because the document's script uses it too. */
import type { DayFormat, NumberFormat } from '#shared/customers/appearance'
import { dayAt } from '#shared/format/moments'
import type { Cents } from '#shared/format/money'
import { formatAmount, formatDayAs } from './formatFigures'

export interface RowFormats {
  amount: (cents: Cents) => string
  day: (day: string) => string
  /** The day of a moment. */
  dayOf: (moment: string) => string
}

interface FormatChoice {
  number_format: NumberFormat
  day_format: DayFormat
}

/** Without a time zone of the provider, days are those of the reader. */
export const rowFormatsOf = (
  { number_format: numberFormat, day_format: dayFormat }: FormatChoice,
  timeZone: string,
): RowFormats => ({
  amount: (cents) => formatAmount(cents, numberFormat),
  day: (day) => formatDayAs(day, dayFormat),
  dayOf: (moment) => formatDayAs(dayAt(new Date(moment), timeZone), dayFormat),
})
