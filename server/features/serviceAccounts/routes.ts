/** Routes for service accounts by address, and for the nicknames of addresses. */
import { listServiceAccounts, updateNickname } from '#shared/contract/services/serviceAccounts'
import { requireRequestedScope } from '../../directory/customers/requestedScope'
import { notFound } from '../../http/appError'
import { auditActor, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { addedAccountRoutes } from './addedAccounts.routes'
import { findServicePremises, storeNickname } from './serviceAccounts.queries'

export function serviceAccountRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  addedAccountRoutes(routeContext, services)

  serve(routeContext, listServiceAccounts, async ({ body, actor }, { ip }) => {
    const { user_id, crm_customer_id, ...search } = body
    const scope = await requireRequestedScope(db, actor, {
      user_id,
      crm_customer_id,
      ip,
      what: 'service accounts',
    })
    return findServicePremises(db, scope, { userId: user_id ?? null, ...search })
  })

  serve(routeContext, updateNickname, async ({ body, actor }, caller) => {
    const { crm_premise_id: premiseNumber, nickname } = body
    await db.transaction(async (tx) => {
      const isStored = await storeNickname(tx, scopeOf(actor), { userId: actor.userId, premiseNumber, nickname })
      if (!isStored) throw notFound()
      const details = { premise: premiseNumber }
      await auditActor(tx, { actor, caller }, { action: 'nickname.changed', details })
    })
    return null
  })
}
