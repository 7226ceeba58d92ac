/** A small product catalog, offered in the community of the test customers. */
import type { Database } from '../../../../server/db/database'
import { communityProducts, planChanges, products, subscriptions } from '../../../../server/db/schema/services/plans'
import type { Account, Person } from '../people'

const plan = (code: string, monthlyPrice: number, speedMbps: number) => ({
  code,
  serviceType: 'FIBER' as const,
  kind: 'plan' as const,
  name: code,
  description: `${speedMbps} Mbps`,
  monthlyPrice,
  speedMbps,
})

const addon = (code: string, monthlyPrice: number, isShippable: boolean) => ({
  code,
  serviceType: 'FIBER' as const,
  kind: 'addon' as const,
  name: code,
  description: 'For the home',
  monthlyPrice,
  isShippable,
})

const catalog = [
  plan('PLUS-500', 6000, 500),
  plan('GIG-1000', 8000, 1000),
  { ...plan('TOPUP-GIG', 2200, 1000), family: 'topup' as const },
  { ...plan('BULK-500', 3800, 500), family: 'bulk' as const },
  { ...addon('ADD-EXTENDER', 700, true), exclusiveGroup: 'extenders' },
  { ...addon('ADD-EXTENDERS', 1200, true), exclusiveGroup: 'extenders' },
  addon('ADD-SECURITY', 600, false),
]

/** Requires an account, because the community is created with it. */
export async function addCatalog(db: Database): Promise<void> {
  await db.insert(products).values(catalog).onConflictDoNothing()
  await db
    .insert(communityProducts)
    .values(
      catalog
        .filter(({ code }) => code !== 'BULK-500')
        .map(({ code }) => ({ communityId: 'test-row', productCode: code })),
    )
    .onConflictDoNothing()
}

export const addSubscription = (
  db: Database,
  { serviceAccountId }: Pick<Account, 'serviceAccountId'>,
  productCode: string,
) => db.insert(subscriptions).values({ serviceAccountId, productCode, startedOn: '2025-01-01' })

interface PlanOwner {
  person: Pick<Person, 'userId'>
  account: Pick<Account, 'serviceAccountId'>
}

/** Adds a scheduled plan change. Returns its id. */
export async function addPlanChange(
  db: Database,
  { person, account }: PlanOwner,
  effectiveOn = '2026-04-01',
): Promise<string> {
  await addCatalog(db)
  const [row] = await db
    .insert(planChanges)
    .values({
      serviceAccountId: account.serviceAccountId,
      kind: 'plan',
      status: 'scheduled',
      exclusiveGroup: 'plan',
      fromProductCode: 'PLUS-500',
      toProductCode: 'GIG-1000',
      priceDifference: 2000,
      proration: 0,
      effectiveOn,
      userId: person.userId,
      createdAt: new Date('2026-03-10T12:00:00Z'),
    })
    .returning()
  if (!row) throw new Error('The change was not stored')
  return row.id
}
