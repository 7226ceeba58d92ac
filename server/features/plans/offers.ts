/** What a community offers, beside what runs at the address. */
import type { Addon, CommunityPlan, CommunityPlans, ServicePlans } from '#shared/contract/plans'
import { addDays } from '#shared/dates'
import type { PlanServiceType } from '#shared/plans'
import type { Executor } from '../../db/database'
import {
  findOffered,
  findRunning,
  findScheduled,
  measuresOf,
  planIn,
  toPlan,
  toPlanChanges,
  type ProductRow,
  type Running,
  type Service,
} from './queries'
import {
  availabilityOf,
  billingMonthOf,
  familyOffered,
  prorated,
  replacedBy,
  termsOf,
  type BillingMonth,
} from './rules'

/** The plan, add-ons and scheduled changes of services. */
export async function servicePlansOf(
  db: Executor,
  services: readonly Service[],
  today: string,
): Promise<ServicePlans[]> {
  const ids = services.map(({ id }) => id)
  const [running, rows] = await Promise.all([findRunning(db, ids, today), findScheduled(db, ids)])
  const scheduled = await toPlanChanges(db, rows)
  return services.map(({ id, serviceType }) => {
    const products = running.get(id) ?? []
    const plan = planIn(products)
    return {
      crm_service_account_id: id,
      service_type: serviceType,
      plan: plan && toPlan(plan),
      addons: products.filter(({ product }) => product.kind === 'addon').map(toPlan),
      scheduled: scheduled.filter((change) => change.crm_service_account_id === id),
    }
  })
}

/** Every add-on that a service can have, those it has although they are sold no more included. */
export async function addonsOf(db: Executor, service: Service, today: string): Promise<Addon[]> {
  const { id, community, serviceType } = service
  const [offered, running, scheduled] = await Promise.all([
    findOffered(db, community.id, { serviceType, kind: 'addon' }),
    findRunning(db, [id], today),
    findScheduled(db, [id]),
  ])
  const month = billingMonthOf(today, service)
  const owned = (running.get(id) ?? []).map(({ product }) => product).filter(({ kind }) => kind === 'addon')
  const codes = new Set(owned.map(({ code }) => code))
  return [...owned, ...offered.filter(({ code }) => !codes.has(code))].map((product) => {
    const removal = scheduled.find(
      ({ kind, fromProductCode }) => kind === 'addon_removed' && fromProductCode === product.code,
    )
    const replaced = replacedBy(product, running.get(id) ?? [])
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
      proration: prorated(product.monthlyPrice - (replaced?.monthlyPrice ?? 0), today, month),
    }
  })
}

/** The plans of one kind of service at an address; `at` are the services there, of which one may be of that kind. */
export async function communityPlansOf(
  db: Executor,
  at: readonly [Service, ...Service[]],
  { serviceType, today }: { serviceType: PlanServiceType; today: string },
): Promise<CommunityPlans> {
  const { community } = at[0]
  const service = at.find((candidate) => candidate.serviceType === serviceType && candidate.status === 'active') ?? null
  const [offered, running, rows] = await Promise.all([
    findOffered(db, community.id, { serviceType, kind: 'plan' }),
    service ? findRunning(db, [service.id], today) : new Map<string, Running[]>(),
    service ? findScheduled(db, [service.id]) : [],
  ])
  const current = planIn(service ? (running.get(service.id) ?? []) : [])
  const month = service && billingMonthOf(today, service)
  const availability = availabilityOf(community, serviceType, current?.product.family ?? null)
  const family = familyOffered(current?.product ?? null, offered)
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
