/** Service accounts by address in the database, always within reach. */
import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addressLine } from '#shared/addresses'
import type { ServiceAccountBill, ServicePremise } from '#shared/contract/serviceAccounts'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { communicationSettings } from '../../db/schema/communication'
import { premiseNicknames, userCustomers, users } from '../../db/schema/people'
import { within, type Reach } from '../../http/ownership'
import { byStreet } from '../customers/queries'
import { dueDay } from '../payments/rules'

/** The customers that a user reaches, as the reach of a look at what they see. */
export async function reachOfUser(db: Executor, userId: string): Promise<Reach> {
  const rows = await db
    .select({ number: userCustomers.customerNumber })
    .from(userCustomers)
    .where(eq(userCustomers.userId, userId))
  return { kind: 'customers', numbers: rows.map(({ number }) => number) }
}

/** A query on premises that asks about the service accounts there. */
const hasService = (reach: Reach, matching?: SQL): SQL =>
  sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), within(reach, billingAccounts.customerNumber), matching)})`

/** A resident starts with the address that was there first; where there are many, they are looked up like in a list. */
const movedInOn = (reach: Reach): SQL =>
  sql`(select min(${serviceAccounts.startedOn}) from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    join ${customers} on ${customers.number} = ${billingAccounts.customerNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), eq(customers.kind, 'residential'), within(reach, billingAccounts.customerNumber))})`

export interface PremiseSearch {
  /** Who may have named the addresses; null for nobody. */
  userId: string | null
  search: string
  page_number: number
  page_size: number
}

export async function findServicePremises(db: Database, reach: Reach, { userId, search, ...page }: PremiseSearch) {
  const holds = (column: PgColumn): SQL => sql`strpos(lower(${column}), ${search.toLowerCase()}) > 0`
  const line = sql`concat_ws(', ', ${premises.streetAddress}, nullif(${premises.unit}, ''), ${premises.city}, ${premises.state}) || ' ' || ${premises.zip}`
  const matching = and(
    hasService(reach),
    search === ''
      ? undefined
      : or(
          sql`strpos(lower(${line}), ${search.toLowerCase()}) > 0`,
          holds(communities.name),
          holds(premiseNicknames.nickname),
          hasService(reach, or(holds(serviceAccounts.number), holds(billingAccounts.number))),
        ),
  )
  const named = and(
    eq(premiseNicknames.premiseNumber, premises.number),
    userId === null ? sql`false` : eq(premiseNicknames.userId, userId),
  )
  const inCommunity = eq(communities.id, premises.communityId)
  const [rows, [matched], [all]] = await Promise.all([
    db
      .select({ premise: premises, communityName: communities.name, nickname: premiseNicknames.nickname })
      .from(premises)
      .innerJoin(communities, inCommunity)
      .leftJoin(premiseNicknames, named)
      .where(matching)
      .orderBy(asc(movedInOn(reach)), ...byStreet, asc(premises.number))
      .limit(page.page_size)
      .offset((page.page_number - 1) * page.page_size),
    db
      .select({ total: count() })
      .from(premises)
      .innerJoin(communities, inCommunity)
      .leftJoin(premiseNicknames, named)
      .where(matching),
    db.select({ total: count() }).from(premises).where(hasService(reach)),
  ])
  const own = userId === null ? null : await findOwnCustomer(db, userId)
  const numbers = rows.map(({ premise }) => premise.number)
  const services = numbers.length === 0 ? [] : await findServicesAt(db, reach, numbers)
  return {
    premises: rows.map(
      ({ premise, communityName, nickname }): ServicePremise => ({
        crm_premise_id: premise.number,
        street_address: addressLine(premise.streetAddress, premise.unit),
        city: premise.city,
        state: premise.state,
        zip: premise.zip,
        community_name: communityName,
        nickname: nickname ?? '',
        bills: toBills(
          services.filter(({ service }) => service.premiseNumber === premise.number),
          own?.number ?? null,
        ),
      }),
    ),
    total_count: matched?.total ?? 0,
    all_count: all?.total ?? 0,
  }
}

type ServiceRow = Awaited<ReturnType<typeof findServicesAt>>[number]

function findServicesAt(db: Executor, reach: Reach, premiseNumbers: string[]) {
  return db
    .select({ service: serviceAccounts, billing: billingAccounts, paperless: communicationSettings.paperless })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId))
    .where(and(inArray(serviceAccounts.premiseNumber, premiseNumbers), within(reach, billingAccounts.customerNumber)))
    .orderBy(
      sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`,
      asc(serviceAccounts.id),
    )
}

function toBills(rows: ServiceRow[], own: string | null): ServiceAccountBill[] {
  const bills = new Map<string, ServiceAccountBill>()
  for (const { service, billing, paperless } of rows) {
    const bill: ServiceAccountBill = bills.get(billing.number) ?? {
      crm_billing_account_number: billing.number,
      crm_customer_number: billing.customerNumber,
      is_added: own !== null && billing.customerNumber !== own,
      crm_billing_group_id: billing.groupId,
      service_group: billing.serviceGroup,
      balance: billing.balance,
      due_date: dueDay(billing.balance, billing.dueOn),
      autopay_enabled: billing.autopayToken !== null,
      paperless: paperless ?? false,
      status: billing.status,
      services: [],
    }
    bill.services.push({
      crm_service_account_id: service.id,
      crm_service_account_number: service.number,
      service_type_code: service.serviceType,
      status: service.status,
      started_on: service.startedOn,
    })
    bills.set(billing.number, bill)
  }
  return [...bills.values()]
}

/** Names an address for one user. False when nothing of it is within reach. */
export async function storeNickname(
  db: Executor,
  reach: Reach,
  { userId, premiseNumber, nickname }: { userId: string; premiseNumber: string; nickname: string },
): Promise<boolean> {
  const [premise] = await db
    .select({ number: premises.number })
    .from(premises)
    .where(and(eq(premises.number, premiseNumber), hasService(reach)))
  if (!premise) return false
  if (nickname === '') {
    await db
      .delete(premiseNicknames)
      .where(and(eq(premiseNicknames.userId, userId), eq(premiseNicknames.premiseNumber, premiseNumber)))
    return true
  }
  await db
    .insert(premiseNicknames)
    .values({ userId, premiseNumber, nickname })
    .onConflictDoUpdate({ target: [premiseNicknames.userId, premiseNicknames.premiseNumber], set: { nickname } })
  return true
}

/** The customer whose contact a user is: theirs, whatever else they have added. */
export async function findOwnCustomer(db: Executor, userId: string) {
  const [row] = await db
    .select({
      number: customers.number,
      kind: customers.kind,
      lastName: contacts.lastName,
      firstName: contacts.firstName,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(customers, eq(customers.number, contacts.customerNumber))
    .where(eq(users.id, userId))
  return row ?? null
}

/** The customer behind a bill, for somebody who knows its number and its ZIP code or a last name on it. */
export async function findKnownBill(
  db: Executor,
  { number, known, kind }: { number: string; known: string; kind: (typeof customers.$inferSelect)['kind'] },
) {
  const knowsZip = sql`exists (select 1 from ${serviceAccounts}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} and ${premises.zip} = ${known})`
  const knowsName = sql`exists (select 1 from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
      and lower(${contacts.lastName}) = ${known.toLowerCase()})`
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber, number: billingAccounts.number })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(
      and(
        eq(billingAccounts.number, number),
        eq(customers.kind, kind),
        ne(customers.kind, 'provider'),
        or(knowsZip, knowsName),
      ),
    )
  return row ?? null
}

/** Where whoever answers for a customer that nobody signs in for is reached: a proved address before others. */
export async function findMailContact(db: Executor, customerNumber: string) {
  const [row] = await db
    .select({ id: contacts.id, email: contacts.email, firstName: contacts.firstName })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt), ne(contacts.email, '')))
    // Account holders have no relation to themselves; a tenant does.
    .orderBy(asc(sql`${contacts.relation} <> ''`), desc(sql`${contacts.emailVerifiedAt} is not null`), asc(contacts.id))
    .limit(1)
  return row ?? null
}

export async function addCustomer(db: Executor, userId: string, customerNumber: string): Promise<void> {
  await db.insert(userCustomers).values({ userId, customerNumber }).onConflictDoNothing()
}

export async function dropCustomer(db: Executor, userId: string, customerNumber: string): Promise<void> {
  await db
    .delete(userCustomers)
    .where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerNumber, customerNumber)))
}

/** Whose bill it is, of those within reach. */
export async function findCustomerOfBill(db: Executor, reach: Reach, number: string): Promise<string | null> {
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.number, number), within(reach, billingAccounts.customerNumber)))
  return row?.customerNumber ?? null
}
