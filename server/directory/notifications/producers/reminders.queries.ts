/** Finds billing accounts whose bills are due soon or past due. */
import { and, between, eq, gt, gte, isNotNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { disconnectDays, minDunnedDebt } from '#shared/billing/dunning'
import { addDays } from '#shared/format/dates'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { scheduledPayments } from '../../../db/schema/billing'
import { dunningHolds } from '../../../db/schema/dunning'
import { isActiveHold } from '../../connections/dunningAccounts.queries'

/** Leaves out accounts for which a payment is scheduled already. */
export async function findAccountsDue(db: Executor, { from, to }: { from: string; to: string }) {
  const scheduled = db
    .select({ one: sql`1` })
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.billingAccountNumber, billingAccounts.number),
        eq(scheduledPayments.status, 'scheduled'),
        lte(scheduledPayments.payOn, billingAccounts.dueOn),
      ),
    )
  const rows = await db
    .select({
      accountNumber: billingAccounts.number,
      dueOn: billingAccounts.dueOn,
      isOnAutopay: isNotNull(billingAccounts.autopayToken).mapWith(Boolean),
    })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.status, 'active'),
        gt(billingAccounts.balance, 0),
        between(billingAccounts.dueOn, from, to),
        notExists(scheduled),
      ),
    )
  return rows.flatMap(({ dueOn, ...row }) => (dueOn === null ? [] : { ...row, dueOn }))
}

/** Gas has a stored start of the debt; for other accounts it is the last bill. */
const debtSince = sql<string>`coalesce(${billingAccounts.openSince}, ${billingAccounts.dueOn})::text`

/** Leaves out accounts on hold, such as those in bankruptcy, and debts for which the notices of a disconnect follow. */
export function findAccountsPastDue(db: Executor, today: string) {
  const hold = db
    .select({ one: sql`1` })
    .from(dunningHolds)
    .where(and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isActiveHold(today)))
  const since: SQL = sql`coalesce(${billingAccounts.openSince}, ${billingAccounts.dueOn})`
  return db
    .select({ accountNumber: billingAccounts.number, since: debtSince })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.status, 'active'),
        gte(billingAccounts.balance, minDunnedDebt),
        lt(since, today),
        gt(since, addDays(today, -disconnectDays.notice)),
        notExists(hold),
      ),
    )
}
