/** Plans and add-ons of a service account. */
import type { PlanChange } from '#shared/contract/plans'
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  listUserPlans,
  removeAddon,
} from '#shared/contract/plans'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import * as changes from './changes'
import { addonsOf, communityPlansOf, servicePlansOf } from './offers'
import { findRunning, findService, findServices, findServicesAt, toPlan, toPlanChanges } from './queries'
import type { ChangeRow, Service } from './queries'

export function planRoutes(mounting: Mounting, services: Services): void {
  mountLooks(mounting, services)
  mountChanges(mounting, services)
}

interface Named {
  crm_service_account_id: string
  service_type?: string | undefined
}

function mountLooks(mounting: Mounting, { db, clock }: Services): void {
  const look = ({ customerNumber }: Service, actor: Actor, { address }: Caller) =>
    recordLook(db, actor, { customerNumber, address, what: 'plans' })

  async function open(named: Named, actor: Actor, caller: Caller): Promise<Service> {
    const service = await findService(db, reachOf(actor), named.crm_service_account_id)
    if (!service || (named.service_type && named.service_type !== service.serviceType)) throw notFound()
    await look(service, actor, caller)
    return service
  }

  serve(mounting, listUserPlans, async ({ query, actor }, caller) => {
    const { id } = await open(query, actor, caller)
    return ((await findRunning(db, [id], clock.today())).get(id) ?? []).map(toPlan)
  })

  serve(mounting, listUserAddons, async ({ query, actor }, caller) =>
    addonsOf(db, await open(query, actor, caller), clock.today()),
  )

  serve(mounting, listServicePlans, async ({ body, actor }, caller) => {
    const ids = [...new Set(body.crm_service_account_id)]
    const found = await findServices(db, reachOf(actor), ids)
    if (found.length < ids.length) throw notFound()
    const looked = new Map(found.map((service) => [service.customerNumber, service]))
    for (const service of looked.values()) await look(service, actor, caller)
    return servicePlansOf(db, found, clock.today())
  })

  serve(mounting, listCommunityPlans, async ({ body, actor }, caller) => {
    const [first, ...others] = await findServicesAt(db, reachOf(actor), body.crm_premise_id)
    if (!first) throw notFound()
    await look(first, actor, caller)
    return communityPlansOf(db, [first, ...others], { serviceType: body.service_type, today: clock.today() })
  })
}

function mountChanges(mounting: Mounting, services: Services): void {
  const asked = (actor: Actor, { address, idempotencyKey }: Caller): changes.Asked => ({
    actor,
    address,
    idempotencyKey,
  })

  async function answer(row: ChangeRow): Promise<PlanChange> {
    const [change] = await toPlanChanges(services.db, [row])
    if (!change) throw new Error('One row becomes one change')
    return change
  }

  serve(mounting, changePlan, async ({ body, actor }, caller) =>
    answer(await changes.changePlan(services, asked(actor, caller), body)),
  )
  serve(mounting, addAddon, async ({ body, actor }, caller) =>
    answer(await changes.addAddon(services, asked(actor, caller), body)),
  )
  serve(mounting, removeAddon, async ({ body, actor }, caller) =>
    answer(await changes.removeAddon(services, asked(actor, caller), body)),
  )
  serve(mounting, cancelPlanChange, async ({ body, actor }, caller) =>
    answer(await changes.cancelPlanChange(services, asked(actor, caller), body)),
  )
}
