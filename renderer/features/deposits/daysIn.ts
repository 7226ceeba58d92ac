/** How far back the report looks, as it stands in the address. */
import { depositStatuses, mostDays, usualDays, type DepositStatus } from '#shared/deposits'

const untilAsked = 30

export function daysIn(address: URLSearchParams): { days: number; isCustom: boolean } {
  const asked = Math.trunc(Number(address.get('days')))
  const days = asked >= 1 && asked <= mostDays ? asked : untilAsked
  return { days, isCustom: address.get('range') === 'custom' || !usualDays.some((usual) => usual === days) }
}

export interface DepositSearch {
  status?: DepositStatus
  days?: number
  community?: string
}

/** All of a status whenever they moved, or what moved within the days. */
export function depositsIn(address: URLSearchParams): DepositSearch {
  const status = depositStatuses.find((known) => known === address.get('status'))
  const community = address.get('community')
  return { ...(status ? { status } : { days: daysIn(address).days }), ...(community && { community }) }
}
