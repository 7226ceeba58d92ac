/** Remembers when a session was last used, without a write for every call. */
import type { FindActor } from '../../http/actor'
import type { Services } from '../../services'
import { touchSession } from './queries'
import { isUseStale } from './rules'

/** Looks actors up as before, and now and then notes that they were here. */
export const notingUse =
  ({ db, clock, background }: Services, findActor: FindActor): FindActor =>
  async (tokenHash) => {
    const actor = await findActor(tokenHash)
    if (actor && isUseStale(actor.lastUsedAt, clock.now())) {
      background.run('note the use of a session', () => touchSession(db, tokenHash, clock.now()))
    }
    return actor
  }
