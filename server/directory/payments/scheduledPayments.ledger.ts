/** Cancels scheduled payments, and records their changes in the audit log. */
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { scheduledPayments } from '../../db/schema/payments/scheduledPayments'
import { audit } from '../../http/customerScope'

export type ScheduledRow = typeof scheduledPayments.$inferSelect

/** The author of a change for the audit log. The user is null when the job makes the change. */
export interface ScheduleAuthor {
  userId: string | null
  customerNumber: string
  source: string
}

/** Cancels all payments with a deleted method. A payment that a process has started is left to that process. */
export async function cancelScheduledWith(
  tx: Executor,
  { customerNumber, token }: { customerNumber: string; token: string },
  change: { author: ScheduleAuthor; now: Date },
): Promise<ScheduledRow[]> {
  const accounts = tx
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  const hasMethod = and(eq(scheduledPayments.token, token), inArray(scheduledPayments.billingAccountNumber, accounts))
  return cancelWhere(tx, hasMethod, change)
}

export async function cancelWhere(
  tx: Executor,
  condition: SQL | undefined,
  { author, now }: { author: ScheduleAuthor; now: Date },
): Promise<ScheduledRow[]> {
  const rows = await tx
    .update(scheduledPayments)
    .set({ status: 'cancelled', endedAt: now })
    .where(and(condition, eq(scheduledPayments.status, 'scheduled')))
    .returning()
  for (const row of rows) await auditScheduled(tx, row, author)
  return rows
}

/** Records an action such as `scheduledPayment.cancelled`. */
export const auditScheduled = (tx: Executor, row: ScheduledRow, author: ScheduleAuthor): Promise<void> =>
  audit(tx, {
    ...author,
    action: `scheduledPayment.${row.status}`,
    details: { scheduledPayment: row.id, amount: row.amount, payOn: row.payOn },
  })
