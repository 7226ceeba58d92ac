/** Customers by whatever somebody knows of them. Each place is looked into by its own index, and no further than needed. */
import { and, asc, desc, eq, isNotNull, isNull, like, max, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addressLine } from '#shared/addresses'
import type { FoundCustomer } from '#shared/contract/customers'
import { serviceTypes } from '#shared/services'
import { pageOf, readBounded, type Page } from '../../../db/paging'
import type { Executor } from '../../../db/database'
import {
  billingAccounts,
  contactPhones,
  contacts,
  customers,
  plainTextOf,
  premises,
  serviceAccounts,
} from '../../../db/schema/accounts'
import { cases } from '../../../db/schema/cases'
import { userCustomers, users } from '../../../db/schema/people'
import { propertyOwners } from '../../../db/schema/properties'
import { auditRecords } from '../../../db/schema/records'
import { lookAction } from '../../../http/ownership'
import { isManaged } from '../../people/queries'
import { addressPattern, containing, escaped } from '../../premises/rules'
import { byStreet } from '../queries'
import type { Known, Wanted } from './rules'

/** Whoever has more customers before them than this narrows the search down: more are neither counted nor sorted. */
const mostCounted = 1000

const isIn = (table: SQL, condition: SQL | undefined, number: SQL): SQL =>
  sql`select ${number} as number from ${table} where ${condition ?? sql`true`}`

const ofContacts = (condition: SQL | undefined): SQL =>
  isIn(sql`${contacts}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`)
/** Numbers beside the main one. */
const ofOtherPhones = (condition: SQL | undefined): SQL =>
  isIn(
    sql`${contactPhones} join ${contacts} on ${contacts.id} = ${contactPhones.contactId}`,
    and(condition, isNull(contacts.removedAt)),
    sql`${contacts.customerNumber}`,
  )
const ofCustomers = (condition: SQL): SQL => isIn(sql`${customers}`, condition, sql`${customers.number}`)
const ofBills = (condition: SQL): SQL =>
  isIn(sql`${billingAccounts}`, condition, sql`${billingAccounts.customerNumber}`)
const servicesOfBills = sql`${serviceAccounts} join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`
const ofServices = (condition: SQL): SQL => isIn(servicesOfBills, condition, sql`${billingAccounts.customerNumber}`)
const ofCases = (condition: SQL): SQL => isIn(sql`${cases}`, condition, sql`${cases.customerNumber}`)

/** Who is served at an address, and whose property it is. */
const ofPremises = (condition: SQL | undefined): SQL[] => [
  isIn(
    sql`${premises} join ${serviceAccounts} on ${serviceAccounts.premiseNumber} = ${premises.number}
      join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`,
    condition,
    sql`${billingAccounts.customerNumber}`,
  ),
  isIn(
    sql`${premises} join ${propertyOwners} on ${propertyOwners.premiseNumber} = ${premises.number}`,
    condition,
    sql`${propertyOwners.customerNumber}`,
  ),
]

const holdsAll = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} like ${containing(word)}`))

/** The places in which what was typed may stand. */
function placesOf(wanted: Wanted): SQL[] {
  switch (wanted.kind) {
    case 'number':
      return numbersThat((column) => like(column, `${escaped(wanted.beginning)}%`))
    case 'digits':
      return [
        ofContacts(like(contacts.personText, containing(wanted.digits))),
        ofOtherPhones(like(contactPhones.number, containing(wanted.digits))),
        ...ofPremises(sql`${premises.addressText} like ${`${wanted.digits}%`}`),
        ...withNumbers(numbersOf(wanted.digits)),
      ]
    case 'words':
      return [
        ofContacts(holdsAll(contacts.personText, wanted.words)),
        // Who is called that comes first, and is not lost among more than are looked at.
        ofCustomers(like(customers.plainName, `${escaped(wanted.words.join(' '))}%`)),
        ofCustomers(holdsAll(customers.plainName, wanted.words) ?? sql`true`),
        ...ofPremises(holdsAll(premises.addressText, wanted.spelled)),
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

const numbersThat = (fits: (column: NumberColumn) => SQL): SQL[] => [
  ofCustomers(fits(customers.number)),
  ofBills(fits(billingAccounts.number)),
  ofBills(fits(billingAccounts.groupId)),
  ofServices(fits(serviceAccounts.number)),
  ...ofPremises(fits(premises.number)),
  ofCases(fits(cases.number)),
]

const withNumbers = (numbers: readonly string[]): SQL[] =>
  numbers.flatMap((number) => numbersThat((column) => eq(column, number)))

/** What digits alone may be the number of. */
const numbersOf = (digits: string): string[] => ['CU', 'BA', 'SA'].map((letters) => `${letters}-${digits}`)

/** Who is meant most likely first: by the very number or name, whose name begins with it, of whose name another word does, who merely holds it. */
function rankOf(wanted: Wanted): SQL {
  const hasNumber = (numbers: readonly string[]) =>
    sql`case when ${customers.number} in (${anyOf(withNumbers(numbers))}) then 0 else 3 end`
  switch (wanted.kind) {
    case 'number':
      return hasNumber([wanted.beginning])
    case 'digits':
      return hasNumber(numbersOf(wanted.digits))
    case 'words': {
      const [name, start] = [customers.plainName, escaped(wanted.words.join(' '))]
      return sql`case when ${name} = ${wanted.words.join(' ')} then 0 when ${name} like ${`${start}%`} then 1
        when ${name} like ${`% ${start}%`} then 2 else 3 end`
    }
  }
}

const anyOf = (places: readonly SQL[]): SQL =>
  sql.join(
    places.map((place) => sql`(${place})`),
    sql` union all `,
  )

/** The customers that what was typed leads to, those meant most likely first, then by name. No place is looked through further than anybody would read. */
export const searchCustomers = (db: Executor, wanted: Wanted, page: Page) =>
  readCustomers(db, { places: placesOf(wanted), rank: rankOf(wanted), street: null, page })

/** How far back in what somebody did is looked for the customers they opened. */
const recentLooks = 500
const mostRecent = 8

/** The customers whom somebody opened last, the latest first. */
export async function findRecentCustomers(db: Executor, userId: string): Promise<FoundCustomer[]> {
  const looks = db
    .select({ customerNumber: auditRecords.customerNumber, at: auditRecords.at })
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, lookAction)))
    .orderBy(desc(auditRecords.at))
    .limit(recentLooks)
    .as('looks')
  const latest = await db
    .select({ number: looks.customerNumber })
    .from(looks)
    .where(isNotNull(looks.customerNumber))
    .groupBy(looks.customerNumber)
    .orderBy(desc(max(looks.at)))
    .limit(mostRecent)
  const numbers = latest.map(({ number }) => number)
  const found = await readCustomers(db, {
    places: [sql`select unnest(${sql.param(numbers)}::text[]) as number`],
    street: null,
    page: { page_number: 1, page_size: mostRecent },
  })
  return found.customers.toSorted(
    (one, other) => numbers.indexOf(one.crm_customer_number) - numbers.indexOf(other.crm_customer_number),
  )
}

/** Whoever has the email address, or a part of it, and the phone number, be it another one of theirs. */
function personsWith({ email, phone }: Omit<Known, 'address'>): SQL | null {
  // What is kept for searches has the index, and holds names, emails and numbers in one.
  const holdsEmail = email
    ? and(
        like(contacts.personText, containing(email)),
        sql`${plainTextOf(sql`${contacts.email}`)} like ${containing(email)}`,
      )
    : undefined
  if (!phone) return email ? ofContacts(holdsEmail) : null
  return anyOf([
    ofContacts(and(like(contacts.personText, containing(phone)), like(contacts.phone, containing(phone)), holdsEmail)),
    ofOtherPhones(and(like(contactPhones.number, containing(phone)), holdsEmail)),
  ])
}

/** The customers that everything known of them fits; an email address and a phone number are those of one person. */
export function findKnownCustomers(db: Executor, { address, email, phone }: Known, page: Page) {
  const street = address ? addressPattern(address) : null
  const persons = personsWith({ email, phone })
  const there = street === null ? null : anyOf(ofPremises(sql`${premises.addressText} like ${street}`))
  // By person: somebody with a thousand lots is one hit and not a thousand.
  const both = there && persons && sql`select number from (${persons}) persons where number in (${there})`
  return readCustomers(db, { places: [both ?? there ?? persons].filter((place) => place !== null), street, page })
}

interface Reading {
  /** Each a list of numbers; customers are in one of them. */
  places: readonly SQL[]
  /** What counts before the name. */
  rank?: SQL
  /** The address to show first, where one was looked for. */
  street: string | null
  page: Page
}

interface Found {
  customers: FoundCustomer[]
  total_count: number
  is_exact: boolean
}

async function readCustomers(db: Executor, { places, rank, street, page }: Reading): Promise<Found> {
  // Everything is told from one look into the places, for each may take a tenth of a second.
  const hits = db
    .$with('hits', { place: sql<number>`place`.as('place'), number: sql<string>`number`.as('number') })
    .as(
      anyOf(
        places.map(
          (place, index) => sql`select ${index}::int as place, number from (${place} limit ${mostCounted + 1}) found`,
        ),
      ),
    )
  const found = db.$with('found').as(
    db
      .select({ number: customers.number })
      .from(customers)
      .where(and(sql`${customers.number} in (select number from hits)`, ne(customers.kind, 'provider')))
      .orderBy(...(rank ? [rank] : []))
      .limit(mostCounted + 1),
  )
  const read = (of: Page) =>
    db
      .with(hits, found)
      .select({
        customer: customers,
        count: sql<number>`(select count(*)::int from found)`,
        isCut: sql<boolean>`exists (select 1 from hits group by place having count(*) > ${mostCounted})`,
        ...factsOf(sql`${customers.number}`, street),
      })
      .from(found)
      .innerJoin(customers, eq(customers.number, found.number))
      .orderBy(...(rank ? [rank] : []), asc(sql`lower(${customers.name})`), asc(customers.number))
      .limit(pageOf(of).limit)
      .offset(pageOf(of).offset)
  const { rows, total_count, is_exact } = await readBounded(read, { most: mostCounted, ...page })
  return {
    customers: rows.flatMap(({ customer, ...facts }) => (isManaged(customer) ? [toFound(customer, facts)] : [])),
    total_count,
    is_exact: is_exact && rows[0]?.isCut !== true,
  }
}

interface Facts {
  email: string | null
  phone: string | null
  address: { number: string; street: string; unit: string; city: string; state: string; zip: string } | null
  addressCount: number
  services: FoundCustomer['services']
  hasLogin: boolean
}

/** What a row tells of a customer beside the name. */
function factsOf(number: SQL, street: string | null) {
  const own = sql`from ${billingAccounts}
    join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${billingAccounts.customerNumber} = ${number}`
  const contact = (column: SQL): SQL => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${number} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`
  const wantedFirst = street === null ? sql`` : sql`${premises.addressText} not like ${street}, `
  return {
    email: sql<Facts['email']>`${contact(sql`${contacts.email}`)}`.as('email'),
    phone: sql<Facts['phone']>`${contact(sql`${contacts.phone}`)}`.as('phone'),
    address: sql<
      Facts['address']
    >`(select json_build_object('number', ${premises.number}, 'street', ${premises.streetAddress},
      'unit', ${premises.unit}, 'city', ${premises.city}, 'state', ${premises.state}, 'zip', ${premises.zip})
      ${own} order by ${wantedFirst}${sql.join(byStreet, sql`, `)}, ${premises.number} limit 1)`.as('address'),
    addressCount: sql<number>`(select count(distinct ${premises.number})::int ${own})`.as('address_count'),
    services: sql<Facts['services']>`array(select distinct ${serviceAccounts.serviceType} ${own}
      and ${serviceAccounts.status} = 'active')`.as('services'),
    hasLogin: sql<boolean>`exists (select 1 from ${userCustomers} join ${users} on ${users.id} = ${userCustomers.userId}
      where ${userCustomers.customerNumber} = ${number} and ${users.status} = 'active')`.as('has_login'),
  }
}

interface Named {
  number: string
  name: string
  kind: FoundCustomer['kind']
}

const toFound = ({ number, name, kind }: Named, { address, ...facts }: Facts): FoundCustomer => ({
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
