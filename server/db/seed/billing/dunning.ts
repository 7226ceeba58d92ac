/** Dunning of a household's unpaid gas bills, and the season's moratoria. */

import { type HoldReason, pastDueSince, turnOffDay } from '#shared/billing/dunning'
import { addDays, daysBetween } from '#shared/format/dates'
import { medicalHoldDays } from '#shared/http/limits'
import type { moratoria } from '../../schema/billing/dunning'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { BillingAccountRow } from '../rows'
import type { CommunityId } from '../services/places'

const noticeAfterDays = 20
const orderAfterDays = 31
const workDays = 2

export function addDunning(household: Household): void {
  const { rows, world } = household
  for (const account of rows.billingAccounts) {
    if (account.serviceGroup !== 'GAS' || account.status === 'closed') continue
    const bills = rows.statements.filter(({ billingAccountNumber }) => billingAccountNumber === account.number)
    const since = pastDueSince({ bills, balance: account.balance }, world.today)
    if (since === null) continue
    // Special cases already have their notices and disconnections.
    const existingEntries = [...rows.disconnections, ...rows.dunningNotices]
    if (existingEntries.some(({ billingAccountNumber }) => billingAccountNumber === account.number)) continue
    const random = household.random.fork(`dunning ${account.number}`)
    const days = daysBetween(since, world.today)
    if (days < noticeAfterDays) continue
    if (random.chance(0.25)) addHold(household, account, random)
    // The other accounts are still due for a notice.
    if (!random.chance(0.7)) continue
    rows.dunningNotices.push({
      id: random.uuid(),
      billingAccountNumber: account.number,
      channel: 'mail',
      sentOn: addDays(since, noticeAfterDays),
      runId: null,
    })
    if (days > orderAfterDays && random.chance(0.6)) addDisconnection(household, account, { since, random })
  }
}

function addDisconnection(
  { rows, world }: Household,
  { number }: BillingAccountRow,
  { since, random }: { since: string; random: Random },
): void {
  const orderedOn = addDays(since, orderAfterDays)
  const doneOn = turnOffDay(addDays(orderedOn, workDays))
  rows.disconnections.push({
    billingAccountNumber: number,
    orderedOn,
    disconnectedOn: doneOn <= world.today && random.chance(0.7) ? doneOn : null,
    reconnectOn: null,
    reconnectedOn: null,
  })
}

const holdNotes: Partial<Record<HoldReason, string>> = {
  medical: 'Doctor’s certificate on file',
  arrangement: 'Half paid up front, the rest in four installments',
  dispute: 'We’re checking the reading',
  pledge: 'Pledge from the county assistance office',
}

function addHold({ rows, world }: Household, { number }: BillingAccountRow, random: Random): void {
  const reason = random.pick<HoldReason>(['medical', 'arrangement', 'dispute', 'pledge'])
  const placedOn = addDays(world.today, -random.integer(1, 9))
  rows.dunningHolds.push({
    id: random.uuid(),
    billingAccountNumber: number,
    reason,
    note: holdNotes[reason] ?? '',
    heldUntil: reason === 'dispute' ? null : addDays(placedOn, medicalHoldDays),
    placedBy: null,
    placedAt: new Date(`${placedOn}T16:20:00Z`),
    endedAt: null,
  })
}

type MoratoriumRow = typeof moratoria.$inferInsert

/**
 * One community has a moratorium every winter. From November to March another one also has a cold spell of three days,
 * which starts today.
 */
export function demoMoratoria(today: string, random: Random): MoratoriumRow[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const winterYear = month >= 4 ? year : year - 1
  const winter = {
    id: random.uuid(),
    kind: 'winter',
    communityId: 'thornvale-reserve' satisfies CommunityId,
    startsOn: `${winterYear}-11-01`,
    endsOn: `${winterYear + 1}-03-31`,
    note: 'City ordinance for homes heated with gas',
  } as const
  if (month >= 4 && month <= 10) return [winter]
  const coldSpell = {
    id: random.uuid(),
    kind: 'cold_weather',
    communityId: 'orrin-lake-estates' satisfies CommunityId,
    startsOn: today,
    endsOn: addDays(today, 2),
    note: 'Forecast of 32°F or below',
  } as const
  return [winter, coldSpell]
}
