/** What somebody gave alone, which counts against their ceilings. */
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { creditRunRows, creditRuns, credits } from '../../../db/schema/credits'
import { roles, users } from '../../../db/schema/people'
import { sumOf } from '../../../db/sums'
import { hoursBefore } from '../queries'

/** What somebody gave alone within the past day, and what of their own runs is still to come, however long ago it was begun, or may be tried again. */
function givenAlone(db: Executor, userId: string, now: Date) {
  const since = hoursBefore(now)
  const given = db
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
  // Of one look with what was given: a row that is credited meanwhile is not missed.
  const begun = db
    .select({ account: creditRunRows.accountNumber, amount: creditRunRows.amount })
    .from(creditRunRows)
    .innerJoin(creditRuns, eq(creditRuns.id, creditRunRows.runId))
    .where(
      and(
        eq(creditRuns.begunBy, userId),
        eq(creditRuns.needsApproval, false),
        or(
          eq(creditRunRows.status, 'not_initiated'),
          and(eq(creditRunRows.status, 'error'), gt(creditRuns.begunAt, since)),
        ),
      ),
    )
  return given.unionAll(begun).as('given')
}

/** What counts against the ceiling of somebody's day. */
export async function findUsedToday(db: Executor, userId: string, now: Date): Promise<number> {
  const all = givenAlone(db, userId, now)
  const [used] = await db.select({ sum: sumOf(all.amount) }).from(all)
  return used?.sum ?? 0
}

/** The same of each of some accounts. */
export async function findGivenToday(
  db: Executor,
  userId: string,
  { accounts, now }: { accounts: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const all = givenAlone(db, userId, now)
  const rows = await db
    .select({ account: all.account, amount: sumOf(all.amount) })
    .from(all)
    .where(inArray(all.account, [...accounts]))
    .groupBy(all.account)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

/** What somebody may do today; nothing once they are no user any more. */
export async function findRights(db: Executor, userId: string): Promise<ReadonlySet<string>> {
  const [found] = await db
    .select({ rights: roles.rights })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
  return new Set(found?.rights)
}
