/** How far back the report looks, as it stands in the address. */
import { mostDays, usualDays } from '#shared/deposits'

const untilAsked = 30

export function daysIn(address: URLSearchParams): { days: number; isCustom: boolean } {
  const asked = Math.trunc(Number(address.get('days')))
  const days = asked >= 1 && asked <= mostDays ? asked : untilAsked
  return { days, isCustom: address.get('range') === 'custom' || !usualDays.some((usual) => usual === days) }
}
