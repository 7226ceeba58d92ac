/** Records when a session was last used, without a write for every call. */

import { isUseStale } from '../../directory/signIn/rules'
import type { FindActor } from '../../http/actor'
import type { Services } from '../../services'
import { touchSession } from './session.queries'

/** Wraps `findActor` so that it also records the use of a session from time to time. */
export const withUseRecording =
  ({ db, clock, background }: Services, findActor: FindActor): FindActor =>
  async (tokenHash) => {
    const actor = await findActor(tokenHash)
    if (actor && isUseStale(actor.lastUsedAt, clock.now())) {
      background.run('note the use of a session', () => touchSession(db, tokenHash, clock.now()))
    }
    return actor
  }
