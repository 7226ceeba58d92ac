/** What a service account has of the catalogue. */
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Plan } from '#shared/contract/plans'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { products, subscriptions } from '../../db/schema/plans'
import { within, type Reach } from '../../http/ownership'

/** The customer of a service account within reach, or null. */
export async function findServiceAccount(db: Executor, reach: Reach, serviceAccountId: string) {
  const [row] = await db
    .select({ serviceType: serviceAccounts.serviceType, customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.id, serviceAccountId), within(reach, billingAccounts.customerNumber)))
  return row ?? null
}

/** The running products of a service account, the plan before its add-ons. */
export async function findPlans(db: Executor, serviceAccountId: string, today: string): Promise<Plan[]> {
  const rows = await db
    .select({ product: products, startedOn: subscriptions.startedOn })
    .from(subscriptions)
    .innerJoin(products, eq(products.code, subscriptions.productCode))
    .where(
      and(
        eq(subscriptions.serviceAccountId, serviceAccountId),
        lte(subscriptions.startedOn, today),
        or(isNull(subscriptions.endedOn), gte(subscriptions.endedOn, today)),
      ),
    )
    .orderBy(sql`(${products.kind} = 'plan') desc`, asc(products.name))
  return rows.map(({ product, startedOn }) => ({
    id: product.code,
    name: product.name,
    description: product.description,
    serviceType: product.serviceType,
    price: { monthly: product.monthlyPrice },
    started_on: startedOn,
  }))
}
