/** Credits in the database, as they are read: whom to credit, and how far runs are. */
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mostListed, type AccountFilter } from '#shared/accountFilter'
import { addressLine } from '#shared/addresses'
import type { CreditCustomer, CreditRun, RunRow } from '#shared/contract/credits'
import { lateCreditHours, type RowStatus, type RunStatus } from '#shared/credits'
import type { ServiceType } from '#shared/services'
import { pageOf, readBounded, type Page } from '../../db/paging'
import type { Executor } from '../../db/database'
import { sumOf } from '../../db/sums'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { creditRunRows, creditRuns, credits } from '../../db/schema/credits'
import { users } from '../../db/schema/people'
import { plainText } from '../../plainText'
import { isAtPlace } from '../premises/queries'
import { containing } from '../premises/rules'
import { creditStatusOf, type KnownAccount } from './rules'

const hoursBefore = (now: Date): Date => new Date(now.getTime() - lateCreditHours * 3_600_000)

/** The latest credit of an account since a moment, as PostgreSQL writes it. */
const lastCredit = (since: Date) =>
  sql<string | null>`(select max(${credits.createdAt}) from ${credits}
    where ${credits.billingAccountNumber} = ${billingAccounts.number} and ${credits.createdAt} > ${since.toISOString()}::timestamptz)`

/** A person whom the filter fits; the index is on all that is searched of a person. */
const isPerson = (typed: string, column: SQL): SQL =>
  sql`${contacts.personText} like ${containing(plainText(typed))} and ${column} like ${containing(typed.toLowerCase())}`

const services = sql`${serviceAccounts}
  join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  join ${communities} on ${communities.id} = ${premises.communityId}`

/** The services of an account that the filter fits, as FROM and WHERE. */
const fittingServices = (filter: AccountFilter): SQL =>
  sql`from ${services} where ${and(eq(serviceAccounts.billingAccountNumber, billingAccounts.number), isAtPlace(filter))}`

/** More services than so many accounts have. */
const mostServices = 4 * (mostListed + 1)

/** Begun where the filter leaves the least: with an account or persons if they are asked for, else with a place, and no further there than is listed. */
function isWanted(filter: AccountFilter): SQL | undefined {
  const { account_no, email, phone } = filter
  const persons = (condition: SQL): SQL => sql`${billingAccounts.customerNumber} in (select ${contacts.customerNumber}
    from ${contacts} where ${contacts.removedAt} is null and ${condition})`
  if (!account_no && !email && !phone) {
    return sql`${billingAccounts.number} in (select ${serviceAccounts.billingAccountNumber}
      from ${services} where ${isAtPlace(filter)} limit ${mostServices})`
  }
  return and(
    account_no ? eq(billingAccounts.number, account_no.toUpperCase()) : undefined,
    email ? persons(isPerson(email, sql`lower(${contacts.email})`)) : undefined,
    phone ? persons(isPerson(phone, sql`${contacts.phone}`)) : undefined,
    sql`exists (select 1 ${fittingServices(filter)})`,
  )
}

const matching = (filter: AccountFilter): SQL | undefined =>
  and(eq(billingAccounts.status, 'active'), ne(customers.kind, 'provider'), isWanted(filter))

const byService = sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`

interface FittingService {
  street: string
  unit: string
  zip: string
  serviceType: ServiceType
  community: string
}

/** A page of billing accounts by the name of their customers, each once, with the first of its services that fits. */
export async function findCreditCustomers(db: Executor, filter: AccountFilter, { now, ...page }: Page & { now: Date }) {
  const fitting = db.$with('fitting').as(
    db
      .select({
        number: billingAccounts.number,
        name: customers.name,
      })
      .from(billingAccounts)
      .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
      .where(matching(filter))
      .limit(mostListed + 1),
  )
  const byName = (list: { name: SQLWrapper; number: SQLWrapper }) => [sql`lower(${list.name})`, sql`${list.number}`]
  const first = (column: SQL): SQL<string | null> => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`
  const service = sql<FittingService>`(select json_build_object('street', ${premises.streetAddress}, 'unit', ${premises.unit},
      'zip', ${premises.zip}, 'serviceType', ${serviceAccounts.serviceType}, 'community', ${communities.name})
    ${fittingServices(filter)} order by ${byService}, ${serviceAccounts.id} limit 1)`
  const read = (of: Page) => {
    const { limit, offset } = pageOf(of)
    const paged = db
      .select()
      .from(fitting)
      .orderBy(...byName(fitting))
      .limit(limit)
      .offset(offset)
      .as('paged')
    return db
      .with(fitting)
      .select({
        number: paged.number,
        name: paged.name,
        service,
        balance: billingAccounts.balance,
        email: first(sql`${contacts.email}`),
        phone: first(sql`${contacts.phone}`),
        lastCreditAt: lastCredit(hoursBefore(now)),
        count: sql<number>`(select count(*)::int from fitting)`,
      })
      .from(paged)
      .innerJoin(billingAccounts, eq(billingAccounts.number, paged.number))
      .orderBy(...byName(paged))
  }
  const { rows, total_count: total_records, is_exact } = await readBounded(read, { most: mostListed, ...page })
  return {
    customer_details_responses: rows.map(
      ({ number, name, service: { street, unit, zip, serviceType, community }, ...row }): CreditCustomer => ({
        name,
        email: row.email ?? '',
        phone: row.phone ?? '',
        account_no: number,
        address: addressLine(street, unit),
        zip_code: zip,
        service_type_code: serviceType,
        community,
        credit_amount: 0,
        credit_status: 'not_initiated',
        balance: row.balance,
        last_credit_at: row.lastCreditAt === null ? null : new Date(row.lastCreditAt).toISOString(),
      }),
    ),
    total_records,
    is_exact,
  }
}

/** What is known of some billing accounts, by number. */
export async function findAccounts(
  db: Executor,
  numbers: readonly string[],
  now: Date,
): Promise<Map<string, KnownAccount>> {
  const rows = await db
    .select({
      number: billingAccounts.number,
      name: customers.name,
      status: billingAccounts.status,
      serviceType: sql<ServiceType | null>`(select ${serviceAccounts.serviceType} from ${serviceAccounts}
        where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} order by ${byService} limit 1)`,
      lastCreditAt: lastCredit(hoursBefore(now)),
    })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(inArray(billingAccounts.number, [...numbers]))
  return new Map(
    rows.map(({ lastCreditAt, ...row }) => [
      row.number,
      { ...row, lastCreditAt: lastCreditAt === null ? null : new Date(lastCreditAt) },
    ]),
  )
}

const rowsThat = (what: SQL, status: RowStatus): SQL<number> =>
  sql`(select ${what} from ${creditRunRows}
    where ${creditRunRows.runId} = ${creditRuns.id} and ${creditRunRows.status} = ${status})`.mapWith(Number)
const counting = sql`count(*)`

/** What somebody gave alone within the past day, but for what of it was cancelled: single credits, and the runs that nobody had to approve. */
export async function findUsedToday(db: Executor, userId: string, now: Date): Promise<number> {
  const since = hoursBefore(now)
  const [[runs], [single]] = await Promise.all([
    db
      .select({ sum: sumOf(sql`${creditRuns.total} - ${rowsThat(sumOf(creditRunRows.amount), 'cancelled')}`) })
      .from(creditRuns)
      .where(and(eq(creditRuns.begunBy, userId), eq(creditRuns.needsApproval, false), gt(creditRuns.begunAt, since))),
    db
      .select({ sum: sumOf(credits.amount) })
      .from(credits)
      .where(and(eq(credits.userId, userId), isNull(credits.runId), gt(credits.createdAt, since))),
  ])
  return (runs?.sum ?? 0) + (single?.sum ?? 0)
}

/** What somebody gave alone to each of some accounts within the past day, and what they have begun to give there. */
export async function findGivenToday(
  db: Executor,
  userId: string,
  { accounts, now }: { accounts: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const since = hoursBefore(now)
  const given = db
    .select({ account: credits.billingAccountNumber, amount: credits.amount })
    .from(credits)
    .leftJoin(creditRuns, eq(creditRuns.id, credits.runId))
    .where(
      and(
        eq(credits.userId, userId),
        gt(credits.createdAt, since),
        inArray(credits.billingAccountNumber, [...accounts]),
        or(isNull(credits.runId), eq(creditRuns.needsApproval, false)),
      ),
    )
  // What has failed can be tried again. Of one look with what was given: a row that is credited meanwhile is not missed.
  const begun = db
    .select({ account: creditRunRows.accountNumber, amount: creditRunRows.amount })
    .from(creditRunRows)
    .innerJoin(creditRuns, eq(creditRuns.id, creditRunRows.runId))
    .where(
      and(
        eq(creditRuns.begunBy, userId),
        eq(creditRuns.needsApproval, false),
        inArray(creditRunRows.accountNumber, [...accounts]),
        or(
          eq(creditRunRows.status, 'not_initiated'),
          and(eq(creditRunRows.status, 'error'), gt(creditRuns.begunAt, since)),
        ),
      ),
    )
  const all = given.unionAll(begun).as('given')
  const rows = await db
    .select({ account: all.account, amount: sumOf(all.amount) })
    .from(all)
    .groupBy(all.account)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

const beginner = alias(users, 'beginner')
const beginnerContact = alias(contacts, 'beginner_contact')
const decider = alias(users, 'decider')
const deciderContact = alias(contacts, 'decider_contact')

const selectRuns = (db: Executor) =>
  db
    .select({
      run: creditRuns,
      begunFirst: beginnerContact.firstName,
      begunLast: beginnerContact.lastName,
      decidedFirst: deciderContact.firstName,
      decidedLast: deciderContact.lastName,
      credited: rowsThat(counting, 'success'),
      failed: rowsThat(counting, 'error'),
      amount: rowsThat(sumOf(creditRunRows.amount), 'success'),
    })
    .from(creditRuns)
    .innerJoin(beginner, eq(beginner.id, creditRuns.begunBy))
    .innerJoin(beginnerContact, eq(beginnerContact.id, beginner.contactId))
    .leftJoin(decider, eq(decider.id, creditRuns.decidedBy))
    .leftJoin(deciderContact, eq(deciderContact.id, decider.contactId))

type RunFacts = Awaited<ReturnType<typeof selectRuns>>[number]

const toRun = ({ run, ...facts }: RunFacts, userId: string): CreditRun => ({
  run_id: run.id,
  status: run.status,
  credit_reason_cd: run.reasonCode,
  comments: run.comments,
  begun_by: `${facts.begunFirst} ${facts.begunLast}`,
  begun_at: run.begunAt.toISOString(),
  is_own: run.begunBy === userId,
  needs_approval: run.needsApproval,
  decided_by: facts.decidedFirst === null ? null : `${facts.decidedFirst} ${facts.decidedLast ?? ''}`,
  decided_at: run.decidedAt?.toISOString() ?? null,
  finished_at: run.finishedAt?.toISOString() ?? null,
  row_count: run.rowCount,
  credited_count: facts.credited,
  failed_count: facts.failed,
  total_amount: run.total,
  credited_amount: facts.amount,
})

/** A run as somebody sees it; null when there is none. */
export async function findRun(db: Executor, id: string, userId: string): Promise<CreditRun | null> {
  const [row] = await selectRuns(db).where(eq(creditRuns.id, id))
  return row ? toRun(row, userId) : null
}

export async function findRuns(
  db: Executor,
  userId: string,
  { status, ...page }: Page & { status?: RunStatus | undefined },
) {
  const where = status ? eq(creditRuns.status, status) : undefined
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    selectRuns(db).where(where).orderBy(desc(creditRuns.begunAt), asc(creditRuns.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(creditRuns).where(where),
  ])
  return { runs: rows.map((row) => toRun(row, userId)), total_count: counted?.total ?? 0 }
}

/** Rows of a run in their order; all of them without a page. */
export async function findRunRows(
  db: Executor,
  id: string,
  { status, page }: { status?: RowStatus | undefined; page?: Page },
): Promise<RunRow[]> {
  const query = db
    .select()
    .from(creditRunRows)
    .where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : undefined))
    .orderBy(asc(creditRunRows.position))
    .$dynamic()
  const rows = await (page ? query.limit(pageOf(page).limit).offset(pageOf(page).offset) : query)
  return rows.map((row) => ({
    position: row.position,
    account_no: row.accountNumber,
    credit_amount: row.amount,
    status: row.status,
    credit_status: creditStatusOf(row),
    ended_at: row.endedAt?.toISOString() ?? null,
  }))
}

export async function countRunRows(db: Executor, id: string, status: RowStatus | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(creditRunRows)
    .where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : undefined))
  return counted?.total ?? 0
}
