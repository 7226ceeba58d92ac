/** What customers change: the plan, and add-ons. Each is checked while nobody else can change the same account. */
import { type PlanServiceType } from '#shared/plans'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { keyed } from '../../http/fingerprint'
import { reachOf } from '../../http/ownership'
import type { Services } from '../../services'
import { cancelChange, takeChange, type By, type NewChange } from './ledger'
import { sendChangeNoticeLater } from './notices'
import {
  findChange,
  findOffered,
  findRunning,
  findService,
  hasContact,
  planIn,
  type ChangeRow,
  type ProductRow,
  type Running,
  type Service,
} from './queries'
import { billingMonthOf, familyOffered, prorated, replacedBy, slotOf, startOf, termsOf, type Effective } from './rules'
import * as planTexts from '#shared/texts/plans'

/** Who asks, from where, and under which key. */
export interface Asked {
  actor: Actor
  address: string
  idempotencyKey?: string | undefined
}

export interface Order {
  crm_contact_id: string
  crm_premise_id: string
  crm_service_account_id: string
  from_product_code: string
  to_product_code: string
  service_type: PlanServiceType
}

/** The service account of an order, whose ids must all belong together; whatever does not is not found. */
async function serviceOf({ db }: Services, { actor }: Asked, order: Order): Promise<Service> {
  const service = await findService(db, reachOf(actor), order.crm_service_account_id)
  const belongs = service?.premiseNumber === order.crm_premise_id && service.serviceType === order.service_type
  if (!service || !belongs || !(await hasContact(db, reachOf(actor), order.crm_contact_id))) throw notFound()
  return service
}

const refusedField = (field: string, text: string) => new AppError('invalid_input', text, { [field]: text })

/** The plan that runs, which must still be the one that the customer saw. */
function runningPlan(service: Service, running: readonly Running[], order: Order): Running {
  if (service.status === 'closed') throw new AppError('conflict', planTexts.closed)
  const plan = planIn(running)
  if (!plan) throw new AppError('conflict', planTexts.thisServiceHasNoActive)
  if (plan.product.code !== order.from_product_code) throw new AppError('conflict', planTexts.stale)
  return plan
}

const runningOf = async (db: Executor, service: Service, today: string): Promise<Running[]> =>
  (await findRunning(db, [service.id], today)).get(service.id) ?? []

export async function changePlan(services: Services, asked: Asked, order: Order & { effective: Effective }) {
  const service = await serviceOf(services, asked, order)
  const today = services.clock.today()
  const on = { today, month: billingMonthOf(today, service) }
  const current = (await runningOf(services.db, service, today)).find(
    ({ product }) => product.code === order.from_product_code,
  )
  const wanted = await offeredPlan(services.db, service, { code: order.to_product_code, current: current?.product })
  // What ran is gone when this is a retry: then only the key counts.
  const from = current?.product ?? wanted
  const terms = termsOf(from, wanted, on)
  const start = startOf(terms, current ? order.effective : 'next_bill', on)
  if (typeof start === 'string') throw refusedField('effective', start)
  const change = {
    kind: 'plan' as const,
    slot: 'plan',
    fromProductCode: order.from_product_code,
    toProductCode: wanted.code,
    priceDifference: terms.difference,
    ...start,
  }
  const check = async (tx: Executor) => {
    const plan = runningPlan(service, await runningOf(tx, service, today), order)
    if (plan.product.code === wanted.code) throw refusedField('to_product_code', planTexts.samePlan)
  }
  return take(services, asked, { service, change, request: order, check })
}

async function offeredPlan(
  db: Executor,
  { community, serviceType }: Service,
  { code, current }: { code: string; current: ProductRow | undefined },
): Promise<ProductRow> {
  const offered = await findOffered(db, community.id, { serviceType, kind: 'plan' })
  const wanted = offered.find((product) => product.code === code)
  if (!wanted || (current && wanted.family !== familyOffered(current, offered))) {
    throw refusedField('to_product_code', planTexts.notOffered)
  }
  return wanted
}

export async function addAddon(services: Services, asked: Asked, order: Order & { is_shippable: boolean }) {
  const service = await serviceOf(services, asked, order)
  const today = services.clock.today()
  const kind = { serviceType: service.serviceType, kind: 'addon' } as const
  const offered = await findOffered(services.db, service.community.id, kind)
  const wanted = offered.find(({ code }) => code === order.to_product_code)
  if (!wanted || wanted.isShippable !== order.is_shippable) throw refusedField('to_product_code', planTexts.notOffered)
  const replaced = replacedBy(wanted, await runningOf(services.db, service, today))
  const difference = wanted.monthlyPrice - (replaced?.monthlyPrice ?? 0)
  const change = {
    kind: 'addon_added' as const,
    slot: slotOf(wanted),
    fromProductCode: replaced?.code ?? null,
    toProductCode: wanted.code,
    priceDifference: difference,
    proration: prorated(difference, today, billingMonthOf(today, service)),
    effectiveOn: today,
    isShipped: wanted.isShippable,
  }
  const check = async (tx: Executor) => {
    const running = await runningOf(tx, service, today)
    runningPlan(service, running, order)
    if (running.some(({ product }) => product.code === wanted.code)) throw new AppError('conflict', planTexts.hasAddon)
    if (replacedBy(wanted, running)?.code !== replaced?.code) throw new AppError('conflict', planTexts.stale)
  }
  return take(services, asked, { service, change, request: order, check })
}

export async function removeAddon(
  services: Services,
  asked: Asked,
  order: { crm_service_account_id: string; crm_addon_id: string },
): Promise<ChangeRow> {
  const service = await findService(services.db, reachOf(asked.actor), order.crm_service_account_id)
  if (!service) throw notFound()
  const today = services.clock.today()
  const findAddon = async (db: Executor): Promise<Running> => {
    const addon = (await runningOf(db, service, today)).find(
      ({ product }) => product.kind === 'addon' && product.code === order.crm_addon_id,
    )
    if (!addon || service.status === 'closed') throw new AppError('conflict', planTexts.noAddon)
    return addon
  }
  const addon = await findAddon(services.db)
  const effective = startOf({ difference: 0, proration: null }, 'next_bill', {
    today,
    month: billingMonthOf(today, service),
  })
  if (typeof effective === 'string') throw refusedField('effective', effective)
  const change = {
    kind: 'addon_removed' as const,
    slot: slotOf(addon.product),
    fromProductCode: addon.product.code,
    toProductCode: null,
    priceDifference: -addon.product.monthlyPrice,
    ...effective,
  }
  const check = async (tx: Executor) => void (await findAddon(tx))
  return take(services, asked, { service, change, request: order, check })
}

type Wish = Omit<NewChange, 'serviceAccountId' | 'userId' | 'createdAt' | 'idempotencyKey' | 'requestHash'>

interface Taking {
  service: Service
  change: Wish
  request: object
  check: (tx: Executor) => Promise<void>
}

async function take(services: Services, asked: Asked, { service, change, request, check }: Taking): Promise<ChangeRow> {
  const taken = await takeChange(
    services.db,
    {
      change: {
        ...change,
        ...keyed(asked.idempotencyKey, request),
        serviceAccountId: service.id,
        userId: asked.actor.userId,
        createdAt: services.clock.now(),
      },
      by: byOf(asked, service),
      today: services.clock.today(),
    },
    check,
  )
  if (taken.isNew) sendChangeNoticeLater(services, service.customerNumber, taken.change)
  return taken.change
}

const byOf = ({ actor, address }: Asked, { customerNumber }: Service): By => ({
  userId: actor.userId,
  customerNumber,
  address,
})

export async function cancelPlanChange(
  services: Services,
  asked: Asked,
  named: { crm_service_account_id: string; change_id: string },
): Promise<ChangeRow> {
  const reach = reachOf(asked.actor)
  const change = await findChange(services.db, reach, named.change_id)
  const service = await findService(services.db, reach, named.crm_service_account_id)
  if (!change || !service || change.serviceAccountId !== service.id) throw notFound()
  const now = services.clock.now()
  const cancelled = await cancelChange(services.db, change.id, {
    by: byOf(asked, service),
    now,
    today: services.clock.today(),
  })
  if (!cancelled) throw new AppError('conflict', planTexts.tooLate)
  sendChangeNoticeLater(services, service.customerNumber, cancelled)
  return cancelled
}
