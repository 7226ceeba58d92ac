/** Why a month's gas differs from the year before: the weather, the days, or neither. */
import type { Whose } from '#shared/whose'
import type { UsageMonth } from './usageSeries'
import * as usageTexts from '#shared/texts/usage'

const sameWithin = 3

const users: Record<Whose, string> = { own: 'You', theirs: 'They' }

const percent = (now: number, before: number): number => Math.round(((now - before) / before) * 100)

/** Two or three sentences about the latest month; null where there is nothing to compare it with. */
export function whyChanged({ reading, before }: UsageMonth, whose: Whose): string | null {
  if (!reading || !before || before.therms === 0) return null
  const change = percent(reading.therms, before.therms)
  if (Math.abs(change) <= sameWithin) return usageTexts.usedAboutAsMuchGas(users[whose])
  const used = `${users[whose]} used ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} gas than in the same month a year earlier.`
  const reasons = [weather(reading.degree_days, before.degree_days), days(reading.days, before.days)].filter(Boolean)
  const explained = reasons.length > 0 ? reasons : [usageTexts.theWeatherAndTheLength]
  return [used, ...explained].join(' ')
}

function weather(now: number, before: number): string {
  const change = before === 0 ? 0 : percent(now, before)
  if (Math.abs(change) <= sameWithin) return ''
  return usageTexts.itWasColderMilderDegree(change > 0, now, before)
}

function days(now: number, before: number): string {
  const change = now - before
  if (change === 0) return ''
  const count = Math.abs(change) === 1 ? 'one day' : `${Math.abs(change)} days`
  return usageTexts.thePeriodWasLongerShorter(count, change > 0)
}
