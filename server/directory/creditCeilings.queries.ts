/** Sums the credits that an agent issued without approval, which count against the agent's ceilings. */
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { ceilingOf, recentCreditHours } from '#shared/billing/credits'
import type { Executor } from '../db/database'
import { creditRunRows, creditRuns, credits } from '../db/schema/billing/credits'
import { sumOf } from '../db/sums'
import type { Actor } from '../http/actor'

/** Returns the time since when earlier credits count. */
export const hoursBefore = (now: Date): Date => new Date(now.getTime() - recentCreditHours * 3_600_000)

/**
 * Selects unapproved credits of the past 24 hours, and rows of the agent's runs that can still be credited: open ones
 * of any age, and failed ones of recent runs.
 */
function unapprovedCredits(db: Executor, userId: string, now: Date) {
  const since = hoursBefore(now)
  const issued = db
    .select({ account: credits.billingAccountNumber, amount: credits.amount })
    .from(credits)
    .leftJoin(creditRuns, eq(creditRuns.id, credits.runId))
    .where(
      and(
        eq(credits.userId, userId),
        gt(credits.createdAt, since),
        or(isNull(credits.runId), eq(creditRuns.needsApproval, false)),
      ),
    )
  // One query reads both, so that a row that is credited in the meantime is not missed.
  const pending = db
    .select({ account: creditRunRows.accountNumber, amount: creditRunRows.amount })
    .from(creditRunRows)
    .innerJoin(creditRuns, eq(creditRuns.id, creditRunRows.runId))
    .where(
      and(
        eq(creditRuns.startedBy, userId),
        eq(creditRuns.needsApproval, false),
        or(
          eq(creditRunRows.status, 'not_initiated'),
          and(eq(creditRunRows.status, 'error'), gt(creditRuns.startedAt, since)),
        ),
      ),
    )
  return issued.unionAll(pending).as('given')
}

/** Returns what counts against an agent's daily ceiling. */
export async function findUsedToday(db: Executor, userId: string, now: Date): Promise<number> {
  const all = unapprovedCredits(db, userId, now)
  const [used] = await db.select({ sum: sumOf(all.amount) }).from(all)
  return used?.sum ?? 0
}

/** Returns the same amounts per account. */
export async function findIssuedToday(
  db: Executor,
  userId: string,
  { accounts, now }: { accounts: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const all = unapprovedCredits(db, userId, now)
  const rows = await db
    .select({ account: all.account, amount: sumOf(all.amount) })
    .from(all)
    .where(inArray(all.account, [...accounts]))
    .groupBy(all.account)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

export async function limitsOf(db: Executor, actor: Actor, now: Date) {
  const ceiling = ceilingOf(actor.rights)
  return {
    per_account: ceiling.perAccount,
    per_day: ceiling.perDay,
    used_today: await findUsedToday(db, actor.userId, now),
  }
}
