/** What happened for the person who is signed in. */
import { listUpdates } from '#shared/contract/updates'
import { reachesAll } from '../../http/actor'
import { reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findDatabaseTime, findUpdates } from './queries'
import { kindsFor } from './rules'

export function updateRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, listUpdates, async ({ query: { since }, actor }) => {
    const until = await findDatabaseTime(db)
    if (since === undefined) return { updates: [], until }
    const kinds = kindsFor(actor.rights, reachesAll(actor))
    return { updates: await findUpdates(db, { userId: actor.userId, kinds, reach: reachOf(actor), since }), until }
  })
}
