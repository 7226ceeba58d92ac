/** Spaces messages to one recipient, so that no attacker can flood a mailbox or phone, even from many networks. */
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { releaseSlot, reserveSlot, spacingKey } from './attempts.queries'
import { messageSpacing } from './rules'

type SpacingServices = Pick<Services, 'db' | 'clock'>

/**
 * Sends a message unless the recipient recently got enough of its kind, and returns whether it was sent. The caller
 * gets no error: a recent code still works, because the interval is shorter than a code's life.
 */
export const sendSpaced = (
  { db, clock }: SpacingServices,
  subject: string,
  enqueueMessage: (tx: Executor) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await reserveSlot(tx, spacingKey(subject), { rule: messageSpacing, now: clock.now() }))) return false
    await enqueueMessage(tx)
    return true
  })

/** A code was used, so its owner may need another one immediately. */
export const allowNextMessage = ({ db }: Pick<SpacingServices, 'db'>, subject: string): Promise<void> =>
  releaseSlot(db, spacingKey(subject), messageSpacing)
