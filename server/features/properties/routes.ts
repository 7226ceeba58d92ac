/** Routes for the properties of builders, associations and developers: list, count, change and add. */
import { addProperty, countProperties, listProperties, updateProperties } from '#shared/contract/services/properties'
import { scopeOfRequestedUser } from '../../directory/customers/requestedScope'
import { findPropertiesByNumber } from '../../directory/properties/properties.queries'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { auditActor, type CustomerScope, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { changeProperties } from './changes/changeProperties'
import { findEligibleOwner, storeOwner } from './changes/changes.queries'
import { countPortfolio } from './portfolio.queries'
import { findProperties } from './properties.queries'

const firstCustomerOf = (scope: CustomerScope): string | undefined =>
  scope.kind === 'customers' ? scope.numbers[0] : undefined

export function propertyRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  async function scopeForView(actor: Actor, userId: string, ip: string): Promise<CustomerScope> {
    const scope = await scopeOfRequestedUser(db, actor, userId)
    if (userId !== actor.userId) {
      await recordAccess(db, actor, { customerNumber: firstCustomerOf(scope), ip, what: 'properties', userId })
    }
    return scope
  }

  serve(routeContext, listProperties, async ({ query, actor }, { ip }) => {
    const { user_id: userId, ...filter } = query
    return findProperties(db, await scopeForView(actor, userId, ip), filter)
  })

  serve(routeContext, countProperties, async ({ query, actor }, { ip }) => {
    return countPortfolio(db, await scopeForView(actor, query.user_id, ip), query.community_id)
  })

  serve(routeContext, updateProperties, async ({ query, body, actor }, caller) => {
    // A trial shows data without changing it, so it is recorded as a view.
    const scope = body.is_dry_run
      ? await scopeForView(actor, query.user_id, caller.ip)
      : await scopeOfRequestedUser(db, actor, query.user_id)
    const results = await db.transaction(async (tx) => {
      const changed = await changeProperties(tx, scope, {
        changes: body.properties,
        isTrial: body.is_dry_run,
        now: clock.now(),
      })
      const saved = changed.filter(({ outcome }) => outcome === 'saved')
      if (saved.length > 0 && !body.is_dry_run) {
        await auditActor(
          tx,
          { actor, caller },
          {
            action: 'properties.changed',
            customerNumber: firstCustomerOf(scope),
            details: { count: saved.length, premises: saved.map(({ crm_premise_id }) => crm_premise_id).join(' ') },
          },
        )
      }
      return changed
    })
    return { results }
  })

  serve(routeContext, addProperty, async ({ body, actor }, caller) => {
    const premiseNumber = body.crm_premise_id
    const scope = scopeOf(actor)
    return db.transaction(async (tx) => {
      const customerNumber = await findEligibleOwner(tx, scope, premiseNumber)
      // "Not found" covers premises of another owner and those unrelated to the caller, so that neither is revealed.
      if (customerNumber === null) throw notFound()
      if (!(await storeOwner(tx, { premiseNumber, customerNumber }))) throw notFound()
      await auditActor(
        tx,
        { actor, caller },
        { action: 'property.added', customerNumber, details: { premise: premiseNumber } },
      )
      const [added] = await findPropertiesByNumber(tx, scope, [premiseNumber])
      if (!added) throw notFound()
      return added
    })
  })
}
