/** Finds scheduled payments before whose day a card may expire. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { scheduledPayments } from '../../../db/schema/scheduledPayments'

const isScheduledAfter = (day: string) =>
  and(eq(scheduledPayments.status, 'scheduled'), gt(scheduledPayments.payOn, day))

/** Returns the customers who have scheduled payments for after the given day. */
export async function findCustomersWithScheduled(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ customerNumber: billingAccounts.customerNumber })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(isScheduledAfter(day))
  return rows.map(({ customerNumber }) => customerNumber)
}

export const findScheduledAfter = (db: Executor, customerNumber: string, day: string) =>
  db
    .select({ id: scheduledPayments.id, token: scheduledPayments.token, payOn: scheduledPayments.payOn })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(billingAccounts.customerNumber, customerNumber), isScheduledAfter(day)))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.id))
