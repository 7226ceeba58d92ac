/** Tells who still gets emails after an administrator was removed, and how long the remaining one is blocked. */

import { wallClock } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { daysAfter } from '#shared/format/moments'
import { closedDays } from '#shared/http/limits'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findAdministrators } from '../administrators/administrators.queries'
import { findEmailsOf, findRemovals } from './accessChanges.queries'
import type { RequestedChange } from './payload'

/** A removed administrator still gets the emails about access changes for this long. */
const removedAdministratorEmailDays = 30

/** Returns the email addresses of all administrators, including those removed in the last 30 days. */
export async function findRecipients({ clock }: Pick<Services, 'clock'>, tx: Executor): Promise<string[]> {
  const current = await findAdministrators(tx)
  const removed = (await findRemovals(tx, daysAfter(clock.now(), -removedAdministratorEmailDays))).flatMap(
    (row) => row.removed,
  )
  return [...new Set([...current.map(({ email }) => email), ...(await findEmailsOf(tx, removed))])]
}

/** Returns the day from which an administrator can act alone after removing the only other one. */
export const blockedUntilDay = ({ clock, config }: Services, removedAt = clock.now()): string =>
  addDays(wallClock(removedAt, config.TIME_ZONE).day, closedDays)

/**
 * Returns the day until which the only administrator can't make the change alone, because they removed the other one.
 * Null when they can. Enabling the removed administrator again is always possible, because that restores the second
 * person.
 */
export async function findBlockedUntil(
  services: Services,
  tx: Executor,
  change: RequestedChange,
): Promise<string | null> {
  const { clock } = services
  const removals = (await findRemovals(tx, daysAfter(clock.now(), -(closedDays + 1)))).filter(
    ({ status }) => status === 'immediate',
  )
  const isUndo =
    change.kind === 'staff_status' &&
    removals.some(({ kind, target }) => kind === 'staff_status' && target === change.contact_id)
  const days = removals
    .flatMap(({ decidedAt }) => (decidedAt ? [blockedUntilDay(services, decidedAt)] : []))
    .filter((day) => day > clock.today())
  return isUndo ? null : (days.toSorted().at(-1) ?? null)
}
