/** Combines what a community offers with the active products at an address. */
import type { Addon, CommunityPlan, CommunityPlans, ServicePlans } from '#shared/contract/services/plans'
import { addDays } from '#shared/format/dates'
import type { PlanServiceType } from '#shared/services/plans'
import type { Executor } from '../../db/database'
import { type ActiveProduct, findActiveProducts, findPlan, type ProductRow } from '../../directory/plans.queries'
import {
  findOfferedProducts,
  findScheduledChanges,
  measuresOf,
  type PlanService,
  toPlan,
  toPlanChanges,
} from './plans.queries'
import {
  availabilityOf,
  type BillingMonth,
  billingMonthOf,
  offeredFamilyOf,
  prorate,
  replacedAddonOf,
  termsOf,
} from './rules'

/** Returns the plan, add-ons and scheduled changes of each service. */
export async function servicePlansOf(
  db: Executor,
  services: readonly PlanService[],
  today: string,
): Promise<ServicePlans[]> {
  const ids = services.map(({ id }) => id)
  const [activeProducts, rows] = await Promise.all([findActiveProducts(db, ids, today), findScheduledChanges(db, ids)])
  const scheduled = await toPlanChanges(db, rows)
  return services.map(({ id, serviceType }) => {
    const products = activeProducts.get(id) ?? []
    const plan = findPlan(products)
    return {
      crm_service_account_id: id,
      service_type: serviceType,
      plan: plan && toPlan(plan),
      addons: products.filter(({ product }) => product.kind === 'addon').map(toPlan),
      scheduled: scheduled.filter((change) => change.crm_service_account_id === id),
    }
  })
}

/** Returns every add-on that a service can have, including owned ones that are no longer sold. */
export async function addonsOf(db: Executor, service: PlanService, today: string): Promise<Addon[]> {
  const { id, community, serviceType } = service
  const [offered, activeProducts, scheduled] = await Promise.all([
    findOfferedProducts(db, community.id, { serviceType, kind: 'addon' }),
    findActiveProducts(db, [id], today),
    findScheduledChanges(db, [id]),
  ])
  const month = billingMonthOf(today, service)
  const ownedAddons = (activeProducts.get(id) ?? [])
    .map(({ product }) => product)
    .filter(({ kind }) => kind === 'addon')
  const codes = new Set(ownedAddons.map(({ code }) => code))
  return [...ownedAddons, ...offered.filter(({ code }) => !codes.has(code))].map((product) => {
    const removal = scheduled.find(
      ({ kind, fromProductCode }) => kind === 'addon_removed' && fromProductCode === product.code,
    )
    const replaced = replacedAddonOf(product, activeProducts.get(id) ?? [])
    return {
      crm_addon_id: product.code,
      name: product.name,
      title: product.name,
      description: product.description,
      serviceType: product.serviceType,
      price: { monthly: product.monthlyPrice },
      is_shippable: product.isShippable,
      status: removal ? 'ending' : codes.has(product.code) ? 'active' : 'available',
      ends_on: removal ? addDays(removal.effectiveOn, -1) : null,
      replaces: replaced && replaced.name,
      proration: prorate(product.monthlyPrice - (replaced?.monthlyPrice ?? 0), today, month),
    }
  })
}

/** Returns the plans for one service type at an address. `servicesAtAddress` may include an active one of that type. */
export async function communityPlansOf(
  db: Executor,
  servicesAtAddress: readonly [PlanService, ...PlanService[]],
  { serviceType, today }: { serviceType: PlanServiceType; today: string },
): Promise<CommunityPlans> {
  const { community } = servicesAtAddress[0]
  const service =
    servicesAtAddress.find((candidate) => candidate.serviceType === serviceType && candidate.status === 'active') ??
    null
  const [offered, activeProducts, rows] = await Promise.all([
    findOfferedProducts(db, community.id, { serviceType, kind: 'plan' }),
    service ? findActiveProducts(db, [service.id], today) : new Map<string, ActiveProduct[]>(),
    service ? findScheduledChanges(db, [service.id]) : [],
  ])
  const current = findPlan(service ? (activeProducts.get(service.id) ?? []) : [])
  const month = service && billingMonthOf(today, service)
  const availability = availabilityOf(community, serviceType, current?.product.family ?? null)
  const family = offeredFamilyOf(current?.product ?? null, offered)
  const plans = availability === 'offered' ? offered.filter((product) => product.family === family) : []
  const [scheduled = null] = await toPlanChanges(
    db,
    rows.filter(({ kind }) => kind === 'plan'),
  )
  return {
    community_name: community.name,
    availability,
    crm_service_account_id: service?.id ?? null,
    current: current && toPlan(current),
    current_facts: current?.product.facts ?? null,
    today,
    month_ends_on: month?.end ?? null,
    next_bill_on: month && addDays(month.end, 1),
    scheduled,
    plans: plans.map((product) => toCommunityPlan(product, { current: current?.product ?? null, month, today })),
  }
}

function toCommunityPlan(
  product: ProductRow,
  { current, month, today }: { current: ProductRow | null; month: BillingMonth | null; today: string },
): CommunityPlan {
  const terms = current && month && termsOf(current, product, { today, month })
  return {
    id: product.code,
    name: product.name,
    description: product.description,
    price: { monthly: product.monthlyPrice },
    ...measuresOf(product),
    is_current: current?.code === product.code,
    price_difference: terms?.difference ?? null,
    proration: terms?.proration ?? null,
    facts: product.facts,
  }
}
