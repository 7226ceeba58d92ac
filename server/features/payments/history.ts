/**
 * The payment history in the database. A page of twenty rows is the largest answer of the portal, and most of its cost
 * was taking rows apart and putting them together again: here the database writes each payment as the contract names
 * it, the contract checks it on its way out, and requests that arrive together share one statement.
 */
import { sql, type SQLWrapper } from 'drizzle-orm'
import type { listPayments, Payment } from '#shared/contract/payments'
import type { ParsedOf } from '#shared/endpoint'
import type { Cents } from '#shared/money'
import { batched } from '../../db/batched'
import type { Database } from '../../db/database'
import { billingAccounts } from '../../db/schema/accounts'
import { payments } from '../../db/schema/billing'
import type { Reach } from '../../http/ownership'

type PaymentFilter = ParsedOf<typeof listPayments>['body']

export interface FoundPayments {
  /** Whose they are; null when the reach holds no such billing account. */
  customerNumber: string | null
  payments: Payment[]
  total_count: number
  paid_this_year: Cents
}

const utc = (moment: SQLWrapper) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const fields: Record<keyof Payment, SQLWrapper> = {
  payment_id: payments.id,
  confirmation_number: payments.confirmationNumber,
  created_date: utc(payments.createdAt),
  posted_date: utc(payments.postedAt),
  amount: payments.amount,
  fee: payments.fee,
  method_type: payments.methodType,
  method_last4: payments.methodLast4,
  channel: payments.channel,
  status: payments.status,
  reason: payments.reason,
  return_fee: payments.returnFee,
  receipt_email: payments.receiptEmail,
  balance_after: payments.balanceAfter,
  crm_billing_account_number: payments.billingAccountNumber,
  service_type_code: payments.serviceType,
}
const paymentJson = sql`json_build_object(${sql.join(
  Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
  sql`, `,
)})`

/** Whose accounts a question is about. Two ways apart, so that each has an index to go by. */
const own = sql`
  select ${billingAccounts.number} as number, ${billingAccounts.customerNumber} as customer_number
  from ${billingAccounts}
  where ${billingAccounts.groupId} = asked.group_id
    and (asked.reaches_all or ${billingAccounts.customerNumber} = any(asked.customers))
  union all
  select ${billingAccounts.number}, ${billingAccounts.customerNumber}
  from ${billingAccounts}
  where asked.group_id is null and ${billingAccounts.customerNumber} = any(asked.customers)`

const newestFirst = sql`${payments.createdAt} desc, ${payments.id} desc`
const inAccounts = sql`${payments.billingAccountNumber} = any(accounts.numbers)`

/** The page and the totals of every question. Days are those of the provider's own time zone, as on its bills. */
function answersTo(questions: SQLWrapper, zone: string) {
  const startOf = (day: SQLWrapper) => sql`(${day})::timestamp at time zone ${zone}`
  const matching = sql`
    (asked.confirmation_number is null or ${payments.confirmationNumber} = asked.confirmation_number)
    and (asked.status is null or ${payments.status} = asked.status)
    and (asked.from_day is null or ${payments.createdAt} >= ${startOf(sql`asked.from_day`)})
    and (asked.to_day is null or ${payments.createdAt} < ${startOf(sql`asked.to_day + 1`)})`
  const paidThisYear = sql`
    ${payments.status} = 'posted' and ${payments.createdAt} >= ${startOf(sql`asked.year_starts_on`)}`
  return sql`
    jsonb_to_recordset(${questions}::jsonb) as asked(
      place int, reaches_all boolean, customers text[], group_id text, confirmation_number text, status text,
      from_day date, to_day date, year_starts_on date, page_size int, skipped int)
    cross join lateral (
      select array_agg(own.number) as numbers, min(own.customer_number) as customer_number from (${own}) own
    ) accounts
    cross join lateral (
      select
        count(*) filter (where ${matching})::int as matching,
        coalesce(sum(${payments.amount} + ${payments.fee}) filter (where ${paidThisYear}), 0)::int as paid_this_year
      from ${payments} where ${inAccounts}
    ) totals
    cross join lateral (
      select array(
        select ${paymentJson} from (
          select * from ${payments} where ${inAccounts} and ${matching} order by ${newestFirst}
          limit asked.page_size offset asked.skipped
        ) payments order by ${newestFirst}
      ) as payments
    ) page`
}

/** A page of the payments within reach, newest first, with the count of all that match and what was paid this year. */
export function prepareFindPayments(db: Database, zone: string) {
  const statement = db
    .select({
      place: sql<number>`asked.place`,
      customerNumber: sql<string | null>`accounts.customer_number`,
      payments: sql<Payment[]>`to_json(page.payments)`,
      total_count: sql<number>`totals.matching`,
      paid_this_year: sql<Cents>`totals.paid_this_year`,
    })
    .from(answersTo(sql.placeholder('questions'), zone))
    .prepare('find_payments')

  const find = batched(async (questions: object[]) => {
    const asked = questions.map((question, place) => ({ place, ...question }))
    const answers: (FoundPayments | null)[] = questions.map(() => null)
    for (const { place, ...answer } of await statement.execute({ questions: JSON.stringify(asked) })) {
      answers[place] = answer
    }
    return answers
  })

  return async (reach: Reach, filter: PaymentFilter, today: string): Promise<FoundPayments> => {
    const found = await find({
      reaches_all: reach.kind === 'all',
      customers: reach.kind === 'all' ? [] : reach.numbers,
      group_id: filter.billing_group_id,
      confirmation_number: filter.confirmation_number,
      status: filter.status,
      from_day: filter.from_date,
      to_day: filter.to_date,
      year_starts_on: `${today.slice(0, 4)}-01-01`,
      page_size: filter.page_size,
      skipped: (filter.page_number - 1) * filter.page_size,
    })
    if (!found) throw new Error('The payment history gave no answer')
    return found
  }
}
