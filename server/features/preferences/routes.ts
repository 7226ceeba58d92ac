/** Routes for a user's own preferences. */
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import { findPreferences, storePreferences } from '../../directory/users/preferences.queries'
import { audit, openServiceAccount, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function preferenceRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, getPreferences, ({ actor }) => findPreferences(db, actor.userId))

  serve(routeContext, updatePreferences, async ({ body, actor }, { address }) => {
    const service = body.crm_service_account_id
    if (service) await openServiceAccount(db, scopeOf(actor), { id: service })
    return db.transaction(async (tx) => {
      await audit(tx, { userId: actor.userId, action: 'preferences.changed', address })
      return storePreferences(tx, actor.userId, body)
    })
  })
}
