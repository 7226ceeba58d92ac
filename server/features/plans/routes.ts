/** Routes for plans and add-ons of a service account. */
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  listUserPlans,
  type PlanChange,
  removeAddon,
} from '#shared/contract/services/plans'
import type { ServiceType } from '#shared/services/services'
import { findActiveProducts } from '../../directory/plans.queries'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { recordAccess, scopeOf } from '../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as changes from './changes'
import { addonsOf, communityPlansOf, servicePlansOf } from './offers'
import {
  type ChangeRow,
  findServices,
  findServicesAt,
  openService,
  type PlanService,
  toPlan,
  toPlanChanges,
} from './plans.queries'

export function planRoutes(routeContext: RouteContext, services: Services): void {
  viewRoutes(routeContext, services)
  changeRoutes(routeContext, services)
}

interface ServiceSelector {
  crm_service_account_id: string
  service_type?: ServiceType | undefined
}

function viewRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  const recordPlanAccess = ({ customerNumber }: PlanService, actor: Actor, { ip }: Caller) =>
    recordAccess(db, actor, { customerNumber, ip, what: 'plans' })

  async function requireService(selector: ServiceSelector, actor: Actor, caller: Caller): Promise<PlanService> {
    const { crm_service_account_id: id, service_type: type } = selector
    const service = await openService(db, scopeOf(actor), { id, type })
    await recordPlanAccess(service, actor, caller)
    return service
  }

  serve(routeContext, listUserPlans, async ({ query, actor }, caller) => {
    const { id } = await requireService(query, actor, caller)
    return ((await findActiveProducts(db, [id], clock.today())).get(id) ?? []).map(toPlan)
  })

  serve(routeContext, listUserAddons, async ({ query, actor }, caller) =>
    addonsOf(db, await requireService(query, actor, caller), clock.today()),
  )

  serve(routeContext, listServicePlans, async ({ body, actor }, caller) => {
    const ids = [...new Set(body.crm_service_account_id)]
    const found = await findServices(db, scopeOf(actor), ids)
    if (found.length < ids.length) throw notFound()
    const serviceByCustomer = new Map(found.map((service) => [service.customerNumber, service]))
    for (const service of serviceByCustomer.values()) await recordPlanAccess(service, actor, caller)
    return servicePlansOf(db, found, clock.today())
  })

  serve(routeContext, listCommunityPlans, async ({ body, actor }, caller) => {
    const [first, ...otherServices] = await findServicesAt(db, scopeOf(actor), body.crm_premise_id)
    if (!first) throw notFound()
    await recordPlanAccess(first, actor, caller)
    return communityPlansOf(db, [first, ...otherServices], { serviceType: body.service_type, today: clock.today() })
  })
}

function changeRoutes(routeContext: RouteContext, services: Services): void {
  const orderContext = (actor: Actor, { ip, idempotencyKey }: Caller): changes.OrderContext => ({
    actor,
    ip,
    idempotencyKey,
  })

  async function toResponse(row: ChangeRow): Promise<PlanChange> {
    const [change] = await toPlanChanges(services.db, [row])
    if (!change) throw new Error('The plan change was not returned')
    return change
  }

  serve(routeContext, changePlan, async ({ body, actor }, caller) =>
    toResponse(await changes.changePlan(services, orderContext(actor, caller), body)),
  )
  serve(routeContext, addAddon, async ({ body, actor }, caller) =>
    toResponse(await changes.addAddon(services, orderContext(actor, caller), body)),
  )
  serve(routeContext, removeAddon, async ({ body, actor }, caller) =>
    toResponse(await changes.removeAddon(services, orderContext(actor, caller), body)),
  )
  serve(routeContext, cancelPlanChange, async ({ body, actor }, caller) =>
    toResponse(await changes.cancelPlanChange(services, orderContext(actor, caller), body)),
  )
}
