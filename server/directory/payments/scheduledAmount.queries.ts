/** SQL for queries on billing accounts: how much of the balance will be paid by payments that are scheduled already. */
import { type SQL, sql } from 'drizzle-orm'

/** The amount that is scheduled until the bill is due; with autopay, until the day on which autopay pays the rest. */
export const scheduledAmount: SQL<number> = sql<number>`(
  select coalesce(sum(scheduled.amount), 0)::int from scheduled_payments scheduled
  where scheduled.billing_account_number = billing_accounts.number and scheduled.status in ('scheduled', 'paying')
    and scheduled.pay_on <= billing_accounts.due_on - case when billing_accounts.autopay_token is null then 0 else 1 end
)`
