/** Customers by whatever somebody knows of them. Each place is looked into by its own index, and no further than needed. */
import { and, asc, desc, eq, isNotNull, isNull, like, max, ne, sql, type SQL } from 'drizzle-orm'
import { addressLine } from '#shared/addresses'
import type { FoundCustomer } from '#shared/contract/customers'
import { serviceTypes } from '#shared/services'
import type { Executor } from '../../../db/database'
import {
  addressText,
  billingAccounts,
  contactPhones,
  contacts,
  contactText,
  customers,
  customerText,
  premises,
  serviceAccounts,
} from '../../../db/schema/accounts'
import { cases } from '../../../db/schema/cases'
import { userCustomers, users } from '../../../db/schema/people'
import { propertyOwners } from '../../../db/schema/properties'
import { auditRecords } from '../../../db/schema/records'
import { isManaged } from '../../people/queries'
import { addressPattern, containing, escaped } from '../../premises/rules'
import { byStreet } from '../queries'
import type { Known, Wanted } from './rules'

/** Whoever has more customers before them than this narrows the search down: more are neither counted nor sorted. */
const mostCounted = 1000

interface Page {
  page_number: number
  page_size: number
}

const isIn = (table: SQL, condition: SQL | undefined, number: SQL): SQL =>
  sql`select ${number} as number from ${table} where ${condition ?? sql`true`}`

const ofContacts = (condition: SQL | undefined): SQL =>
  isIn(sql`${contacts}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`)
/** Numbers beside the main one. */
const ofOtherPhones = (digits: string): SQL =>
  isIn(
    sql`${contactPhones} join ${contacts} on ${contacts.id} = ${contactPhones.contactId}`,
    and(like(contactPhones.number, containing(digits)), isNull(contacts.removedAt)),
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

const holdsAll = (text: SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} like ${containing(word)}`))

/** The places in which what was typed may stand. */
function placesOf(wanted: Wanted): SQL[] {
  switch (wanted.kind) {
    case 'number':
      return numbersThat((column) => like(column, `${escaped(wanted.beginning)}%`))
    case 'digits':
      return [
        ofContacts(like(contactText(contacts), containing(wanted.digits))),
        ofOtherPhones(wanted.digits),
        ...ofPremises(sql`${addressText(premises)} like ${`${wanted.digits}%`}`),
        ...['CU', 'BA', 'SA'].flatMap((letters) => numbersThat((column) => eq(column, `${letters}-${wanted.digits}`))),
      ]
    case 'words':
      return [
        ofContacts(holdsAll(contactText(contacts), wanted.words)),
        ofCustomers(holdsAll(customerText(customers), wanted.words) ?? sql`true`),
        ...ofPremises(holdsAll(addressText(premises), wanted.spelled)),
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

const anyOf = (places: readonly SQL[]): SQL =>
  sql.join(
    places.map((place) => sql`(${place})`),
    sql` union all `,
  )

/** The customers that what was typed leads to, by name. No place is looked through further than anybody would read. */
export async function searchCustomers(db: Executor, wanted: Wanted, page: Page) {
  const hits = anyOf(
    placesOf(wanted).map(
      (place, index) => sql`select ${index}::int as place, number from (${place} limit ${mostCounted + 1}) found`,
    ),
  )
  const [found, cut] = await Promise.all([
    readCustomers(db, { places: [sql`select number from (${hits}) hits`], street: null, page }),
    db.execute(sql`select 1 from (${hits}) hits group by place having count(*) > ${mostCounted} limit 1`),
  ])
  return { ...found, is_exact: found.is_exact && cut.rows.length === 0 }
}

/** How far back in what somebody did is looked for the customers they opened. */
const recentLooks = 500
const mostRecent = 8

/** The customers whom somebody opened last, the latest first. */
export async function findRecentCustomers(db: Executor, userId: string): Promise<FoundCustomer[]> {
  const looks = db
    .select({ customerNumber: auditRecords.customerNumber, at: auditRecords.at })
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, 'customer.opened')))
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
    places: [sql`select unnest(${sql.param(numbers)}::text[])`],
    street: null,
    page: { page_number: 1, page_size: mostRecent },
  })
  return found.customers.toSorted(
    (one, other) => numbers.indexOf(one.crm_customer_number) - numbers.indexOf(other.crm_customer_number),
  )
}

/** The customers that everything known of them fits. */
export function findKnownCustomers(db: Executor, { address, email, phone }: Known, page: Page) {
  const street = address ? addressPattern(address) : null
  return readCustomers(db, {
    places: [
      ...(street === null ? [] : [anyOf(ofPremises(sql`${addressText(premises)} like ${street}`))]),
      ...(email ? [ofContacts(sql`${contactText(contacts)} like ${containing(email)}`)] : []),
      ...(phone
        ? [anyOf([ofContacts(sql`${contactText(contacts)} like ${containing(phone)}`), ofOtherPhones(phone)])]
        : []),
    ],
    street,
    page,
  })
}

interface Reading {
  /** Customers have to be in each of these. */
  places: readonly SQL[]
  /** The address to show first, where one was looked for. */
  street: string | null
  page: Page
}

async function readCustomers(db: Executor, { places, street, page }: Reading) {
  const inAll = and(...places.map((place) => sql`${customers.number} in (${place})`), ne(customers.kind, 'provider'))
  const found = db
    .select({ number: customers.number })
    .from(customers)
    .where(inAll)
    .limit(mostCounted + 1)
    .as('found')
  const [rows, [counted]] = await Promise.all([
    db
      .select({ customer: customers, ...factsOf(sql`${customers.number}`, street) })
      .from(found)
      .innerJoin(customers, eq(customers.number, found.number))
      .orderBy(asc(sql`lower(${customers.name})`), asc(customers.number))
      .limit(page.page_size)
      .offset((page.page_number - 1) * page.page_size),
    db.select({ count: sql<number>`count(*)::int` }).from(found),
  ])
  const count = counted?.count ?? 0
  return {
    customers: rows.flatMap(({ customer, ...facts }) => (isManaged(customer) ? [toFound(customer, facts)] : [])),
    total_count: Math.min(count, mostCounted),
    is_exact: count <= mostCounted,
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
  const wantedFirst = street === null ? sql`` : sql`${addressText(premises)} not like ${street}, `
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
})
