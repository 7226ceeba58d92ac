/** Customers' sign-ins in the database, for staff. */
import { and, asc, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AccountDetails, FoundUser } from '#shared/contract/portalUsers'
import { mostPeopleListed, type AccountFilter } from '#shared/accountFilter'
import { addressLine } from '#shared/addresses'
import { pageOf, readBounded, type Page } from '../../db/paging'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { userCustomers, users } from '../../db/schema/people'
import { byStreet } from '../customers/queries'
import { isManaged } from '../people/queries'
import { isAtPlace } from '../premises/queries'
import { containing } from '../premises/rules'

/** Undefined where nothing is asked of the services. */
const isFittingService = (filter: AccountFilter): SQL | undefined =>
  and(isAtPlace(filter), filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : undefined)

/** Whoever signs in for customers; nobody whose sign-in was taken away. */
const isFittingUser = (filter: AccountFilter): SQL | undefined =>
  and(
    ne(users.userType, 'CENTRIC'),
    ne(users.status, 'removed'),
    filter.email ? sql`lower(${users.email}) like ${containing(filter.email.toLowerCase())}` : undefined,
    // The kept text has the index.
    filter.phone
      ? sql`${contacts.personText} like ${containing(filter.phone)} and ${contacts.phone} like ${containing(filter.phone)}`
      : undefined,
  )

/** Of a person on a page: what of theirs fits. */
const matchingServices = (filter: AccountFilter): SQL | undefined =>
  and(isFittingUser(filter), isFittingService(filter))

const services = sql`${userCustomers}
  join ${billingAccounts} on ${billingAccounts.customerNumber} = ${userCustomers.customerNumber}
  left join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  left join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  left join ${communities} on ${communities.id} = ${premises.communityId}`

/** More services than so many people have. */
const mostAtPlace = 4 * (mostPeopleListed + 1)

/** Few live in a community or a street: they are begun with, and no further than is listed. All else is asked of one person after the other. */
const matchingUsers = (filter: AccountFilter): SQL | undefined => {
  const { account_no, email, phone, community, street_address } = filter
  const isFitting = isFittingService(filter)
  const isPlaceFirst = !account_no && !email && !phone && (community !== '' || street_address !== '')
  return and(
    isFittingUser(filter),
    isFitting &&
      (isPlaceFirst
        ? sql`${users.id} in (select ${userCustomers.userId} from ${services} where ${isFitting} limit ${mostAtPlace})`
        : sql`exists (select 1 from ${services} where ${userCustomers.userId} = ${users.id} and ${isFitting})`),
  )
}

/** Of one person on a page; a builder has hundreds, of which the address finds the one that is meant. */
const mostServices = 10

/** A page of people by name, each with a row for every service that fits, together. */
export async function findUsers(db: Executor, filter: AccountFilter, page: Page) {
  const people = db.$with('people').as(
    db
      .select({ id: users.id, lastName: contacts.lastName, firstName: contacts.firstName })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(matchingUsers(filter))
      .limit(mostPeopleListed + 1),
  )
  const read = (of: Page) =>
    db
      .with(people)
      .select({ id: people.id, count: sql<number>`(select count(*)::int from people)` })
      .from(people)
      .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
      .limit(pageOf(of).limit)
      .offset(pageOf(of).offset)
  const { rows, total_count, is_exact } = await readBounded(read, { most: mostPeopleListed, ...page })
  const ids = rows.map(({ id }) => id)
  const services = ids.length === 0 ? [] : await findServicesOfUsers(db, filter, ids)
  return {
    user_details: ids.flatMap((id) => services.filter(({ user_id }) => user_id === id)),
    total_count,
    is_exact,
  }
}

async function findServicesOfUsers(db: Executor, filter: AccountFilter, ids: string[]): Promise<FoundUser[]> {
  const ofPerson = sql`partition by ${users.id}`
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
        services: sql<number>`(count(${serviceAccounts.id}) over (${ofPerson}))::int`.as('services'),
        place: sql<number>`(row_number() over (${ofPerson} order by ${premises.streetAddress},
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
    .where(lte(numbered.place, mostServices))
    .orderBy(asc(numbered.place))
  return rows.map((user) => ({
    user_id: user.userId,
    name: `${user.firstName} ${user.lastName}`,
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

/** A sign-in of a customer, by id or by email. */
export async function findUser(db: Executor, of: { userId: string } | { email: string }) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      status: users.status,
      firstName: contacts.firstName,
      customerNumber: contacts.customerNumber,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(
      and(
        'userId' in of ? eq(users.id, of.userId) : eq(sql`lower(${users.email})`, of.email.toLowerCase()),
        ne(users.userType, 'CENTRIC'),
        ne(users.status, 'removed'),
      ),
    )
  return user ?? null
}

const selectServices = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ service: serviceAccounts, billing: billingAccounts, premise: premises, customer: customers })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(and(condition, ne(customers.kind, 'provider')))

/** The services of everybody who has the address, or the number, on file: whole ones, so that nobody is found by half. */
export async function findServicesOf(db: Executor, { email, phone }: { email: string; phone: string }) {
  const known = db
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
  const rows = await selectServices(db, inArray(customers.number, known))
    .orderBy(asc(customers.number), ...byStreet, asc(serviceAccounts.id))
    .limit(500)
  const bills = (customerNumber: string, group: 'GAS' | 'FIBER'): string =>
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
      gas_billing_accountid: bills(customer.number, 'GAS'),
      fiber_billing_accountid: bills(customer.number, 'FIBER'),
    }),
  )
}

/** The customers of some services, with the billing account of each service. */
export async function findOwners(db: Executor, serviceAccountIds: readonly string[]) {
  const rows = await selectServices(db, inArray(serviceAccounts.id, [...serviceAccountIds]))
  return rows.flatMap(({ service, billing, customer }) =>
    isManaged(customer) ? [{ serviceAccountId: service.id, billingAccount: billing.number, customer }] : [],
  )
}

/** The contact of a customer with an email address; null when there is none. */
export async function findContactWith(db: Executor, customerNumber: string, email: string) {
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

/** Who is written to about a customer: whoever it belongs to first, of those with an email address. */
export async function findReached(
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

export async function storeContact(db: Executor, contact: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(contact)
}
