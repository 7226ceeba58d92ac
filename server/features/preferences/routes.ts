/** Routes for a user's own preferences. */
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import { findPreferences, storePreferences } from '../../directory/users/preferences.queries'
import { auditActor, openServiceAccount, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function preferenceRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, getPreferences, ({ actor }) => findPreferences(db, actor.userId))

  serve(routeContext, updatePreferences, async ({ body, actor }, caller) => {
    const service = body.crm_service_account_id
    if (service) await openServiceAccount(db, scopeOf(actor), { id: service })
    return db.transaction(async (tx) => {
      await auditActor(tx, { actor, caller }, { action: 'preferences.changed' })
      return storePreferences(tx, actor.userId, body)
    })
  })
}
