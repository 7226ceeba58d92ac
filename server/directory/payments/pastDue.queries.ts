/** SQL for queries on billing accounts: since when they are past due, and how much of their balance is. */
import { type SQL, sql } from 'drizzle-orm'

/** The due date of the oldest bill that is not paid. An account without stored bills has only that of the last one. */
export const debtSince: SQL = sql`coalesce(billing_accounts.open_since, billing_accounts.due_on)`

/** The balance without bills that can still be paid in time; 0 unless the account is past due. */
export const pastDueBalance = (today: string): SQL<number> => sql<number>`
  case when ${debtSince} < ${today} then greatest(0, billing_accounts.balance - (
    select coalesce(sum(greatest(0, later.charges)), 0)::int from statements later
    where later.billing_account_number = billing_accounts.number and later.due_on >= ${today}
  )) else 0 end`
