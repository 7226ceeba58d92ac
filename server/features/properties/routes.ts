/** The properties of builders, associations and developers: the list, changes to it, and what is put into it. */
import { addProperty, countProperties, listProperties, updateProperties } from '#shared/contract/properties'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { audit, reachOf, recordLook, type Reach } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { reachOfNamed } from '../serviceAccounts/whose'
import { changeProperties } from './changes/changeProperties'
import { findTaker, storeOwner } from './changes/queries'
import { countStagesOf, findNamed, findProperties, sumOf } from './queries'

const firstOf = (reach: Reach): string | undefined => (reach.kind === 'customers' ? reach.numbers[0] : undefined)

export function propertyRoutes(mounting: Mounting, { db, clock }: Services): void {
  async function lookAt(actor: Actor, userId: string, address: string): Promise<Reach> {
    const reach = await reachOfNamed(db, actor, userId)
    if (userId !== actor.userId) {
      await recordLook(db, actor, { customerNumber: firstOf(reach), address, what: 'properties', userId })
    }
    return reach
  }

  serve(mounting, listProperties, async ({ query, actor }, { address }) => {
    const { user_id: userId, ...filter } = query
    return findProperties(db, await lookAt(actor, userId, address), filter)
  })

  serve(mounting, countProperties, async ({ query, actor }, { address }) => {
    const stages = await countStagesOf(db, await lookAt(actor, query.user_id, address))
    return { total_count: sumOf(stages), stages }
  })

  serve(mounting, updateProperties, async ({ query, body, actor }, { address }) => {
    // A trial shows what is there, and changes nothing that would be recorded.
    const reach = body.is_trial
      ? await lookAt(actor, query.user_id, address)
      : await reachOfNamed(db, actor, query.user_id)
    const results = await db.transaction(async (tx) => {
      const changed = await changeProperties(tx, reach, {
        changes: body.properties,
        isTrial: body.is_trial,
        now: clock.now(),
      })
      const saved = changed.filter(({ outcome }) => outcome === 'saved')
      if (saved.length > 0 && !body.is_trial) {
        await audit(tx, {
          userId: actor.userId,
          action: 'properties.changed',
          customerNumber: firstOf(reach),
          address,
          details: { count: saved.length, premises: saved.map(({ crm_premise_id }) => crm_premise_id).join(' ') },
        })
      }
      return changed
    })
    return { results }
  })

  serve(mounting, addProperty, async ({ body, actor }, { address }) => {
    const premiseNumber = body.crm_premise_id
    const reach = reachOf(actor)
    return db.transaction(async (tx) => {
      const customerNumber = await findTaker(tx, reach, premiseNumber)
      // Somebody's already, or nothing to do with the caller: the two are not told apart.
      if (customerNumber === null) throw notFound()
      if (!(await storeOwner(tx, { premiseNumber, customerNumber, addedAt: clock.now() }))) throw notFound()
      await audit(tx, {
        userId: actor.userId,
        action: 'property.added',
        customerNumber,
        address,
        details: { premise: premiseNumber },
      })
      const [added] = await findNamed(tx, reach, [premiseNumber])
      if (!added) throw notFound()
      return added
    })
  })
}
