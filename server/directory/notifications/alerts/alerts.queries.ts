/** Finds what a customer has to resolve: declined payments, expiring cards, requests that wait, addresses that fail. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { dunningNotices } from '../../../db/schema/billing/dunning'
import { statements } from '../../../db/schema/billing/statements'
import { cases } from '../../../db/schema/cases/cases'
import { billingAccounts, contacts } from '../../../db/schema/customers/accounts'
import { undeliverableEmails } from '../../../db/schema/customers/deliverability'
import { expiringAutopayCards } from '../../../db/schema/payments/autopayCards'
import { payments } from '../../../db/schema/payments/payments'
import { scheduledPayments } from '../../../db/schema/payments/scheduledPayments'
import { users } from '../../../db/schema/signIn/users'
import { isWaitingRequest } from '../../cases/cases.queries'
import { debtSince } from '../../payments/pastDue.queries'

/** Returns the last payment of each account that owes money, if it is not older than the given moment. */
export function findLastPayments(db: Executor, { accountNumbers, since }: { accountNumbers: string[]; since: Date }) {
  return db
    .selectDistinctOn([payments.billingAccountNumber], {
      accountNumber: payments.billingAccountNumber,
      amount: payments.amount,
      status: payments.status,
      channel: payments.channel,
      methodType: payments.methodType,
      methodLast4: payments.methodLast4,
      reason: payments.reason,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(
      and(
        inArray(payments.billingAccountNumber, accountNumbers),
        gte(payments.createdAt, since),
        gt(billingAccounts.balance, 0),
      ),
    )
    .orderBy(payments.billingAccountNumber, desc(payments.createdAt), desc(payments.id))
}

/** A card that autopay no longer uses does not matter. */
export const findExpiringCards = (db: Executor, accountNumbers: string[]) =>
  db
    .select({
      accountNumber: billingAccounts.number,
      method: expiringAutopayCards.method,
      expiresOn: expiringAutopayCards.expiresOn,
    })
    .from(expiringAutopayCards)
    .innerJoin(
      billingAccounts,
      and(
        eq(billingAccounts.number, expiringAutopayCards.billingAccountNumber),
        eq(billingAccounts.autopayToken, expiringAutopayCards.token),
      ),
    )
    .where(and(inArray(billingAccounts.number, accountNumbers), eq(billingAccounts.status, 'active')))
    .orderBy(expiringAutopayCards.expiresOn)

/** Returns the scheduled payments whose card expires before their day. */
export const findScheduledWithExpiringCards = (db: Executor, accountNumbers: string[]) =>
  db
    .select({
      id: scheduledPayments.id,
      accountNumber: scheduledPayments.billingAccountNumber,
      amount: scheduledPayments.amount,
      payOn: scheduledPayments.payOn,
      methodType: scheduledPayments.methodType,
      methodLast4: scheduledPayments.methodLast4,
      expiresOn: sql<string>`${scheduledPayments.cardExpiresOn}::text`,
    })
    .from(scheduledPayments)
    .where(
      and(
        inArray(scheduledPayments.billingAccountNumber, accountNumbers),
        eq(scheduledPayments.status, 'scheduled'),
        isNotNull(scheduledPayments.cardExpiresOn),
      ),
    )
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.id))

export const findWaitingRequests = (db: Executor, filter: { customerNumbers: string[]; limit: number }) =>
  db
    .select({ id: cases.id, number: cases.number, title: cases.title })
    .from(cases)
    .where(and(inArray(cases.customerNumber, filter.customerNumbers), isWaitingRequest))
    .orderBy(desc(cases.updatedAt), desc(cases.id))
    .limit(filter.limit)

/** Returns the bills that were due before today, of accounts with a debt. */
export const findBillsDueBefore = (
  db: Executor,
  { today, accountNumbers }: { today: string; accountNumbers: string[] },
) =>
  db
    .select({
      accountNumber: statements.billingAccountNumber,
      dueOn: statements.dueOn,
      charges: statements.charges,
    })
    .from(statements)
    .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
    .where(
      and(
        inArray(statements.billingAccountNumber, accountNumbers),
        lt(statements.dueOn, today),
        sql`${statements.dueOn} >= ${debtSince}`,
      ),
    )

/** Returns the day of the last notice of a disconnect for each account that got one. */
export async function findLastNotices(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountNumbers.length === 0) return new Map()
  const rows = await db
    .select({
      accountNumber: dunningNotices.billingAccountNumber,
      sentOn: sql<string>`max(${dunningNotices.sentOn})::text`,
    })
    .from(dunningNotices)
    .where(inArray(dunningNotices.billingAccountNumber, [...accountNumbers]))
    .groupBy(dunningNotices.billingAccountNumber)
  return new Map(rows.map(({ accountNumber, sentOn }) => [accountNumber, sentOn]))
}

/** Returns those of the user's own addresses that a mail server rejected: to sign in with, and as a contact. */
export async function findUndeliverableEmails(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ address: undeliverableEmails.address })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(
      undeliverableEmails,
      sql`${undeliverableEmails.address} in (lower(${users.email}), lower(${contacts.email}))`,
    )
    .where(eq(users.id, userId))
  return rows.map(({ address }) => address)
}
