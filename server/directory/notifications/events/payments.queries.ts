/** Reads payments that customers are notified about. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { refunds } from '../../../db/schema/billing/refunds'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { payments } from '../../../db/schema/payments/payments'
import { scheduledPayments } from '../../../db/schema/payments/scheduledPayments'

export const findPaymentFacts = (db: Executor, paymentIds: readonly string[]) =>
  db
    .select({
      payment: payments,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
      balance: billingAccounts.balance,
    })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(inArray(payments.id, [...paymentIds]))

export const findScheduledFacts = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      scheduled: scheduledPayments,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
    })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(inArray(scheduledPayments.id, [...ids]))

export const findRefundFacts = (db: Executor, refundIds: readonly string[]) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      refundMethod: refunds.refundMethod,
      method: refunds.method,
      account: refunds.billingAccountNumber,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
    })
    .from(refunds)
    .innerJoin(billingAccounts, eq(billingAccounts.number, refunds.billingAccountNumber))
    .where(inArray(refunds.id, [...refundIds]))
