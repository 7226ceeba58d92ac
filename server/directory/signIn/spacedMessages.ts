/** Spaces messages to one recipient, so that no attacker can flood a mailbox or phone, even from many networks. */
import type { Services } from '../../services'
import { releaseSlot, reserveSlot, spacingKey } from './attempts.queries'
import { messageSpacing } from './rules'

type SpacingServices = Pick<Services, 'db' | 'clock'>

/**
 * Sends a message unless the recipient recently got enough of its kind, and returns whether it was sent. The caller
 * gets no error: a recent code still works, because the interval is shorter than a code's life.
 */
export async function sendSpaced(
  { db, clock }: SpacingServices,
  subject: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await reserveSlot(db, spacingKey(subject), { rule: messageSpacing, now: clock.now() }))) return false
  try {
    await send()
  } catch (error) {
    await releaseSlot(db, spacingKey(subject), messageSpacing)
    throw error
  }
  return true
}

/** A code was used, so its owner may need another one at once. */
export const allowNextMessage = ({ db }: Pick<SpacingServices, 'db'>, subject: string): Promise<void> =>
  releaseSlot(db, spacingKey(subject), messageSpacing)
