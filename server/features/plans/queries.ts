/** What service accounts have of the catalogue, and what their community offers. */
import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { addressLine } from '#shared/addresses'
import type { Plan, PlanChange } from '#shared/contract/plans'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, contacts, premises, serviceAccounts } from '../../db/schema/accounts'
import { statements } from '../../db/schema/billing'
import { communityProducts, planChanges, products, subscriptions } from '../../db/schema/plans'
import { within, type Reach } from '../../http/ownership'
import { requestNumber } from './rules'

export type ProductRow = typeof products.$inferSelect
export type ChangeRow = typeof planChanges.$inferSelect

const lastEnd = sql<string | null>`(select max(${statements.periodEnd}) from ${statements}
  where ${statements.billingAccountNumber} = ${serviceAccounts.billingAccountNumber})`

const selectServices = (db: Executor) =>
  db
    .select({ service: serviceAccounts, premise: premises, community: communities, billing: billingAccounts, lastEnd })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))

const toService = (row: Awaited<ReturnType<typeof selectServices>>[number]) => ({
  ...row.service,
  customerNumber: row.billing.customerNumber,
  address: addressLine(row.premise.streetAddress, row.premise.unit),
  community: row.community,
  lastEnd: row.lastEnd,
})

export type Service = ReturnType<typeof toService>

/** Service accounts within reach, in the order of their ids; what is out of reach is left out. */
export async function findServices(db: Executor, reach: Reach, ids: readonly string[]): Promise<Service[]> {
  const rows = await selectServices(db)
    .where(and(inArray(serviceAccounts.id, [...ids]), within(reach, billingAccounts.customerNumber)))
    .orderBy(asc(serviceAccounts.id))
  return rows.map(toService)
}

export const findService = async (db: Executor, reach: Reach, id: string): Promise<Service | null> =>
  (await findServices(db, reach, [id]))[0] ?? null

/** Every service at an address within reach, those that run first. */
export async function findServicesAt(db: Executor, reach: Reach, premiseNumber: string): Promise<Service[]> {
  const rows = await selectServices(db)
    .where(and(eq(serviceAccounts.premiseNumber, premiseNumber), within(reach, billingAccounts.customerNumber)))
    .orderBy(asc(serviceAccounts.status), desc(serviceAccounts.startedOn), asc(serviceAccounts.id))
  return rows.map(toService)
}

/** Whether a contact belongs to a customer within reach. */
export async function hasContact(db: Executor, reach: Reach, contactId: string): Promise<boolean> {
  const found = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), within(reach, contacts.customerNumber)))
  return found.length > 0
}

export interface Running {
  product: ProductRow
  startedOn: string
  endedOn: string | null
}

/** The running products of service accounts by account, the plan before its add-ons. */
export async function findRunning(
  db: Executor,
  ids: readonly string[],
  today: string,
): Promise<Map<string, Running[]>> {
  const rows = await db
    .select({ product: products, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(products, eq(products.code, subscriptions.productCode))
    .where(
      and(
        inArray(subscriptions.serviceAccountId, [...ids]),
        lte(subscriptions.startedOn, today),
        or(isNull(subscriptions.endedOn), gte(subscriptions.endedOn, today)),
      ),
    )
    .orderBy(sql`(${products.kind} = 'plan') desc`, asc(products.name))
  const byAccount = new Map<string, Running[]>(ids.map((id) => [id, []]))
  for (const { product, subscription } of rows) {
    byAccount
      .get(subscription.serviceAccountId)
      ?.push({ product, startedOn: subscription.startedOn, endedOn: subscription.endedOn })
  }
  return byAccount
}

export const planIn = (running: readonly Running[]): Running | null =>
  running.find(({ product }) => product.kind === 'plan') ?? null

export const toPlan = ({ product, startedOn }: Running): Plan => ({
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

/** What a community offers for a service, the cheapest first. */
export async function findOffered(
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

/** The changes of service accounts that are yet to come, the next first. */
export async function findScheduled(db: Executor, ids: readonly string[]): Promise<ChangeRow[]> {
  return db
    .select()
    .from(planChanges)
    .where(and(inArray(planChanges.serviceAccountId, [...ids]), eq(planChanges.status, 'scheduled')))
    .orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))
}

/** A change of a service account within reach, or null. */
export async function findChange(db: Executor, reach: Reach, id: string): Promise<ChangeRow | null> {
  const [row] = await db
    .select({ change: planChanges })
    .from(planChanges)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(planChanges.id, id), within(reach, billingAccounts.customerNumber)))
  return row?.change ?? null
}

/** Changes whose day has come. */
export async function findDueChanges(db: Executor, today: string): Promise<{ id: string }[]> {
  return db
    .select({ id: planChanges.id })
    .from(planChanges)
    .where(and(eq(planChanges.status, 'scheduled'), lte(planChanges.effectiveOn, today)))
    .orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))
}

/** Changes as the wire has them, with the names of their products. */
export async function toPlanChanges(db: Executor, rows: readonly ChangeRow[]): Promise<PlanChange[]> {
  const codes = rows.flatMap(({ fromProductCode, toProductCode }) => [fromProductCode ?? '', toProductCode ?? ''])
  const named =
    codes.length === 0
      ? []
      : await db
          .select({ code: products.code, name: products.name })
          .from(products)
          .where(inArray(products.code, codes))
  const names = new Map(named.map(({ code, name }) => [code, name]))
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
