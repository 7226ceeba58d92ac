/** Queries statements, always of billing accounts in scope. */
import { and, asc, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { statementNumberOf } from '#shared/billing/statementNumber'
import type {
  Statement,
  StatementDetails,
  StatementLine,
  StatementPayment,
  UsageBar,
} from '#shared/contract/billing/statements'
import { addMonths, monthOfPeriod } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import type { ServiceGroup } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { statements } from '../../db/schema/billing/statements'
import { billingAccounts, customers, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import { gasReadings } from '../../db/schema/services/usage'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { firstBillDay, formatAddresses, statementStatus, unpaidOf, upcomingAutopayDay } from './rules'

interface StatementFilter {
  today: string
  billing_group_id?: string | undefined
  service_group?: ServiceGroup | undefined
  year?: number | undefined
  page_number: number
  page_size: number
}

/** The previous balance of the following statement, or null for the latest one. */
const carriedOver = sql<number | null>`(
  select later.previous_balance from ${statements} later
  where later.billing_account_number = ${statements.billingAccountNumber} and later.issued_on > ${statements.issuedOn}
  order by later.issued_on limit 1)`

/** The address of the account's first service. */
const firstAddress = sql<string>`(
  select concat_ws(', ', ${premises.streetAddress}, nullif(${premises.unit}, ''))
  from ${serviceAccounts} join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  order by ${serviceAccounts.startedOn}, ${premises.number} limit 1)`
/** The number of addresses where the account has services. */
const addressCount = sql<number>`(
  select count(distinct ${serviceAccounts.premiseNumber})::int from ${serviceAccounts}
  where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number})`

// The columns are listed, because statement lines are large and only needed for a single statement.
const statementColumns = {
  id: statements.id,
  periodStart: statements.periodStart,
  periodEnd: statements.periodEnd,
  issuedOn: statements.issuedOn,
  dueOn: statements.dueOn,
  previousBalance: statements.previousBalance,
  charges: statements.charges,
  account: billingAccounts,
  carriedOver,
  firstAddress,
  addressCount,
}

const matchesGroup = (
  scope: CustomerScope,
  { billing_group_id: groupId, service_group: group }: StatementFilter,
): SQL | undefined =>
  and(
    group === undefined ? undefined : eq(billingAccounts.serviceGroup, group),
    inScope(scope, billingAccounts.customerNumber),
    groupId === undefined ? undefined : eq(billingAccounts.groupId, groupId),
  )

/** Returns a page of statements, newest first, with all years that have any. */
export async function findStatements(db: Executor, scope: CustomerScope, filter: StatementFilter) {
  const accountCondition = matchesGroup(scope, filter)
  const year = sql<number>`extract(year from ${statements.issuedOn})::int`
  const matchesYear = and(accountCondition, filter.year === undefined ? undefined : eq(year, filter.year))
  const isSameAccount = eq(billingAccounts.number, statements.billingAccountNumber)
  const { limit, offset } = limitOffsetOf(filter)
  const [rows, counts] = await Promise.all([
    db
      .select(statementColumns)
      .from(statements)
      .innerJoin(billingAccounts, isSameAccount)
      .where(matchesYear)
      .orderBy(desc(statements.issuedOn), asc(billingAccounts.number))
      .limit(limit)
      .offset(offset),
    db
      .select({ year, count: count() })
      .from(statements)
      .innerJoin(billingAccounts, isSameAccount)
      .where(accountCondition)
      .groupBy(year)
      .orderBy(desc(year)),
  ])
  const counted = filter.year === undefined ? counts : counts.filter((row) => row.year === filter.year)
  return {
    statements: rows.map((row) => toStatement(row, filter.today)),
    total_count: counted.reduce((sum, { count }) => sum + count, 0),
    years: counts.map((row) => row.year),
    first_bill_date: counts.length > 0 ? null : await findFirstBillDay(db, accountCondition, filter.today),
  }
}

async function findFirstBillDay(
  db: Executor,
  accountCondition: SQL | undefined,
  today: string,
): Promise<string | null> {
  const [row] = await db
    .select({ startedOn: sql<string | null>`min(${serviceAccounts.startedOn})::text` })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(accountCondition, eq(serviceAccounts.status, 'active')))
  return row?.startedOn ? firstBillDay(row.startedOn, today) : null
}

interface StatementRow {
  id: string
  periodStart: string
  periodEnd: string
  issuedOn: string
  dueOn: string
  previousBalance: number
  charges: number
  account: typeof billingAccounts.$inferSelect
  carriedOver: number | null
  firstAddress: string
  addressCount: number
}

function toStatement(row: StatementRow, today: string): Statement {
  const total = row.previousBalance + row.charges
  const balanceState = { total, dueOn: row.dueOn, carriedOver: row.carriedOver, balance: row.account.balance }
  return {
    statement_id: row.id,
    statement_number: statementNumberOf(row.account.number, row.issuedOn),
    crm_billing_account_number: row.account.number,
    crm_billing_group_id: row.account.groupId,
    service_group: row.account.serviceGroup,
    street_address: formatAddresses(row.firstAddress, row.addressCount),
    period_start: row.periodStart,
    period_end: row.periodEnd,
    bill_date: row.issuedOn,
    due_date: row.dueOn,
    previous_balance: row.previousBalance,
    charges: row.charges,
    total_due: total,
    unpaid: unpaidOf(balanceState),
    status: statementStatus(balanceState, today),
  }
}

/** Returns one statement with everything printed on it, or null when none is in scope. */
export async function findStatement(
  db: Executor,
  scope: CustomerScope,
  { statementId, today, zone }: { statementId: string; today: string; zone: string },
): Promise<(StatementDetails & { customerNumber: string }) | null> {
  const [row] = await db
    .select({ ...statementColumns, lines: statements.lines, customerName: customers.name, premise: premises })
    .from(statements)
    .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(and(eq(statements.id, statementId), inScope(scope, billingAccounts.customerNumber)))
    .orderBy(asc(serviceAccounts.startedOn), asc(premises.number))
    .limit(1)
  if (!row) return null

  const previous = await findStatementBefore(db, row.account.number, row.issuedOn)
  const [receivedPayments, history] = await Promise.all([
    previous ? findPaymentsBetween(db, row.account.number, { from: previous.issuedOn, until: row.issuedOn, zone }) : [],
    row.account.serviceGroup === 'GAS' ? findTherms(db, row.account.number, row.periodEnd) : findDollars(db, row),
  ])
  const statement = toStatement(row, today)
  return {
    ...statement,
    customerNumber: row.account.customerNumber,
    customer_name: row.customerName,
    city: row.premise.city,
    state: row.premise.state,
    zip: row.premise.zip,
    previous_total: previous ? previous.previousBalance + previous.charges : 0,
    payments: receivedPayments,
    lines: row.lines,
    autopay_date: row.account.autopayToken && statement.unpaid > 0 ? upcomingAutopayDay(row.dueOn, today) : null,
    previous_statement_id: previous?.id ?? null,
    history,
  }
}

async function findStatementBefore(db: Executor, accountNumber: string, issuedOn: string) {
  const [row] = await db
    .select({
      id: statements.id,
      issuedOn: statements.issuedOn,
      previousBalance: statements.previousBalance,
      charges: statements.charges,
    })
    .from(statements)
    .where(and(eq(statements.billingAccountNumber, accountNumber), lt(statements.issuedOn, issuedOn)))
    .orderBy(desc(statements.issuedOn))
    .limit(1)
  return row ?? null
}

/** Returns the day and the lines of a statement. The caller has found it as the one before a statement in scope. */
export async function findPrintedLines(
  db: Executor,
  statementId: string,
): Promise<{ bill_date: string; lines: StatementLine[] } | null> {
  const [row] = await db
    .select({ bill_date: statements.issuedOn, lines: statements.lines })
    .from(statements)
    .where(eq(statements.id, statementId))
  return row ?? null
}

async function findPaymentsBetween(
  db: Executor,
  accountNumber: string,
  { from, until, zone }: { from: string; until: string; zone: string },
): Promise<StatementPayment[]> {
  const paidOn = sql<string>`(${payments.createdAt} at time zone ${zone})::date::text`
  const rows = await db
    .select({ date: paidOn, type: payments.methodType, last4: payments.methodLast4, amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.billingAccountNumber, accountNumber),
        eq(payments.status, 'posted'),
        gte(paidOn, from),
        lt(paidOn, until),
      ),
    )
    .orderBy(asc(payments.createdAt))
  return rows.map(({ date, type, last4, amount }) => ({ date, method: methodName(type, last4), amount }))
}

const monthCount = 13

async function findTherms(db: Executor, accountNumber: string, periodEnd: string) {
  const rows = await db
    .select({
      day: gasReadings.periodEnd,
      therms: sql<number>`sum(${gasReadings.therms})::int`,
      isEstimated: sql<boolean>`bool_or(${gasReadings.readType} = 'estimated')`,
    })
    .from(gasReadings)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId))
    .where(
      and(
        eq(serviceAccounts.billingAccountNumber, accountNumber),
        lte(gasReadings.periodEnd, periodEnd),
        gte(gasReadings.periodEnd, addMonths(periodEnd, 1 - monthCount)),
      ),
    )
    .groupBy(gasReadings.periodEnd)
    .orderBy(asc(gasReadings.periodEnd))
  const bars = rows.map(
    ({ day, therms, isEstimated }): UsageBar => ({ month: monthOfPeriod(day), amount: therms, isEstimated }),
  )
  return { unit: 'therms' as const, bars }
}

async function findDollars(db: Executor, { account, issuedOn }: StatementRow) {
  const rows = await db
    .select({ day: statements.periodEnd, charges: statements.charges })
    .from(statements)
    .where(and(eq(statements.billingAccountNumber, account.number), lte(statements.issuedOn, issuedOn)))
    .orderBy(desc(statements.issuedOn))
    .limit(monthCount)
  const bars = rows.map(
    ({ day, charges }): UsageBar => ({ month: monthOfPeriod(day), amount: charges / 100, isEstimated: false }),
  )
  return { unit: 'dollars' as const, bars: bars.toReversed() }
}
