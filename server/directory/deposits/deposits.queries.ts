/** Reads deposits. */
import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import {
  countMonthsOnTime,
  type DepositStatus,
  type IssuedBill,
  isHeld,
  isRefundCandidate,
  type ReceivedPayment,
} from '#shared/billing/deposits'
import type { Deposit, depositSortColumns } from '#shared/contract/billing/deposits'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { limitOffsetOf } from '../../db/paging'
import { credits } from '../../db/schema/billing/credits'
import { deposits, depositTransactions } from '../../db/schema/billing/deposits'
import { statements } from '../../db/schema/billing/statements'
import { billingAccounts, communities, customers, premises } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import { lowerCase, orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { sumOf } from '../../db/sums'
import { billedInCommunity } from '../communities.queries'
import { firstService } from '../premises.queries'
import { isReviewDue } from './reviewDue.queries'

/** The name of the community where the first service of a billing account is. */
export const communityOfAccount = sql<string>`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId} where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`

/** The current day and the provider's time zone. */
export interface ProviderDay {
  today: string
  zone: string
}

const interest = sql`(select ${sumOf(depositTransactions.amount)} from ${depositTransactions}
  where ${depositTransactions.depositId} = ${deposits.id} and ${depositTransactions.code} = 'DEPI')`.mapWith(Number)

const lastPostedOn = sql`(select max(${depositTransactions.postedOn}) from ${depositTransactions}
  where ${depositTransactions.depositId} = ${deposits.id})`

/** Orders deposits by their last transaction. The moment of a day is its start in UTC. */
const depositOrder = {
  moment: sql`(coalesce(${lastPostedOn}, ${deposits.billedOn})::timestamp at time zone 'UTC')`,
  keys: [deposits.id],
}

/** Selects deposits that changed since a day, that have a status, or that belong to a customer or an account. */
export type DepositFilter =
  | { since: string; community: string }
  | { status: DepositStatus; community: string }
  | { customerNumber: string }
  | { billingAccountNumber: string }

function conditionOf(filter: DepositFilter, today: string): SQL | undefined {
  if ('customerNumber' in filter) return eq(billingAccounts.customerNumber, filter.customerNumber)
  if ('billingAccountNumber' in filter) return eq(deposits.billingAccountNumber, filter.billingAccountNumber)
  const inCommunity = billedInCommunity(deposits.billingAccountNumber, filter)
  if ('since' in filter)
    return and(
      inCommunity,
      sql`exists (select 1 from ${depositTransactions}
        where ${depositTransactions.depositId} = ${deposits.id} and ${depositTransactions.postedOn} >= ${filter.since})`,
    )
  return and(inCommunity, filter.status === 'review_due' ? isReviewDue(today) : eq(deposits.status, filter.status))
}

const selectDeposits = (db: Executor) =>
  db
    .select({
      deposit: deposits,
      customerNumber: customers.number,
      name: customers.name,
      community: communityOfAccount,
      interest,
      micros: microsOf(depositOrder),
    })
    .from(deposits)
    .innerJoin(billingAccounts, eq(billingAccounts.number, deposits.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))

const sortColumns: SortColumns<(typeof depositSortColumns)[number]> = {
  account: [deposits.billingAccountNumber],
  name: [lowerCase(customers.name)],
  community: [communityOfAccount],
  deposit: [deposits.amount],
  interest: [interest],
  held: [deposits.billedOn],
  status: [deposits.status],
}

export async function findDeposits(
  db: Executor,
  filter: DepositFilter,
  { today, zone, sort, ...page }: SortedPage<keyof typeof sortColumns> & ProviderDay,
) {
  const { limit, offset } = limitOffsetOf(page)
  const where = conditionOf(filter, today)
  // One after another, because `db` may be a transaction, which has one connection.
  const rows = await selectDeposits(db)
    .where(where)
    .orderBy(...orderOf(sort, sortColumns, newestFirst(depositOrder)))
    .limit(limit)
    .offset(offset)
  const [sums] = await db
    .select({
      total: count(),
      deposit: sumOf(deposits.amount),
      interest: sumOf(interest),
    })
    .from(deposits)
    .innerJoin(billingAccounts, eq(billingAccounts.number, deposits.billingAccountNumber))
    .where(where)
  return {
    deposits: await toDeposits(db, rows, { today, zone }),
    total_count: sums?.total ?? 0,
    total_deposit: sums?.deposit ?? 0,
    total_interest: sums?.interest ?? 0,
  }
}

/** Returns a part of the deposits for an export, which starts after a cursor. */
export async function findDepositsAfter(
  db: Executor,
  filter: DepositFilter,
  { after, page_size, ...providerDay }: { after: string | undefined; page_size: number } & ProviderDay,
) {
  const rows = await selectDeposits(db)
    .where(and(conditionOf(filter, providerDay.today), isAfterCursor(depositOrder, after)))
    .orderBy(...newestFirst(depositOrder))
    .limit(page_size + 1)
  const { pageRows, next } = toPage(rows, page_size, ({ deposit }) => [deposit.id])
  return { rows: await toDeposits(db, pageRows, providerDay), next }
}

type DepositRow = Awaited<ReturnType<typeof selectDeposits>>[number]

async function toDeposits(db: Executor, rows: readonly DepositRow[], providerDay: ProviderDay): Promise<Deposit[]> {
  const heldDeposits = rows.filter(({ deposit }) => isHeld(deposit.status))
  const onTime = await findMonthsOnTime(
    db,
    heldDeposits.map(({ deposit }) => deposit.billingAccountNumber),
    providerDay,
  )
  return rows.map(({ deposit, ...row }) => {
    const months = onTime.get(deposit.billingAccountNumber) ?? 0
    return {
      deposit_id: deposit.id,
      account_no: deposit.billingAccountNumber,
      crm_customer_number: row.customerNumber,
      name: row.name,
      community: row.community,
      deposit_kind: deposit.kind,
      deposit_amount: deposit.amount,
      interest_amount: row.interest,
      billed_on: deposit.billedOn,
      held_since: deposit.heldSince,
      review_on: deposit.reviewOn,
      status: deposit.status,
      months_on_time: months,
      is_refund_candidate: isRefundCandidate({ status: deposit.status, months }),
    }
  })
}

/** Two years of bills are enough for the decision. */
const maxBills = 24

/** Returns how many of the latest bills in a row each account paid on time. */
async function findMonthsOnTime(db: Executor, accounts: readonly string[], { today, zone }: ProviderDay) {
  const numbers = [...new Set(accounts)]
  if (numbers.length === 0) return new Map<string, number>()
  const dayOf = (moment: SQL) => sql<string>`(${moment} at time zone ${zone})::date::text`
  const since = sql`(${today}::date - interval '26 months')`
  // One after another, because `db` may be a transaction, which has one connection.
  const bills = await db
    .select({
      account: statements.billingAccountNumber,
      issuedOn: statements.issuedOn,
      dueOn: statements.dueOn,
      owed: sql<number>`${statements.previousBalance} + ${statements.charges}`,
    })
    .from(statements)
    .where(and(inArray(statements.billingAccountNumber, numbers), gte(statements.issuedOn, since)))
  const paid = await db
    .select({
      account: payments.billingAccountNumber,
      day: dayOf(sql`${payments.createdAt}`),
      amount: payments.amount,
    })
    .from(payments)
    .where(
      and(
        inArray(payments.billingAccountNumber, numbers),
        eq(payments.status, 'posted'),
        gte(payments.createdAt, since),
      ),
    )
  const credited = await db
    .select({ account: credits.billingAccountNumber, day: dayOf(sql`${credits.createdAt}`), amount: credits.amount })
    .from(credits)
    .where(and(inArray(credits.billingAccountNumber, numbers), gte(credits.createdAt, since)))
  const billsOf = groupByAccount<IssuedBill>(bills)
  const receivedOf = groupByAccount<ReceivedPayment>([...paid, ...credited])
  return new Map(
    numbers.map((number) => {
      const latest = (billsOf.get(number) ?? []).toSorted((left, right) => (left.issuedOn < right.issuedOn ? 1 : -1))
      return [number, countMonthsOnTime(latest.slice(0, maxBills), receivedOf.get(number) ?? [], today)]
    }),
  )
}

function groupByAccount<Row>(rows: readonly (Row & { account: string })[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.account)
    if (group) group.push(row)
    else groups.set(row.account, [row])
  }
  return groups
}
