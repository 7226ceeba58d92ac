/** Queries the products of service accounts, and the offers of their community. */
import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Plan, PlanChange } from '#shared/contract/services/plans'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { statements } from '../../db/schema/billing/statements'
import { billingAccounts, communities, contacts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { communityProducts, planChanges, products } from '../../db/schema/services/plans'
import type { ActiveProduct, ProductRow } from '../../directory/plans.queries'
import { type CustomerScope, inScope, openServiceAccount, type ServiceAccountSelector } from '../../http/customerScope'
import { requestNumber } from './rules'

export type ChangeRow = typeof planChanges.$inferSelect

const lastPeriodEnd = sql<string | null>`(select max(${statements.periodEnd}) from ${statements}
  where ${statements.billingAccountNumber} = ${serviceAccounts.billingAccountNumber})`

const selectServices = (db: Executor) =>
  db
    .select({
      service: serviceAccounts,
      premise: premises,
      community: communities,
      customerNumber: billingAccounts.customerNumber,
      lastPeriodEnd,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))

const toService = (row: Awaited<ReturnType<typeof selectServices>>[number]) => ({
  ...row.service,
  customerNumber: row.customerNumber,
  address: addressLine(row.premise.streetAddress, row.premise.unit),
  community: row.community,
  lastPeriodEnd: row.lastPeriodEnd,
})

export type PlanService = ReturnType<typeof toService>

/** Returns the service accounts in scope, ordered by id. Others are left out. */
export async function findServices(db: Executor, scope: CustomerScope, ids: readonly string[]): Promise<PlanService[]> {
  const rows = await selectServices(db)
    .where(and(inArray(serviceAccounts.id, [...ids]), inScope(scope, billingAccounts.customerNumber)))
    .orderBy(asc(serviceAccounts.id))
  return rows.map(toService)
}

/** Opens one service account in scope; otherwise it is not found. */
export async function openService(
  db: Executor,
  scope: CustomerScope,
  selector: ServiceAccountSelector,
): Promise<PlanService> {
  const { account, customerNumber, premise, community } = await openServiceAccount(db, scope, selector)
  const [bill] = await db
    .select({ lastPeriodEnd: max(statements.periodEnd) })
    .from(statements)
    .where(eq(statements.billingAccountNumber, account.billingAccountNumber))
  return toService({ service: account, customerNumber, premise, community, lastPeriodEnd: bill?.lastPeriodEnd ?? null })
}

/** Returns every service at an address in scope, active ones first. */
export async function findServicesAt(
  db: Executor,
  scope: CustomerScope,
  premiseNumber: string,
): Promise<PlanService[]> {
  const rows = await selectServices(db)
    .where(and(eq(serviceAccounts.premiseNumber, premiseNumber), inScope(scope, billingAccounts.customerNumber)))
    .orderBy(asc(serviceAccounts.status), desc(serviceAccounts.startedOn), asc(serviceAccounts.id))
  return rows.map(toService)
}

/** Returns whether a contact belongs to a customer in scope. */
export async function hasContact(db: Executor, scope: CustomerScope, contactId: string): Promise<boolean> {
  const found = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), inScope(scope, contacts.customerNumber)))
  return found.length > 0
}

export const toPlan = ({ product, startedOn }: ActiveProduct): Plan => ({
  id: product.code,
  name: product.name,
  description: product.description,
  serviceType: product.serviceType,
  price: { monthly: product.monthlyPrice },
  ...measuresOf(product),
  started_on: startedOn,
})

export const measuresOf = ({ speedMbps, channels, minutes }: ProductRow) => ({
  speed_mbps: speedMbps,
  channels,
  minutes,
})

/** Returns what a community offers for a service type, the cheapest first. */
export async function findOfferedProducts(
  db: Executor,
  communityId: string,
  { serviceType, kind }: Pick<ProductRow, 'serviceType' | 'kind'>,
): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(communityProducts)
    .innerJoin(products, eq(products.code, communityProducts.productCode))
    .where(
      and(
        eq(communityProducts.communityId, communityId),
        eq(products.serviceType, serviceType),
        eq(products.kind, kind),
      ),
    )
    .orderBy(asc(products.monthlyPrice), asc(products.name))
  return rows.map(({ product }) => product)
}

/** Returns the scheduled changes of service accounts, the earliest first. */
export async function findScheduledChanges(db: Executor, ids: readonly string[]): Promise<ChangeRow[]> {
  return db
    .select()
    .from(planChanges)
    .where(and(inArray(planChanges.serviceAccountId, [...ids]), eq(planChanges.status, 'scheduled')))
    .orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))
}

/** Finds a change of a service account in scope. */
export async function findChange(db: Executor, scope: CustomerScope, id: string): Promise<ChangeRow | null> {
  const [row] = await db
    .select({ change: planChanges })
    .from(planChanges)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(planChanges.id, id), inScope(scope, billingAccounts.customerNumber)))
  return row?.change ?? null
}

/** Finds scheduled changes that are due. */
export async function findDueChanges(db: Executor, today: string): Promise<{ id: string }[]> {
  return db
    .select({ id: planChanges.id })
    .from(planChanges)
    .where(and(eq(planChanges.status, 'scheduled'), lte(planChanges.effectiveOn, today)))
    .orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))
}

/** Converts changes to their wire format, with product names. */
export async function toPlanChanges(db: Executor, rows: readonly ChangeRow[]): Promise<PlanChange[]> {
  const codes = rows.flatMap(({ fromProductCode, toProductCode }) => [fromProductCode ?? '', toProductCode ?? ''])
  const namedProducts =
    codes.length === 0
      ? []
      : await db
          .select({ code: products.code, name: products.name })
          .from(products)
          .where(inArray(products.code, codes))
  const names = new Map(namedProducts.map(({ code, name }) => [code, name]))
  return rows.map((row) => ({
    change_id: row.id,
    request_number: requestNumber(row.id),
    crm_service_account_id: row.serviceAccountId,
    kind: row.kind,
    status: row.status,
    from_name: names.get(row.fromProductCode ?? '') ?? null,
    to_name: names.get(row.toProductCode ?? '') ?? null,
    from_product_code: row.fromProductCode,
    to_product_code: row.toProductCode,
    price_difference: row.priceDifference,
    proration: row.proration,
    effective_on: row.effectiveOn,
    is_shippable: row.isShipped,
    requested_date: row.createdAt.toISOString(),
  }))
}
