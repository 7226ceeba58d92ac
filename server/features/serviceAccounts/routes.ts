/** Service accounts by address, and what their owner calls the addresses. */
import { listServiceAccounts, updateNickname } from '#shared/contract/serviceAccounts'
import { notFound } from '../../http/appError'
import { audit, reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { addingRoutes } from './adding'
import { findServicePremises, storeNickname } from './queries'
import { reachOfNamed } from './whose'

export function serviceAccountRoutes(mounting: Mounting, services: Services): void {
  const { db } = services
  addingRoutes(mounting, services)

  serve(mounting, listServiceAccounts, async ({ body, actor }, { address }) => {
    const { user_id: userId, ...search } = body
    const isSelf = userId === actor.userId
    const reach = await reachOfNamed(db, actor, userId)
    if (!isSelf) {
      const customerNumber = reach.kind === 'customers' ? reach.numbers[0] : undefined
      await recordLook(db, actor, { customerNumber, address, what: 'service accounts', userId })
    }
    return findServicePremises(db, reach, { userId, ...search })
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
