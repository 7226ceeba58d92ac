/**
 * Queries the payment history. It is the portal's largest response, and most of its cost was converting rows, so the
 * database builds the contract's JSON, the contract validates it, and concurrent requests share one statement.
 */
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { listPayments, Payment } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import type { ParsedOf } from '#shared/http/endpoint'
import { batched } from '../../db/batched'
import { builtStatement } from '../../db/builtStatement'
import type { Database } from '../../db/database'
import { jsonObject, utc } from '../../db/json'
import { limitOffsetOf } from '../../db/paging'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import type { CustomerScope } from '../../http/customerScope'

type PaymentFilter = ParsedOf<typeof listPayments>['body']

interface PaymentHistoryPage {
  /** The customer who owns the payments, or null when no such billing account is in scope. */
  customerNumber: string | null
  payments: Payment[]
  total_count: number
  paid_this_year: Cents
}

const paymentJson = jsonObject({
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
} satisfies Record<keyof Payment, SQLWrapper>)

/** Selects the billing accounts of a query. Two separate branches let each use its own index. */
const ownAccounts = sql`
  select ${billingAccounts.number} as number, ${billingAccounts.customerNumber} as customer_number
  from ${billingAccounts}
  where ${billingAccounts.groupId} = request.group_id
    and (request.sees_all or ${billingAccounts.customerNumber} = any(request.customers))
  union all
  select ${billingAccounts.number}, ${billingAccounts.customerNumber}
  from ${billingAccounts}
  where request.group_id is null and ${billingAccounts.customerNumber} = any(request.customers)`

const newestPaymentsFirst = sql`${payments.createdAt} desc, ${payments.id} desc`
const inAccounts = sql`${payments.billingAccountNumber} = any(accounts.numbers)`

/** Returns the page and the totals of every query. Days are in the provider's time zone, as on its bills. */
function buildPageQuery(requests: SQLWrapper, zone: string) {
  const startOf = (day: SQLWrapper) => sql`(${day})::timestamp at time zone ${zone}`
  const matchesFilter = sql`
    (request.confirmation_number is null or ${payments.confirmationNumber} = request.confirmation_number)
    and (request.status is null or ${payments.status} = request.status)
    and (request.from_day is null or ${payments.createdAt} >= ${startOf(sql`request.from_day`)})
    and (request.to_day is null or ${payments.createdAt} < ${startOf(sql`request.to_day + 1`)})`
  const paidThisYear = sql`
    ${payments.status} = 'posted' and ${payments.createdAt} >= ${startOf(sql`request.year_starts_on`)}`
  return sql`
    jsonb_to_recordset(${requests}::jsonb) as request(
      place int, sees_all boolean, customers text[], group_id text, confirmation_number text, status text,
      from_day date, to_day date, year_starts_on date, page_size int, skipped int)
    cross join lateral (
      select array_agg(own.number) as numbers, min(own.customer_number) as customer_number from (${ownAccounts}) own
    ) accounts
    cross join lateral (
      select
        count(*) filter (where ${matchesFilter})::int as matching,
        coalesce(sum(${payments.amount} + ${payments.fee}) filter (where ${paidThisYear}), 0)::int as paid_this_year
      from ${payments} where ${inAccounts}
    ) totals
    cross join lateral (
      select array(
        select ${paymentJson} from (
          select * from ${payments} where ${inAccounts} and ${matchesFilter} order by ${newestPaymentsFirst}
          limit request.page_size offset request.skipped
        ) payments order by ${newestPaymentsFirst}
      ) as payments
    ) page`
}

/**
 * Returns a page of the payments in scope, newest first, with the count of all matches and the amount paid this year.
 */
export function prepareFindPayments(db: Database, zone: string) {
  const pagesStatement = builtStatement('find_payments', ['requests'], (executor, { requests }) =>
    executor
      .select({
        place: sql<number>`request.place`,
        customerNumber: sql<string | null>`accounts.customer_number`,
        payments: sql<Payment[]>`to_json(page.payments)`,
        total_count: sql<number>`totals.matching`,
        paid_this_year: sql<Cents>`totals.paid_this_year`,
      })
      .from(buildPageQuery(requests, zone)),
  )

  const findBatched = batched(async (requests: object[]) => {
    const numbered = requests.map((query, place) => ({ place, ...query }))
    const pages: (PaymentHistoryPage | null)[] = requests.map(() => null)
    for (const { place, ...page } of await pagesStatement(db, { requests: JSON.stringify(numbered) })) {
      pages[place] = page
    }
    return pages
  })

  return async (scope: CustomerScope, filter: PaymentFilter, today: string): Promise<PaymentHistoryPage> => {
    const result = await findBatched({
      sees_all: scope.kind === 'all',
      customers: scope.kind === 'all' ? [] : scope.numbers,
      group_id: filter.billing_group_id,
      confirmation_number: filter.confirmation_number,
      status: filter.status,
      from_day: filter.from_date,
      to_day: filter.to_date,
      year_starts_on: `${today.slice(0, 4)}-01-01`,
      page_size: filter.page_size,
      skipped: limitOffsetOf(filter).offset,
    })
    if (!result) throw new Error('The query of the payment history returned no row')
    return result
  }
}
