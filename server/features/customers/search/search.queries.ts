/** Searches customers by any fact about them. Each branch uses its own index and reads no more than needed. */
import { and, asc, desc, eq, isNotNull, isNull, like, max, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { customerSortColumns, FoundCustomer } from '#shared/contract/customers/customers'
import { addressLine } from '#shared/customers/addresses'
import { serviceTypes } from '#shared/services/services'
import type { Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery, readBounded } from '../../../db/paging'
import { auditRecords } from '../../../db/schema/access/auditRecords'
import { cases } from '../../../db/schema/cases/cases'
import {
  billingAccounts,
  contactPhones,
  contacts,
  customers,
  plainTextOf,
  premises,
  serviceAccounts,
} from '../../../db/schema/customers/accounts'
import { userCustomers, users } from '../../../db/schema/signIn/users'
import { lowerCase, orderOf, type SortedPage } from '../../../db/sorting'
import { isManaged } from '../../../directory/customers/customers.queries'
import { byStreet } from '../../../directory/premises.queries'
import { accessAction } from '../../../http/customerScope'
import { addressPattern, containsPattern, escapeLike } from '../../../text/likePatterns'
import type { CustomerQuery, SearchCriteria } from './rules'

/** Users narrow a longer result down, so more than this are neither counted nor sorted. */
const maxCounted = 1000

const selectNumbers = (table: SQL, condition: SQL | undefined, number: SQL): SQL =>
  sql`select ${number} as number from ${table} where ${condition ?? sql`true`}`

const ofContacts = (condition: SQL | undefined): SQL =>
  selectNumbers(sql`${contacts}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`)
/** Searches the phone numbers besides the main one. */
const ofOtherPhones = (condition: SQL | undefined): SQL =>
  selectNumbers(
    sql`${contactPhones} join ${contacts} on ${contacts.id} = ${contactPhones.contactId}`,
    and(condition, isNull(contacts.removedAt)),
    sql`${contacts.customerNumber}`,
  )
const ofCustomers = (condition: SQL): SQL => selectNumbers(sql`${customers}`, condition, sql`${customers.number}`)
const ofBills = (condition: SQL): SQL =>
  selectNumbers(sql`${billingAccounts}`, condition, sql`${billingAccounts.customerNumber}`)
const servicesOfBills = sql`${serviceAccounts} join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`
const ofServices = (condition: SQL): SQL =>
  selectNumbers(servicesOfBills, condition, sql`${billingAccounts.customerNumber}`)
const ofCases = (condition: SQL): SQL => selectNumbers(sql`${cases}`, condition, sql`${cases.customerNumber}`)

/** Finds customers served at an address and customers who own it. */
const ofPremises = (condition: SQL | undefined): SQL[] => [
  selectNumbers(
    sql`${premises} join ${serviceAccounts} on ${serviceAccounts.premiseNumber} = ${premises.number}
      join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`,
    condition,
    sql`${billingAccounts.customerNumber}`,
  ),
  selectNumbers(sql`${premises}`, and(isNotNull(premises.ownerNumber), condition), sql`${premises.ownerNumber}`),
]

const containsAll = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} like ${containsPattern(word)}`))

/** Returns the queries that can match the search text. */
function searchBranches(query: CustomerQuery): SQL[] {
  switch (query.kind) {
    case 'number':
      return numberBranches((column) => like(column, `${escapeLike(query.beginning)}%`))
    case 'digits':
      return [
        ofContacts(like(contacts.personText, containsPattern(query.digits))),
        ofOtherPhones(like(contactPhones.number, containsPattern(query.digits))),
        ...ofPremises(sql`${premises.addressText} like ${`${query.digits}%`}`),
        ...exactNumberBranches(numbersOf(query.digits)),
      ]
    case 'words':
      return [
        ofContacts(containsAll(contacts.personText, query.words)),
        // Exact name prefixes come first, so that the limit per branch does not cut them off.
        ofCustomers(like(customers.plainName, `${escapeLike(query.words.join(' '))}%`)),
        ofCustomers(containsAll(customers.plainName, query.words) ?? sql`true`),
        ...ofPremises(containsAll(premises.addressText, query.spelled)),
      ]
  }
}

type NumberColumn =
  | typeof customers.number
  | typeof billingAccounts.number
  | typeof billingAccounts.groupId
  | typeof serviceAccounts.number
  | typeof premises.number
  | typeof cases.number

const numberBranches = (matches: (column: NumberColumn) => SQL): SQL[] => [
  ofCustomers(matches(customers.number)),
  ofBills(matches(billingAccounts.number)),
  ofBills(matches(billingAccounts.groupId)),
  ofServices(matches(serviceAccounts.number)),
  ...ofPremises(matches(premises.number)),
  ofCases(matches(cases.number)),
]

const exactNumberBranches = (numbers: readonly string[]): SQL[] =>
  numbers.flatMap((number) => numberBranches((column) => eq(column, number)))

/** Returns the numbers that digits without a prefix can mean. */
const numbersOf = (digits: string): string[] => ['CU', 'BA', 'SA'].map((letters) => `${letters}-${digits}`)

/** Ranks an exact number or name first, then names that begin with the text, then names in which a later word does. */
function rankOf(query: CustomerQuery): SQL {
  const hasNumber = (numbers: readonly string[]) =>
    sql`case when ${customers.number} in (${unionAll(exactNumberBranches(numbers))}) then 0 else 3 end`
  switch (query.kind) {
    case 'number':
      return hasNumber([query.beginning])
    case 'digits':
      return hasNumber(numbersOf(query.digits))
    case 'words': {
      const [name, start] = [customers.plainName, escapeLike(query.words.join(' '))]
      return sql`case when ${name} = ${query.words.join(' ')} then 0 when ${name} like ${`${start}%`} then 1
        when ${name} like ${`% ${start}%`} then 2 else 3 end`
    }
  }
}

const unionAll = (branches: readonly SQL[]): SQL =>
  sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` union all `,
  )

/**
 * Returns the customers that match the search text, best matches first, then by name. Each branch stops after a limit.
 */
export const searchCustomers = (db: Executor, query: CustomerQuery, page: CustomerPage) =>
  readCustomers(db, { branches: searchBranches(query), rank: rankOf(query), street: null, page })

/** Recent customers are searched in this many of the user's latest access records. */
const maxRecentAccesses = 500
const maxRecentCustomers = 8

/** Returns the customers that the user opened last, the latest first. */
export async function findRecentCustomers(db: Executor, userId: string): Promise<FoundCustomer[]> {
  const accesses = db
    .select({ customerNumber: auditRecords.customerNumber, at: auditRecords.at })
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, accessAction)))
    .orderBy(desc(auditRecords.at))
    .limit(maxRecentAccesses)
    .as('accesses')
  const latest = await db
    .select({ number: accesses.customerNumber })
    .from(accesses)
    .where(isNotNull(accesses.customerNumber))
    .groupBy(accesses.customerNumber)
    .orderBy(desc(max(accesses.at)))
    .limit(maxRecentCustomers)
  const numbers = latest.map(({ number }) => number)
  const found = await readCustomers(db, {
    branches: [sql`select unnest(${sql.param(numbers)}::text[]) as number`],
    street: null,
    page: { page_number: 1, page_size: maxRecentCustomers },
  })
  return found.customers.toSorted(
    (left, right) => numbers.indexOf(left.crm_customer_number) - numbers.indexOf(right.crm_customer_number),
  )
}

/** Finds contacts by part of the email address and by phone number, including additional numbers. */
function personsWith({ email, phone }: Omit<SearchCriteria, 'address'>): SQL | null {
  // The index covers names, emails and numbers in one column, so the email is also checked separately.
  const matchesEmail = email
    ? and(
        like(contacts.personText, containsPattern(email)),
        sql`${plainTextOf(sql`${contacts.email}`)} like ${containsPattern(email)}`,
      )
    : undefined
  if (!phone) return email ? ofContacts(matchesEmail) : null
  return unionAll([
    ofContacts(
      and(
        like(contacts.personText, containsPattern(phone)),
        like(contacts.phone, containsPattern(phone)),
        matchesEmail,
      ),
    ),
    ofOtherPhones(and(like(contactPhones.number, containsPattern(phone)), matchesEmail)),
  ])
}

/** Returns the customers that match all criteria; email address and phone number must belong to one contact. */
export function findKnownCustomers(db: Executor, { address, email, phone }: SearchCriteria, page: PageQuery) {
  const street = address ? addressPattern(address) : null
  const persons = personsWith({ email, phone })
  const atAddress = street === null ? null : unionAll(ofPremises(sql`${premises.addressText} like ${street}`))
  // Starts from the contacts, so that a customer with a thousand lots is one hit instead of a thousand.
  const personsAtAddress =
    atAddress && persons && sql`select number from (${persons}) persons where number in (${atAddress})`
  return readCustomers(db, {
    branches: [personsAtAddress ?? atAddress ?? persons].filter((branch) => branch !== null),
    street,
    page,
  })
}

type CustomerPage = SortedPage<(typeof customerSortColumns)[number]>

interface CustomerListRequest {
  /** Each branch selects customer numbers; a customer must be in one of them. */
  branches: readonly SQL[]
  /** Sorts before the name. */
  rank?: SQL
  /** The address pattern to show first, when the search was for an address. */
  street: string | null
  page: CustomerPage
}

interface CustomerList {
  customers: FoundCustomer[]
  total_count: number
  is_exact: boolean
}

async function readCustomers(
  db: Executor,
  { branches, rank, street, page }: CustomerListRequest,
): Promise<CustomerList> {
  // One pass over the branches serves page and count, because each branch can take a tenth of a second.
  const hits = db
    .$with('hits', { place: sql<number>`place`.as('place'), number: sql<string>`number`.as('number') })
    .as(
      unionAll(
        branches.map(
          (branch, index) => sql`select ${index}::int as place, number from (${branch} limit ${maxCounted + 1}) found`,
        ),
      ),
    )
  const found = db.$with('found').as(
    db
      .select({ number: customers.number })
      .from(customers)
      .where(and(sql`${customers.number} in (select number from hits)`, ne(customers.kind, 'provider')))
      .orderBy(...(rank ? [rank] : []))
      .limit(maxCounted + 1),
  )
  const read = (range: PageQuery) =>
    db
      .with(hits, found)
      .select({
        customer: customers,
        count: sql<number>`(select count(*)::int from found)`,
        isCut: sql<boolean>`exists (select 1 from hits group by place having count(*) > ${maxCounted})`,
        ...factsOf(sql`${customers.number}`, street),
      })
      .from(found)
      .innerJoin(customers, eq(customers.number, found.number))
      .orderBy(
        ...orderOf(page.sort, { name: [lowerCase(customers.name)] }, [
          ...(rank ? [rank] : []),
          asc(lowerCase(customers.name)),
          asc(customers.number),
        ]),
      )
      .limit(limitOffsetOf(range).limit)
      .offset(limitOffsetOf(range).offset)
  const { rows, total_count, is_exact } = await readBounded(read, { maxCount: maxCounted, ...page })
  return {
    customers: rows.flatMap(({ customer, ...facts }) =>
      isManaged(customer) ? [toFoundCustomer(customer, facts)] : [],
    ),
    total_count,
    is_exact: is_exact && rows[0]?.isCut !== true,
  }
}

interface CustomerFacts {
  email: string | null
  phone: string | null
  address: { number: string; street: string; unit: string; city: string; state: string; zip: string } | null
  addressCount: number
  services: FoundCustomer['services']
  hasLogin: boolean
}

/** Selects what a row shows of a customer besides the name. */
function factsOf(number: SQL, street: string | null) {
  const own = sql`from ${billingAccounts}
    join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${billingAccounts.customerNumber} = ${number}`
  const contact = (column: SQL): SQL => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${number} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`
  const matchingFirst = street === null ? sql`` : sql`${premises.addressText} not like ${street}, `
  return {
    email: sql<CustomerFacts['email']>`${contact(sql`${contacts.email}`)}`.as('email'),
    phone: sql<CustomerFacts['phone']>`${contact(sql`${contacts.phone}`)}`.as('phone'),
    address: sql<
      CustomerFacts['address']
    >`(select json_build_object('number', ${premises.number}, 'street', ${premises.streetAddress},
      'unit', ${premises.unit}, 'city', ${premises.city}, 'state', ${premises.state}, 'zip', ${premises.zip})
      ${own} order by ${matchingFirst}${sql.join(byStreet, sql`, `)}, ${premises.number} limit 1)`.as('address'),
    addressCount: sql<number>`(select count(distinct ${premises.number})::int ${own})`.as('address_count'),
    services: sql<CustomerFacts['services']>`array(select distinct ${serviceAccounts.serviceType} ${own}
      and ${serviceAccounts.status} = 'active')`.as('services'),
    hasLogin: sql<boolean>`exists (select 1 from ${userCustomers} join ${users} on ${users.id} = ${userCustomers.userId}
      where ${userCustomers.customerNumber} = ${number} and ${users.status} = 'active')`.as('has_login'),
  }
}

interface CustomerIdentity {
  number: string
  name: string
  kind: FoundCustomer['kind']
}

const toFoundCustomer = (
  { number, name, kind }: CustomerIdentity,
  { address, ...facts }: CustomerFacts,
): FoundCustomer => ({
  crm_customer_number: number,
  name,
  kind,
  email: facts.email ?? '',
  phone: facts.phone ?? '',
  address: address && {
    crm_premise_id: address.number,
    street_address: addressLine(address.street, address.unit),
    city: address.city,
    state: address.state,
    zip: address.zip,
  },
  address_count: facts.addressCount,
  services: serviceTypes.filter((type) => facts.services.includes(type)),
  has_login: facts.hasLogin,
  case: null,
})
