/** The route for events that concern the signed-in user. */
import { listUpdates } from '#shared/contract/customers/updates'
import { seesAllCustomers } from '../../http/actor'
import { scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { updateKindsFor } from './rules'
import { findDatabaseTime, findUpdates } from './updates.queries'

export function updateRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listUpdates, async ({ query: { since }, actor }) => {
    const until = await findDatabaseTime(db)
    if (since === undefined) return { updates: [], until }
    const kinds = updateKindsFor(actor.rights, seesAllCustomers(actor))
    return { updates: await findUpdates(db, { userId: actor.userId, kinds, scope: scopeOf(actor), since }), until }
  })
}
