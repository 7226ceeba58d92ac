/** Finds the products that run on service accounts. */
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { products, subscriptions } from '../db/schema/services/plans'

export type ProductRow = typeof products.$inferSelect

export interface ActiveProduct {
  product: ProductRow
  startedOn: string
  endedOn: string | null
}

/** Returns the active products by service account, the plan before its add-ons. */
export async function findActiveProducts(
  db: Executor,
  ids: readonly string[],
  today: string,
): Promise<Map<string, ActiveProduct[]>> {
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
  const byAccount = new Map<string, ActiveProduct[]>(ids.map((id) => [id, []]))
  for (const { product, subscription } of rows) {
    byAccount
      .get(subscription.serviceAccountId)
      ?.push({ product, startedOn: subscription.startedOn, endedOn: subscription.endedOn })
  }
  return byAccount
}

export const findPlan = (activeProducts: readonly ActiveProduct[]): ActiveProduct | null =>
  activeProducts.find(({ product }) => product.kind === 'plan') ?? null
