/** Routes for a user's own preferences. */
import { getPreferences, updatePreferences } from '#shared/contract/preferences'
import { findPreferences, hasServiceAccount, storePreferences } from '../../directory/users/preferences.queries'
import { notFound } from '../../http/appError'
import { audit, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function preferenceRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, getPreferences, ({ actor }) => findPreferences(db, actor.userId))

  serve(routeContext, updatePreferences, async ({ body, actor }, { address }) => {
    const service = body.crm_service_account_id
    if (service && !(await hasServiceAccount(db, scopeOf(actor), service))) throw notFound()
    return db.transaction(async (tx) => {
      await audit(tx, { userId: actor.userId, action: 'preferences.changed', address })
      return storePreferences(tx, actor.userId, body)
    })
  })
}
