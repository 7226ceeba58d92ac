/** Changes of plans and add-ons by customers. Each is checked while the service account is locked. */
import type { PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import type { Executor } from '../../db/database'
import { type ActiveProduct, findActiveProducts, findPlan, type ProductRow } from '../../directory/plans.queries'
import type { Actor } from '../../http/actor'
import { AppError, invalidField, notFound } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import { type IdempotencyRecord, idempotencyRecordOf } from '../../http/idempotency'
import type { Services } from '../../services'
import { enqueueChangeEmail } from './changeEmail'
import { cancelChange, type NewChange, type PlanChangeAuthor, storeChange } from './plans.ledger'
import {
  type ChangeRow,
  findChange,
  findOfferedProducts,
  hasContact,
  openService,
  type PlanService,
} from './plans.queries'
import {
  billingMonthOf,
  changeStartOf,
  type EffectiveTiming,
  exclusiveGroupOf,
  offeredFamilyOf,
  prorate,
  replacedAddonOf,
  termsOf,
} from './rules'

/** The caller of an order, with their IP address and idempotency key. */
export interface OrderContext {
  actor: Actor
  ip: string
  idempotencyKey?: string | undefined
}

interface PlanOrder {
  crm_contact_id: string
  crm_premise_id: string
  crm_service_account_id: string
  from_product_code: string
  to_product_code: string
  service_type: PlanServiceType
}

/** Returns the service account of an order. Ids that don't belong together give "not found". */
async function requireService({ db }: Services, { actor }: OrderContext, order: PlanOrder): Promise<PlanService> {
  const { crm_service_account_id: id, service_type: type } = order
  const service = await openService(db, scopeOf(actor), { id, type })
  if (service.premiseNumber !== order.crm_premise_id || !(await hasContact(db, scopeOf(actor), order.crm_contact_id)))
    throw notFound()
  return service
}

/** Returns the active plan, which must still be the one that the customer saw. */
function requireActivePlan(
  service: PlanService,
  activeProducts: readonly ActiveProduct[],
  order: PlanOrder,
): ActiveProduct {
  if (service.status === 'closed') throw new AppError('conflict', planTexts.closed)
  const plan = findPlan(activeProducts)
  if (!plan) throw new AppError('conflict', planTexts.noActivePlan)
  if (plan.product.code !== order.from_product_code) throw new AppError('conflict', planTexts.stale)
  return plan
}

const activeProductsOf = async (db: Executor, service: PlanService, today: string): Promise<ActiveProduct[]> =>
  (await findActiveProducts(db, [service.id], today)).get(service.id) ?? []

export async function changePlan(
  services: Services,
  context: OrderContext,
  order: PlanOrder & { effective: EffectiveTiming },
) {
  const service = await requireService(services, context, order)
  const today = services.clock.today()
  const timing = { today, month: billingMonthOf(today, service) }
  const current = (await activeProductsOf(services.db, service, today)).find(
    ({ product }) => product.code === order.from_product_code,
  )
  const target = await requireOfferedPlan(services.db, service, {
    code: order.to_product_code,
    current: current?.product,
  })
  // In a retry the previous plan is no longer active, and only the key matters.
  const from = current?.product ?? target
  const terms = termsOf(from, target, timing)
  const start = changeStartOf(terms, current ? order.effective : 'next_bill', timing)
  if (typeof start === 'string') throw invalidField('effective', start)
  const change = {
    kind: 'plan' as const,
    exclusiveGroup: 'plan',
    fromProductCode: order.from_product_code,
    toProductCode: target.code,
    priceDifference: terms.difference,
    ...start,
  }
  const check = async (tx: Executor) => {
    const plan = requireActivePlan(service, await activeProductsOf(tx, service, today), order)
    if (plan.product.code === target.code) throw invalidField('to_product_code', planTexts.samePlan)
  }
  return submitChange(services, context, { service, change, request: order, check })
}

async function requireOfferedPlan(
  db: Executor,
  { community, serviceType }: PlanService,
  { code, current }: { code: string; current: ProductRow | undefined },
): Promise<ProductRow> {
  const offered = await findOfferedProducts(db, community.id, { serviceType, kind: 'plan' })
  const target = offered.find((product) => product.code === code)
  if (!target || (current && target.family !== offeredFamilyOf(current, offered))) {
    throw invalidField('to_product_code', planTexts.notOffered)
  }
  return target
}

export async function addAddon(
  services: Services,
  context: OrderContext,
  order: PlanOrder & { is_shippable: boolean },
) {
  const service = await requireService(services, context, order)
  const today = services.clock.today()
  const kind = { serviceType: service.serviceType, kind: 'addon' } as const
  const offered = await findOfferedProducts(services.db, service.community.id, kind)
  const target = offered.find(({ code }) => code === order.to_product_code)
  if (!target || target.isShippable !== order.is_shippable) throw invalidField('to_product_code', planTexts.notOffered)
  const replaced = replacedAddonOf(target, await activeProductsOf(services.db, service, today))
  const difference = target.monthlyPrice - (replaced?.monthlyPrice ?? 0)
  const change = {
    kind: 'addon_added' as const,
    exclusiveGroup: exclusiveGroupOf(target),
    fromProductCode: replaced?.code ?? null,
    toProductCode: target.code,
    priceDifference: difference,
    proration: prorate(difference, today, billingMonthOf(today, service)),
    effectiveOn: today,
    isShipped: target.isShippable,
  }
  const check = async (tx: Executor) => {
    const activeProducts = await activeProductsOf(tx, service, today)
    requireActivePlan(service, activeProducts, order)
    if (activeProducts.some(({ product }) => product.code === target.code))
      throw new AppError('conflict', planTexts.hasAddon)
    if (replacedAddonOf(target, activeProducts)?.code !== replaced?.code)
      throw new AppError('conflict', planTexts.stale)
  }
  return submitChange(services, context, { service, change, request: order, check })
}

export async function removeAddon(
  services: Services,
  context: OrderContext,
  order: { crm_service_account_id: string; crm_addon_id: string },
): Promise<ChangeRow> {
  const service = await openService(services.db, scopeOf(context.actor), { id: order.crm_service_account_id })
  const today = services.clock.today()
  const findAddon = async (db: Executor): Promise<ActiveProduct> => {
    const addon = (await activeProductsOf(db, service, today)).find(
      ({ product }) => product.kind === 'addon' && product.code === order.crm_addon_id,
    )
    if (!addon || service.status === 'closed') throw new AppError('conflict', planTexts.noAddon)
    return addon
  }
  const addon = await findAddon(services.db)
  const effective = changeStartOf({ difference: 0, proration: null }, 'next_bill', {
    today,
    month: billingMonthOf(today, service),
  })
  if (typeof effective === 'string') throw invalidField('effective', effective)
  const change = {
    kind: 'addon_removed' as const,
    exclusiveGroup: exclusiveGroupOf(addon.product),
    fromProductCode: addon.product.code,
    toProductCode: null,
    priceDifference: -addon.product.monthlyPrice,
    ...effective,
  }
  const check = async (tx: Executor) => void (await findAddon(tx))
  return submitChange(services, context, { service, change, request: order, check })
}

type ChangeInput = Omit<NewChange, 'serviceAccountId' | 'userId' | 'createdAt' | keyof IdempotencyRecord>

interface ChangeSubmission {
  service: PlanService
  change: ChangeInput
  request: object
  check: (tx: Executor) => Promise<void>
}

async function submitChange(
  services: Services,
  context: OrderContext,
  { service, change, request, check }: ChangeSubmission,
): Promise<ChangeRow> {
  const { customerNumber } = service
  return services.db.transaction(async (tx) => {
    const stored = await storeChange(
      tx,
      {
        change: {
          ...change,
          ...idempotencyRecordOf(context.idempotencyKey, request),
          serviceAccountId: service.id,
          userId: context.actor.userId,
          createdAt: services.clock.now(),
        },
        author: authorOf(context, service),
        today: services.clock.today(),
      },
      check,
    )
    if (stored.isNew) await enqueueChangeEmail(services, tx, { customerNumber, row: stored.change })
    return stored.change
  })
}

const authorOf = ({ actor, ip }: OrderContext, { customerNumber }: PlanService): PlanChangeAuthor => ({
  userId: actor.userId,
  customerNumber,
  source: ip,
})

export async function cancelPlanChange(
  services: Services,
  context: OrderContext,
  selector: { crm_service_account_id: string; change_id: string },
): Promise<ChangeRow> {
  const scope = scopeOf(context.actor)
  const change = await findChange(services.db, scope, selector.change_id)
  const service = await openService(services.db, scope, { id: selector.crm_service_account_id })
  if (!change || change.serviceAccountId !== service.id) throw notFound()
  const now = services.clock.now()
  const author = authorOf(context, service)
  return services.db.transaction(async (tx) => {
    const cancelled = await cancelChange(tx, change.id, { author, now, today: services.clock.today() })
    if (!cancelled) throw new AppError('conflict', planTexts.tooLate)
    await enqueueChangeEmail(services, tx, { customerNumber: service.customerNumber, row: cancelled })
    return cancelled
  })
}
