/** Finds billing accounts whose bills are due soon or past due. */
import { and, between, eq, gt, gte, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { minDunnedDebt } from '#shared/billing/dunning'
import type { Executor } from '../../../db/database'
import { dunningHolds } from '../../../db/schema/billing/dunning'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { isActiveHold } from '../../dunning/dunningAccounts.queries'
import { debtSince, pastDueBalance } from '../../payments/pastDue.queries'
import { scheduledAmount } from '../../payments/scheduledAmount.queries'

/** Leaves out accounts whose scheduled payments cover the balance. */
export async function findAccountsDue(db: Executor, { from, to }: { from: string; to: string }) {
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
        gt(billingAccounts.balance, scheduledAmount),
        between(billingAccounts.dueOn, from, to),
      ),
    )
  return rows.flatMap(({ dueOn, ...row }) => (dueOn === null ? [] : { ...row, dueOn }))
}

interface DebtFilter {
  today: string
  /** Leaves out debts that are due on this day or before it. */
  dueAfter?: string
  /** Only these accounts; all if missing. */
  accountNumbers?: readonly string[]
}

/** Leaves out accounts on hold, such as those in bankruptcy. */
export function findAccountsPastDue(db: Executor, { today, dueAfter, accountNumbers }: DebtFilter) {
  const hold = db
    .select({ one: sql`1` })
    .from(dunningHolds)
    .where(and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isActiveHold(today)))
  return db
    .select({ account: billingAccounts, since: sql<string>`${debtSince}::text`, amount: pastDueBalance(today) })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.status, 'active'),
        gte(billingAccounts.balance, minDunnedDebt),
        lt(debtSince, today),
        dueAfter === undefined ? undefined : gt(debtSince, dueAfter),
        accountNumbers && inArray(billingAccounts.number, [...accountNumbers]),
        notExists(hold),
      ),
    )
}
