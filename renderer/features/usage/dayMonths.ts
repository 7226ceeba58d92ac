/** The months whose days can be shown, newest first. */
import type { DataMonth } from '#shared/contract/services/usage'
import { addDays, addMonths } from '#shared/format/dates'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import { dayText } from '../../ui/format/days'
import type { DayMonth } from './DaysPanel'
import type { UsageMonth } from './usageSeries'

const namesOf = (month: string) => ({
  label: monthTexts.monthName(month),
  labelInSentence: monthTexts.monthName(month),
})

/** The billing period since the last reading, and the periods of the readings. */
export function gasDayMonths(months: readonly UsageMonth[]): DayMonth[] {
  const periods = months.flatMap(({ month, reading }) =>
    reading ? [{ key: month, ...namesOf(month), from: reading.period_start, until: reading.period_end }] : [],
  )
  const last = periods.at(-1)
  if (!last) return []
  const from = addDays(last.until, 1)
  const current = {
    key: 'now',
    label: usageTexts.sinceDay(dayText(from)),
    labelInSentence: usageTexts.sinceDayInSentence(dayText(from)),
    from,
    until: addMonths(last.until, 1),
  }
  return [current, ...periods.toReversed()]
}

export const dataDayMonths = (months: readonly DataMonth[]): DayMonth[] =>
  months
    .map(({ month, counted_until }) => ({
      key: month,
      ...namesOf(month),
      from: `${month}-01`,
      until: counted_until,
    }))
    .toReversed()
