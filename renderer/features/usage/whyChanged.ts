/** Why a month's gas differs from the year before: the weather, the days, or neither. */
import type { Whose } from '#shared/whose'
import type { UsageMonth } from './usageSeries'

const sameWithin = 3

const users: Record<Whose, string> = { own: 'You', theirs: 'They' }

const percent = (now: number, before: number): number => Math.round(((now - before) / before) * 100)

/** Two or three sentences about the latest month; null where there is nothing to compare it with. */
export function whyChanged({ reading, before }: UsageMonth, whose: Whose): string | null {
  if (!reading || !before || before.therms === 0) return null
  const change = percent(reading.therms, before.therms)
  if (Math.abs(change) <= sameWithin)
    return `${users[whose]} used about as much gas as in the same month a year before.`
  const used = `${users[whose]} used ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} gas than in the same month a year before.`
  const reasons = [weather(reading.degree_days, before.degree_days), days(reading.days, before.days)].filter(Boolean)
  const explained = reasons.length > 0 ? reasons : ['The weather and the days of the period were about the same.']
  return [used, ...explained].join(' ')
}

function weather(now: number, before: number): string {
  const change = before === 0 ? 0 : percent(now, before)
  if (Math.abs(change) <= sameWithin) return ''
  return `It was ${change > 0 ? 'colder' : 'milder'}: ${now} degree days instead of ${before}.`
}

function days(now: number, before: number): string {
  const change = now - before
  if (change === 0) return ''
  const count = Math.abs(change) === 1 ? 'one day' : `${Math.abs(change)} days`
  return `The period was ${count} ${change > 0 ? 'longer' : 'shorter'}.`
}
