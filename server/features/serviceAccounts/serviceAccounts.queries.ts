/** Queries service accounts by address, always in scope. */
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ServiceAccountBill, ServicePremise } from '#shared/contract/services/serviceAccounts'
import { addressLine } from '#shared/customers/addresses'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/customers/accounts'
import { communicationSettings } from '../../db/schema/customers/communication'
import { premiseNicknames, userCustomers, users } from '../../db/schema/signIn/users'
import { dueDayOf } from '../../directory/payments/rules'
import { byStreet } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** Matches premises with a service account in scope. */
const hasService = (scope: CustomerScope, condition?: SQL): SQL =>
  sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), inScope(scope, billingAccounts.customerNumber), condition)})`

/** Sorts residents' addresses by move-in day. Other customers have none and get the order of a list. */
const movedInOn = (scope: CustomerScope): SQL =>
  sql`(select min(${serviceAccounts.startedOn}) from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    join ${customers} on ${customers.number} = ${billingAccounts.customerNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), eq(customers.kind, 'residential'), inScope(scope, billingAccounts.customerNumber))})`

interface PremiseSearch {
  /** The user whose nicknames are shown; null for none. */
  userId: string | null
  search: string
  page_number: number
  page_size: number
}

export async function findServicePremises(
  db: Database,
  scope: CustomerScope,
  { userId, search, ...page }: PremiseSearch,
) {
  const contains = (column: PgColumn): SQL => sql`strpos(lower(${column}), ${search.toLowerCase()}) > 0`
  const addressText = sql`concat_ws(', ', ${premises.streetAddress}, nullif(${premises.unit}, ''), ${premises.city}, ${premises.state}) || ' ' || ${premises.zip}`
  const matchesSearch = and(
    hasService(scope),
    search === ''
      ? undefined
      : or(
          sql`strpos(lower(${addressText}), ${search.toLowerCase()}) > 0`,
          contains(communities.name),
          contains(premiseNicknames.nickname),
          hasService(scope, or(contains(serviceAccounts.number), contains(billingAccounts.number))),
        ),
  )
  const isOwnNickname = and(
    eq(premiseNicknames.premiseNumber, premises.number),
    userId === null ? sql`false` : eq(premiseNicknames.userId, userId),
  )
  const inCommunity = eq(communities.id, premises.communityId)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [matchedCount], [totalCount]] = await Promise.all([
    db
      .select({ premise: premises, communityName: communities.name, nickname: premiseNicknames.nickname })
      .from(premises)
      .innerJoin(communities, inCommunity)
      .leftJoin(premiseNicknames, isOwnNickname)
      .where(matchesSearch)
      .orderBy(asc(movedInOn(scope)), ...byStreet, asc(premises.number))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(premises)
      .innerJoin(communities, inCommunity)
      .leftJoin(premiseNicknames, isOwnNickname)
      .where(matchesSearch),
    db.select({ total: count() }).from(premises).where(hasService(scope)),
  ])
  const ownCustomer = userId === null ? null : await findOwnCustomer(db, userId)
  const numbers = rows.map(({ premise }) => premise.number)
  const services = numbers.length === 0 ? [] : await findServicesAt(db, scope, numbers)
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
          ownCustomer?.number ?? null,
        ),
      }),
    ),
    total_count: matchedCount?.total ?? 0,
    all_count: totalCount?.total ?? 0,
  }
}

type ServiceRow = Awaited<ReturnType<typeof findServicesAt>>[number]

function findServicesAt(db: Executor, scope: CustomerScope, premiseNumbers: string[]) {
  return db
    .select({ service: serviceAccounts, billing: billingAccounts, paperless: communicationSettings.paperless })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId))
    .where(and(inArray(serviceAccounts.premiseNumber, premiseNumbers), inScope(scope, billingAccounts.customerNumber)))
    .orderBy(
      sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`,
      asc(serviceAccounts.id),
    )
}

function toBills(rows: ServiceRow[], ownCustomerNumber: string | null): ServiceAccountBill[] {
  const bills = new Map<string, ServiceAccountBill>()
  for (const { service, billing, paperless } of rows) {
    const bill: ServiceAccountBill = bills.get(billing.number) ?? {
      crm_billing_account_number: billing.number,
      crm_customer_number: billing.customerNumber,
      is_added: ownCustomerNumber !== null && billing.customerNumber !== ownCustomerNumber,
      crm_billing_group_id: billing.groupId,
      service_group: billing.serviceGroup,
      balance: billing.balance,
      due_date: dueDayOf(billing.balance, billing.dueOn),
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

/** Stores a user's nickname for an address. Returns false when the address has no service in scope. */
export async function storeNickname(
  db: Executor,
  scope: CustomerScope,
  { userId, premiseNumber, nickname }: { userId: string; premiseNumber: string; nickname: string },
): Promise<boolean> {
  const [premise] = await db
    .select({ number: premises.number })
    .from(premises)
    .where(and(eq(premises.number, premiseNumber), hasService(scope)))
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

/** Returns the customer of the user's contact, which stays their own whatever accounts they add. */
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

/** Finds a bill by its number, together with its ZIP code or the last name of a contact. */
export async function findVerifiedBill(
  db: Executor,
  {
    number,
    zipOrLastName,
    kind,
  }: { number: string; zipOrLastName: string; kind: (typeof customers.$inferSelect)['kind'] },
) {
  const matchesZip = sql`exists (select 1 from ${serviceAccounts}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} and ${premises.zip} = ${zipOrLastName})`
  const matchesLastName = sql`exists (select 1 from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
      and lower(${contacts.lastName}) = ${zipOrLastName.toLowerCase()})`
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber, number: billingAccounts.number })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(
      and(
        eq(billingAccounts.number, number),
        eq(customers.kind, kind),
        ne(customers.kind, 'provider'),
        or(matchesZip, matchesLastName),
      ),
    )
  return row ?? null
}

/** Finds the contact to email for a customer without any login, preferring verified addresses. */
export async function findMailContact(db: Executor, customerNumber: string) {
  const [row] = await db
    .select({ id: contacts.id, email: contacts.email, firstName: contacts.firstName })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt), ne(contacts.email, '')))
    // Account holders have an empty relation, unlike a tenant.
    .orderBy(asc(sql`${contacts.relation} <> ''`), desc(sql`${contacts.emailVerifiedAt} is not null`), asc(contacts.id))
    .limit(1)
  return row ?? null
}

export async function addCustomer(db: Executor, userId: string, customerNumber: string): Promise<void> {
  await db.insert(userCustomers).values({ userId, customerNumber }).onConflictDoNothing()
}

/** Returns the customer of a bill in scope. */
export async function findCustomerOfBill(db: Executor, scope: CustomerScope, number: string): Promise<string | null> {
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.number, number), inScope(scope, billingAccounts.customerNumber)))
  return row?.customerNumber ?? null
}
