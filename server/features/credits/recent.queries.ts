/** Finds accounts that were credited within a day, to warn the agent who issues or approves the next credit. */
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { maxRecentCredits } from '#shared/billing/credits'
import type { RecentCredits } from '#shared/contract/billing/credits'
import type { Executor } from '../../db/database'
import { creditRunRows, credits } from '../../db/schema/billing/credits'
import { billingAccounts, contacts, customers } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { hoursBefore } from '../../directory/creditCeilings.queries'

/** Selects accounts by number, or those of a run without the run's own credits. */
type RecentCreditFilter = { accounts: readonly string[] } | { runId: string }

export async function findRecentCredits(db: Executor, filter: RecentCreditFilter, now: Date): Promise<RecentCredits> {
  const matchesFilter =
    'runId' in filter
      ? and(
          inArray(
            credits.billingAccountNumber,
            db
              .select({ number: creditRunRows.accountNumber })
              .from(creditRunRows)
              .where(eq(creditRunRows.runId, filter.runId)),
          ),
          or(isNull(credits.runId), ne(credits.runId, filter.runId)),
        )
      : inArray(credits.billingAccountNumber, [...filter.accounts])
  const recent = db.$with('recent').as(
    db
      .select({
        id: credits.id,
        number: credits.billingAccountNumber,
        amount: credits.amount,
        userId: credits.userId,
        at: credits.createdAt,
      })
      .from(credits)
      .where(and(gt(credits.createdAt, hoursBefore(now)), matchesFilter)),
  )
  const rows = await db
    .with(recent)
    .select({
      number: recent.number,
      name: customers.name,
      amount: recent.amount,
      first: contacts.firstName,
      last: contacts.lastName,
      at: recent.at,
      credits: sql<number>`(select count(*)::int from recent)`,
      accounts: sql<number>`(select count(distinct ${recent.number})::int from recent)`,
    })
    .from(recent)
    .innerJoin(billingAccounts, eq(billingAccounts.number, recent.number))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(users, eq(users.id, recent.userId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .orderBy(desc(recent.at), desc(recent.id))
    .limit(maxRecentCredits)
  return {
    credits: rows.map(({ number, name, amount, first, last, at }) => ({
      account_no: number,
      name,
      credit_amount: amount,
      issued_by: `${first} ${last}`,
      issued_at: at.toISOString(),
    })),
    credit_count: rows[0]?.credits ?? 0,
    account_count: rows[0]?.accounts ?? 0,
  }
}
