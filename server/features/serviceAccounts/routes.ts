/** Service accounts by address, and what their owner calls the addresses. */
import { listServiceAccounts, updateNickname } from '#shared/contract/serviceAccounts'
import { notFound } from '../../http/appError'
import { audit, reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { addingRoutes } from './adding'
import { findServicePremises, storeNickname } from './queries'
import { openNamed } from './whose'

export function serviceAccountRoutes(mounting: Mounting, services: Services): void {
  const { db } = services
  addingRoutes(mounting, services)

  serve(mounting, listServiceAccounts, async ({ body, actor }, { address }) => {
    const { user_id, crm_customer_id, ...search } = body
    const reach = await openNamed(db, actor, { user_id, crm_customer_id, address, what: 'service accounts' })
    return findServicePremises(db, reach, { userId: user_id ?? null, ...search })
  })

  serve(mounting, updateNickname, async ({ body, actor }, { address }) => {
    const { crm_premise_id: premiseNumber, nickname } = body
    await db.transaction(async (tx) => {
      const isStored = await storeNickname(tx, reachOf(actor), { userId: actor.userId, premiseNumber, nickname })
      if (!isStored) throw notFound()
      const details = { premise: premiseNumber }
      await audit(tx, { userId: actor.userId, action: 'nickname.changed', address, details })
    })
    return null
  })
}
