/** Compares the data of the current month with the same month a year earlier, by the day because it is incomplete. */

import type { DataMonth } from '#shared/contract/services/usage'
import * as usageTexts from '#shared/texts/services/usage'
import { dayText } from '../../ui/format/days'
import { type DataKind, type DataUsageMonth, formatGigabytes, gigabytesOf } from './dataSeries'
import { monthBefore } from './usageSeries'

const perDay = (data: DataMonth, kind: DataKind): number =>
  gigabytesOf(data, kind) / Number(data.counted_until.slice(8))

/** Returns one sentence, or null if the latest month is complete. */
export function explainDataUse(months: readonly DataUsageMonth[], kind: DataKind): string | null {
  const latest = months.at(-1)
  if (!latest?.data?.is_current) return null
  const { data, month } = latest
  const isFirst = !months.some((earlier) => earlier.month < month && earlier.data)
  // The service may have started within the month, so an average would be wrong.
  if (isFirst) return usageTexts.dataOfMonth(formatGigabytes(gigabytesOf(data, kind)), dayText(data.counted_until))
  const daily = perDay(data, kind)
  const facts = {
    total: formatGigabytes(gigabytesOf(data, kind)),
    day: dayText(data.counted_until),
    daily: formatGigabytes(daily),
  }
  const yearBefore = monthBefore(month, 12)
  const before = months.find((candidate) => candidate.month === yearBefore)?.data
  const dailyBefore = before ? perDay(before, kind) : 0
  return dailyBefore === 0
    ? usageTexts.dataSoFar(facts)
    : usageTexts.dataComparedByDay(facts, Math.round((daily / dailyBefore - 1) * 100), yearBefore)
}
