/** Records when a session was last used, without a write for every call. */

import { isUseStale } from '../../directory/signIn/rules'
import type { FindActor } from '../../http/actor'
import type { Services } from '../../services'
import { touchSession } from './session.queries'

/** Wraps `findActor` so that it also records the use of a session from time to time. */
export const withUseRecording =
  ({ sessionDb, clock, log }: Services, findActor: FindActor): FindActor =>
  async (tokenHash) => {
    const actor = await findActor(tokenHash)
    if (actor && isUseStale(actor.lastUsedAt, clock.now())) {
      // The request is answered all the same, and the next one records the use.
      await touchSession(sessionDb, tokenHash, clock.now()).catch((error: unknown) => {
        log.error({ err: error }, 'the use of a session could not be recorded')
      })
    }
    return actor
  }
