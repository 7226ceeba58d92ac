/** Begins a run of notices: the same request under the same key is the same run. */
import type { Actor } from '../../../http/actor'
import { AppError } from '../../../http/appError'
import { keyed, refuseOther } from '../../../http/fingerprint'
import { audit } from '../../../http/ownership'
import type { Caller } from '../../../http/serve'
import type { Services } from '../../../services'
import { findRunByKey, storeRun, type Wanted } from './queries'
import * as commonTexts from '#shared/texts/common'

export async function beginRun(
  { db, clock, notifier }: Services,
  { actor, caller }: { actor: Actor; caller: Caller },
  wanted: Wanted,
): Promise<string> {
  const { idempotencyKey } = caller
  const { requestHash = Buffer.alloc(0) } = keyed(idempotencyKey, { notices: wanted.accounts, again: wanted.again })
  return db.transaction(async (tx) => {
    const findFirst = () => (idempotencyKey ? findRunByKey(tx, actor.userId, idempotencyKey) : null)
    const first = await findFirst()
    if (first) {
      refuseOther(first, { requestHash })
      return first.id
    }
    if (!notifier.channels.email) throw new AppError('unavailable', commonTexts.unavailable)
    const begun = {
      status: 'running',
      rowCount: wanted.accounts.length,
      begunBy: actor.userId,
      begunAt: clock.now(),
      idempotencyKey: idempotencyKey ?? null,
      requestHash,
    } as const
    const id = await storeRun(tx, begun, wanted)
    if (id) {
      const details = { run: id, accounts: wanted.accounts.length, again: wanted.again.length }
      await audit(tx, { userId: actor.userId, action: 'notice.runBegun', address: caller.address, details })
      return id
    }
    const other = await findFirst()
    if (!other) throw new Error('A run of notices was neither written nor there')
    refuseOther(other, { requestHash })
    return other.id
  })
}
