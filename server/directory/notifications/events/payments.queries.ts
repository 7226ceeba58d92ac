/** Reads payments that customers are notified about. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { payments } from '../../../db/schema/billing'

export const findPaymentFacts = (db: Executor, paymentIds: readonly string[]) =>
  db
    .select({ payment: payments, customerNumber: billingAccounts.customerNumber, groupId: billingAccounts.groupId })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(inArray(payments.id, [...paymentIds]))
