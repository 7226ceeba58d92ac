/** Which accounts were credited within a day, and by whom: a word before the next credit, to whoever gives and whoever approves it. */
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { RecentCredits } from '#shared/contract/credits'
import { mostRecentCredits } from '#shared/credits'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts, customers } from '../../../db/schema/accounts'
import { creditRunRows, credits } from '../../../db/schema/credits'
import { users } from '../../../db/schema/people'
import { hoursBefore } from '../queries'

/** Accounts by number, or those of a run, whose own credits are no news. */
type Which = { accounts: readonly string[] } | { runId: string }

export async function findRecentCredits(db: Executor, which: Which, now: Date): Promise<RecentCredits> {
  const isMeant =
    'runId' in which
      ? and(
          inArray(
            credits.billingAccountNumber,
            db
              .select({ number: creditRunRows.accountNumber })
              .from(creditRunRows)
              .where(eq(creditRunRows.runId, which.runId)),
          ),
          or(isNull(credits.runId), ne(credits.runId, which.runId)),
        )
      : inArray(credits.billingAccountNumber, [...which.accounts])
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
      .where(and(gt(credits.createdAt, hoursBefore(now)), isMeant)),
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
    .limit(mostRecentCredits)
  return {
    credits: rows.map(({ number, name, amount, first, last, at }) => ({
      account_no: number,
      name,
      credit_amount: amount,
      given_by: `${first} ${last}`,
      given_at: at.toISOString(),
    })),
    credit_count: rows[0]?.credits ?? 0,
    account_count: rows[0]?.accounts ?? 0,
  }
}
