/** Whom to credit, what is known of their accounts, and what somebody has given. */
import { and, eq, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { mostListed, type AccountFilter } from '#shared/accountFilter'
import { addressLine } from '#shared/addresses'
import type { CreditCustomer } from '#shared/contract/credits'
import { lateCreditHours } from '#shared/credits'
import type { ServiceType } from '#shared/services'
import { pageOf, readBounded, type Page } from '../../db/paging'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { credits } from '../../db/schema/credits'
import { plainText } from '../../plainText'
import { isAtPlace } from '../premises/queries'
import { containing } from '../premises/rules'
import type { KnownAccount } from './rules'

/** Since when what was given counts. */
export const hoursBefore = (now: Date): Date => new Date(now.getTime() - lateCreditHours * 3_600_000)

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
