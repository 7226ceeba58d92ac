/** Queries customers' logins for staff. */
import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AccountDetails, FoundUser, portalUserSortColumns } from '#shared/contract/customers/portalUsers'
import { type AccountFilter, maxListedPeople } from '#shared/customers/accountFilter'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery, readBounded } from '../../db/paging'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/customers/accounts'
import { userCustomers, users } from '../../db/schema/signIn/users'
import { lowerCase, orderOf, type SortedPage } from '../../db/sorting'
import { isManaged } from '../../directory/customers/customers.queries'
import { byStreet, matchesPlace } from '../../directory/premises.queries'
import { fullName } from '../../fullName'
import { containsPattern } from '../../text/likePatterns'

/** Undefined when the filter has no criteria for services. */
const matchesService = (filter: AccountFilter): SQL | undefined =>
  and(matchesPlace(filter), filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : undefined)

/** Matches users of customers whose login was not removed. */
const matchesUser = (filter: AccountFilter): SQL | undefined =>
  and(
    ne(users.userType, 'CENTRIC'),
    ne(users.status, 'removed'),
    filter.email ? sql`lower(${users.email}) like ${containsPattern(filter.email.toLowerCase())}` : undefined,
    // `personText` is the indexed column; the phone condition makes the match exact.
    filter.phone
      ? sql`${contacts.personText} like ${containsPattern(filter.phone)} and ${contacts.phone} like ${containsPattern(filter.phone)}`
      : undefined,
  )

/** Matches the services of listed people that the filter selects. */
const matchingServices = (filter: AccountFilter): SQL | undefined => and(matchesUser(filter), matchesService(filter))

const services = sql`${userCustomers}
  join ${billingAccounts} on ${billingAccounts.customerNumber} = ${userCustomers.customerNumber}
  left join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  left join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  left join ${communities} on ${communities.id} = ${premises.communityId}`

/** This many rows always cover more people than are listed. */
const maxPlaceRows = 4 * (maxListedPeople + 1)

/**
 * Few people live in a community or street, so such a search starts there and reads only as many rows as are listed.
 * Any other search checks the services of one person at a time.
 */
const matchingUsers = (filter: AccountFilter): SQL | undefined => {
  const { account_no, email, phone, community, street_address } = filter
  const serviceCondition = matchesService(filter)
  const isPlaceFirst = !account_no && !email && !phone && (community !== '' || street_address !== '')
  return and(
    matchesUser(filter),
    serviceCondition &&
      (isPlaceFirst
        ? sql`${users.id} in (select ${userCustomers.userId} from ${services} where ${serviceCondition} limit ${maxPlaceRows})`
        : sql`exists (select 1 from ${services} where ${userCustomers.userId} = ${users.id} and ${serviceCondition})`),
  )
}

/** Limits the rows per person: a builder has hundreds of services, and the address filter finds the right one. */
const maxServicesPerUser = 10

/** Returns a page of people by name, with one row for each matching service and a person's rows together. */
export async function findUsers(
  db: Executor,
  filter: AccountFilter,
  { sort, ...page }: SortedPage<(typeof portalUserSortColumns)[number]>,
) {
  const people = db.$with('people').as(
    db
      .select({ id: users.id, email: users.email, lastName: contacts.lastName, firstName: contacts.firstName })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(matchingUsers(filter))
      .limit(maxListedPeople + 1),
  )
  const readPage = (range: PageQuery) =>
    db
      .with(people)
      .select({ id: people.id, count: sql<number>`(select count(*)::int from people)` })
      .from(people)
      .orderBy(
        ...orderOf(sort, { name: [people.lastName, people.firstName], email: [lowerCase(people.email)] }, [
          asc(people.lastName),
          asc(people.firstName),
          asc(people.id),
        ]),
      )
      .limit(limitOffsetOf(range).limit)
      .offset(limitOffsetOf(range).offset)
  const { rows, total_count, is_exact } = await readBounded(readPage, { maxCount: maxListedPeople, ...page })
  const ids = rows.map(({ id }) => id)
  const services = ids.length === 0 ? [] : await findServicesOfUsers(db, filter, ids)
  return {
    user_details: ids.flatMap((id) => services.filter(({ user_id }) => user_id === id)),
    total_count,
    is_exact,
  }
}

async function findServicesOfUsers(db: Executor, filter: AccountFilter, ids: string[]): Promise<FoundUser[]> {
  const partitionByUser = sql`partition by ${users.id}`
  const numbered = db.$with('numbered').as(
    db
      .select({
        userId: users.id,
        email: users.email,
        status: users.status,
        lastSignInAt: users.lastSignInAt,
        firstName: contacts.firstName,
        lastName: contacts.lastName,
        phone: contacts.phone,
        account: billingAccounts.number,
        customerNumber: billingAccounts.customerNumber,
        street: premises.streetAddress,
        unit: premises.unit,
        zip: premises.zip,
        serviceType: serviceAccounts.serviceType,
        community: communities.name,
        services: sql<number>`(count(${serviceAccounts.id}) over (${partitionByUser}))::int`.as('services'),
        place: sql<number>`(row_number() over (${partitionByUser} order by ${premises.streetAddress},
          ${billingAccounts.number}, ${serviceAccounts.serviceType}))::int`.as('place'),
      })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .leftJoin(userCustomers, eq(userCustomers.userId, users.id))
      .leftJoin(billingAccounts, eq(billingAccounts.customerNumber, userCustomers.customerNumber))
      .leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
      .leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
      .leftJoin(communities, eq(communities.id, premises.communityId))
      .where(and(matchingServices(filter), inArray(users.id, ids))),
  )
  const rows = await db
    .with(numbered)
    .select()
    .from(numbered)
    .where(lte(numbered.place, maxServicesPerUser))
    .orderBy(asc(numbered.place))
  return rows.map((user) => ({
    user_id: user.userId,
    name: fullName(user),
    email: user.email,
    phone: user.phone,
    account_no: user.account ?? '',
    crm_customer_number: user.customerNumber ?? '',
    address: user.street === null ? '' : addressLine(user.street, user.unit ?? ''),
    zip_code: user.zip ?? '',
    service_type_code: user.serviceType,
    community: user.community ?? '',
    status: user.status,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    service_count: user.services,
  }))
}

const selectServices = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ service: serviceAccounts, billing: billingAccounts, premise: premises, customer: customers })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(and(condition, ne(customers.kind, 'provider')))

/**
 * Returns all services of every customer with a contact of that email or phone number, so that no customer is listed in
 * part.
 */
export async function findServicesOf(db: Executor, { email, phone }: { email: string; phone: string }) {
  const customerNumbers = db
    .select({ number: contacts.customerNumber })
    .from(contacts)
    .where(
      and(
        isNull(contacts.removedAt),
        or(
          email ? eq(sql`lower(${contacts.email})`, email.toLowerCase()) : undefined,
          phone ? eq(contacts.phone, phone) : undefined,
        ),
      ),
    )
  const rows = await selectServices(db, inArray(customers.number, customerNumbers))
    .orderBy(asc(customers.number), ...byStreet, asc(serviceAccounts.id))
    .limit(500)
  const billNumberOf = (customerNumber: string, group: 'GAS' | 'FIBER'): string =>
    rows.find(({ billing }) => billing.customerNumber === customerNumber && billing.serviceGroup === group)?.billing
      .number ?? ''
  return rows.map(
    ({ service, billing, premise, customer }): AccountDetails => ({
      account_id: service.id,
      name: customer.name,
      email,
      phone,
      account_number: billing.number,
      service_account_no: service.number,
      service_type: service.serviceType,
      address_line1: premise.streetAddress,
      address_line2: premise.unit,
      address_city: premise.city,
      address_state: premise.state,
      address_postal_code: premise.zip,
      premises_id: premise.number,
      parent_account_id: customer.number,
      gas_billing_accountid: billNumberOf(customer.number, 'GAS'),
      fiber_billing_accountid: billNumberOf(customer.number, 'FIBER'),
    }),
  )
}

/** Returns the customers of services, with the billing account of each service. */
export async function findOwners(db: Executor, serviceAccountIds: readonly string[]) {
  const rows = await selectServices(db, inArray(serviceAccounts.id, [...serviceAccountIds]))
  return rows.flatMap(({ service, billing, customer }) =>
    isManaged(customer) ? [{ serviceAccountId: service.id, billingAccount: billing.number, customer }] : [],
  )
}

/** Returns the id of a customer's contact with an email address, or null. */
export async function findContactByEmail(db: Executor, customerNumber: string, email: string) {
  const [contact] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerNumber, customerNumber),
        eq(sql`lower(${contacts.email})`, email.toLowerCase()),
        isNull(contacts.removedAt),
      ),
    )
    .orderBy(asc(contacts.id))
    .limit(1)
  return contact?.id ?? null
}

/**
 * Returns the contact to write to about a customer: the account's owner first, among contacts with an email address.
 */
export async function findRecipient(
  db: Executor,
  customerNumber: string,
): Promise<{ email: string; firstName: string } | null> {
  const [contact] = await db
    .select({ email: contacts.email, firstName: contacts.firstName })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt), ne(contacts.email, '')))
    .orderBy(sql`${contacts.relation} <> ''`, asc(contacts.id))
    .limit(1)
  return contact ?? null
}

export async function insertContact(db: Executor, contact: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(contact)
}
