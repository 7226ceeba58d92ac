/** What follows from removing an administrator: who still gets emails, and how long nobody can act as the only administrator. */
import { closedDays } from '#shared/accessChangeTexts'
import { addDays } from '#shared/dates'
import { wallClock } from '#shared/openingHours'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findAdministrators } from '../../directory/administrators/queries'
import type { RequestedChange } from './payload'
import { findEmailsOf, findRemovals } from './queries'

/** How long a removed administrator still gets the emails about changes of access. */
const informedDays = 30

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** The email addresses of all administrators, including those removed in the last 30 days. */
export async function findRecipients({ clock }: Pick<Services, 'clock'>, tx: Executor): Promise<string[]> {
  const current = await findAdministrators(tx)
  const removed = (await findRemovals(tx, daysBefore(clock.now(), informedDays))).flatMap((row) => row.removed)
  return [...new Set([...current.map(({ email }) => email), ...(await findEmailsOf(tx, removed))])]
}

/** The day from which someone can act alone who has just removed the only other administrator. */
export const closedUntilDay = ({ clock, config }: Services, removedAt = clock.now()): string =>
  addDays(wallClock(removedAt, config.TIME_ZONE).day, closedDays)

/**
 * The day before which the only administrator can't make the change alone, because they removed the other one. Null
 * when they can. Enabling the removed administrator again is always possible: the second person is back then.
 */
export async function findClosedUntil(
  services: Services,
  tx: Executor,
  change: RequestedChange,
): Promise<string | null> {
  const { clock } = services
  const removals = (await findRemovals(tx, daysBefore(clock.now(), closedDays + 1))).filter(
    ({ status }) => status === 'immediate',
  )
  const undoes =
    change.kind === 'staff_status' &&
    removals.some(({ kind, target }) => kind === 'staff_status' && target === change.contact_id)
  const days = removals
    .flatMap(({ decidedAt }) => (decidedAt ? [closedUntilDay(services, decidedAt)] : []))
    .filter((day) => day > clock.today())
  return undoes ? null : (days.toSorted().at(-1) ?? null)
}
