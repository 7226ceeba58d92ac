/** A person's own preferences. */
import { getPreferences, updatePreferences } from '#shared/contract/preferences'
import { notFound } from '../../http/appError'
import { audit, reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findPreferences, hasServiceAccount, storePreferences } from './queries'

export function preferenceRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, getPreferences, ({ actor }) => findPreferences(db, actor.userId))

  serve(mounting, updatePreferences, async ({ body, actor }, { address }) => {
    const service = body.crm_service_account_id
    if (service && !(await hasServiceAccount(db, reachOf(actor), service))) throw notFound()
    return db.transaction(async (tx) => {
      await audit(tx, { userId: actor.userId, action: 'preferences.changed', address })
      return storePreferences(tx, actor.userId, body)
    })
  })
}
