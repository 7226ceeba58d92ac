/** Finds what the demo users were notified about in the weeks before the demo began. */
import { and, desc, eq, gt, gte, isNotNull, like, lt, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { statements } from '../db/schema/billing/statements'
import { caseComments, cases } from '../db/schema/cases/cases'
import { billingAccounts, contacts, customers } from '../db/schema/customers/accounts'
import { sentMessages } from '../db/schema/customers/sentMessages'
import { payments } from '../db/schema/payments/payments'
import { users } from '../db/schema/signIn/users'
import type { NotificationEvent } from '../directory/notifications/events'

interface PastEvent {
  at: Date
  event: NotificationEvent
}

export async function findDemoCustomers(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ number: customers.number })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(customers, and(eq(customers.number, contacts.customerNumber), ne(customers.kind, 'provider')))
    .where(like(users.email, '%@demo.example'))
    .orderBy(customers.number)
  return rows.map(({ number }) => number)
}

/** Returns the newest of the emails that an address got. */
export async function findNewestEmailTo(db: Database, address: string): Promise<string | null> {
  const [newest] = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(eq(sentMessages.address, address), eq(sentMessages.channel, 'email')))
    .orderBy(desc(sentMessages.sentAt), desc(sentMessages.id))
    .limit(1)
  return newest?.id ?? null
}

interface PastFilter {
  customerNumber: string
  from: Date
  until: Date
  /** The maximum number of events of each kind. */
  limit: number
}

export async function findPastEvents(db: Database, filter: PastFilter): Promise<PastEvent[]> {
  const { customerNumber, from, until, limit } = filter
  const bills = await db
    .select({ id: statements.id, at: statements.noticedAt })
    .from(statements)
    .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
    .where(
      and(
        eq(billingAccounts.customerNumber, customerNumber),
        gte(statements.noticedAt, from),
        lt(statements.noticedAt, until),
      ),
    )
    .orderBy(desc(statements.noticedAt), statements.id)
    .limit(limit)
  const paid = await db
    .select({ id: payments.id, at: payments.postedAt })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(
      and(
        eq(billingAccounts.customerNumber, customerNumber),
        eq(payments.status, 'posted'),
        isNotNull(payments.postedAt),
        gte(payments.postedAt, from),
        lt(payments.postedAt, until),
      ),
    )
    .orderBy(desc(payments.postedAt), payments.id)
    .limit(limit)
  const replies = await db
    .select({ id: caseComments.id, at: caseComments.createdAt })
    .from(caseComments)
    .innerJoin(cases, eq(cases.id, caseComments.caseId))
    .where(
      and(
        eq(cases.customerNumber, customerNumber),
        eq(caseComments.authorType, 'CENTRIC'),
        gt(caseComments.createdAt, from),
        lt(caseComments.createdAt, until),
      ),
    )
    .orderBy(desc(caseComments.createdAt), caseComments.id)
    .limit(limit)
  const declined = await db
    .select({ id: payments.id, at: payments.createdAt })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(
      and(
        eq(billingAccounts.customerNumber, customerNumber),
        eq(payments.status, 'declined'),
        eq(payments.channel, 'autopay'),
        gte(payments.createdAt, from),
        lt(payments.createdAt, until),
      ),
    )
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(limit)
  return [
    ...bills.map(({ id, at }) => ({ at, event: { kind: 'bill_ready' as const, statementId: id } })),
    ...paid.map(({ id, at }) => ({ at, event: { kind: 'payment_posted' as const, paymentId: id } })),
    ...declined.map(({ id, at }) => ({ at, event: { kind: 'autopay_declined' as const, paymentId: id } })),
    ...replies.map(({ id, at }) => ({ at, event: { kind: 'reply' as const, commentId: id } })),
  ].flatMap(({ at, event }) => (at === null ? [] : { at, event }))
}
