/** Finds the accounts that a credit search matches, and facts about accounts to credit. */
import { and, asc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CreditCustomer, creditSortColumns } from '#shared/contract/billing/credits'
import { type AccountFilter, maxListedAccounts } from '#shared/customers/accountFilter'
import { addressLine } from '#shared/customers/addresses'
import type { ServiceType } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery, readBounded } from '../../db/paging'
import { credits } from '../../db/schema/billing/credits'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/customers/accounts'
import { lowerCase, orderOf, type SortedPage } from '../../db/sorting'
import { hoursBefore } from '../../directory/creditCeilings.queries'
import { matchesPlace } from '../../directory/premises.queries'
import { containsPattern } from '../../text/likePatterns'
import { plainText } from '../../text/plainText'
import type { CreditAccount } from './rules'

/** The latest credit of an account since a moment, in PostgreSQL's text format. */
const lastCredit = (since: Date) =>
  sql<string | null>`(select max(${credits.createdAt}) from ${credits}
    where ${credits.billingAccountNumber} = ${billingAccounts.number} and ${credits.createdAt} > ${since.toISOString()}::timestamptz)`

/** Matches a contact. The first condition can use the index, which covers all searched fields of a contact together. */
const matchesPerson = (typed: string, column: SQL): SQL =>
  sql`${contacts.personText} like ${containsPattern(plainText(typed))} and ${column} like ${containsPattern(typed.toLowerCase())}`

const services = sql`${serviceAccounts}
  join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  join ${communities} on ${communities.id} = ${premises.communityId}`

/** Returns the FROM and WHERE for the services of an account that match the filter. */
const matchingServices = (filter: AccountFilter): SQL =>
  sql`from ${services} where ${and(eq(serviceAccounts.billingAccountNumber, billingAccounts.number), matchesPlace(filter))}`

/** Enough services to cover one more account than is listed. */
const maxServices = 4 * (maxListedAccounts + 1)

/** Starts with the most selective filter: account or contacts if given, else a place, limited to what is listed. */
function matchesCriteria(filter: AccountFilter): SQL | undefined {
  const { account_no, email, phone } = filter
  const persons = (condition: SQL): SQL => sql`${billingAccounts.customerNumber} in (select ${contacts.customerNumber}
    from ${contacts} where ${contacts.removedAt} is null and ${condition})`
  if (!account_no && !email && !phone) {
    return sql`${billingAccounts.number} in (select ${serviceAccounts.billingAccountNumber}
      from ${services} where ${matchesPlace(filter)} limit ${maxServices})`
  }
  return and(
    account_no ? eq(billingAccounts.number, account_no.toUpperCase()) : undefined,
    email ? persons(matchesPerson(email, sql`lower(${contacts.email})`)) : undefined,
    phone ? persons(matchesPerson(phone, sql`${contacts.phone}`)) : undefined,
    sql`exists (select 1 ${matchingServices(filter)})`,
  )
}

const matchesFilter = (filter: AccountFilter): SQL | undefined =>
  and(eq(billingAccounts.status, 'active'), ne(customers.kind, 'provider'), matchesCriteria(filter))

const serviceOrder = sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`

interface MatchingService {
  street: string
  unit: string
  zip: string
  serviceType: ServiceType
  community: string
}

/** Returns a page of billing accounts by customer name, each once, with its first matching service. */
export async function findCreditCustomers(
  db: Executor,
  filter: AccountFilter,
  { now, sort, ...page }: SortedPage<(typeof creditSortColumns)[number]> & { now: Date },
) {
  const matchingAccounts = db.$with('matching_accounts').as(
    db
      .select({
        number: billingAccounts.number,
        name: customers.name,
        balance: billingAccounts.balance,
      })
      .from(billingAccounts)
      .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
      .where(matchesFilter(filter))
      .limit(maxListedAccounts + 1),
  )
  const ownOrder = (list: { name: SQLWrapper; number: SQLWrapper; balance: SQLWrapper }) =>
    orderOf(sort, { name: [lowerCase(list.name)], account: [list.number], balance: [list.balance] }, [
      asc(lowerCase(list.name)),
      asc(list.number),
    ])
  const first = (column: SQL): SQL<string | null> => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`
  const service = sql<MatchingService>`(select json_build_object('street', ${premises.streetAddress}, 'unit', ${premises.unit},
      'zip', ${premises.zip}, 'serviceType', ${serviceAccounts.serviceType}, 'community', ${communities.name})
    ${matchingServices(filter)} order by ${serviceOrder}, ${serviceAccounts.id} limit 1)`
  const read = (range: PageQuery) => {
    const { limit, offset } = limitOffsetOf(range)
    const paged = db
      .select()
      .from(matchingAccounts)
      .orderBy(...ownOrder(matchingAccounts))
      .limit(limit)
      .offset(offset)
      .as('paged')
    return db
      .with(matchingAccounts)
      .select({
        number: paged.number,
        name: paged.name,
        service,
        balance: billingAccounts.balance,
        email: first(sql`${contacts.email}`),
        phone: first(sql`${contacts.phone}`),
        lastCreditAt: lastCredit(hoursBefore(now)),
        count: sql<number>`(select count(*)::int from matching_accounts)`,
      })
      .from(paged)
      .innerJoin(billingAccounts, eq(billingAccounts.number, paged.number))
      .orderBy(...ownOrder(paged))
  }
  const {
    rows,
    total_count: total_records,
    is_exact,
  } = await readBounded(read, { maxCount: maxListedAccounts, ...page })
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

/** Returns facts about the billing accounts by number. */
export async function findAccounts(
  db: Executor,
  numbers: readonly string[],
  now: Date,
): Promise<Map<string, CreditAccount>> {
  const rows = await db
    .select({
      number: billingAccounts.number,
      name: customers.name,
      status: billingAccounts.status,
      serviceType: sql<ServiceType | null>`(select ${serviceAccounts.serviceType} from ${serviceAccounts}
        where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} order by ${serviceOrder} limit 1)`,
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
