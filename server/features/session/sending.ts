/** Spaces messages to one recipient, so that nobody can flood a mailbox or telephone however many networks they have. */
import type { Services } from '../../services'
import { giveSlotBack, spacingKey, takeSlot } from './queries'
import { messageSpacing } from './rules'

type Spaced = Pick<Services, 'db' | 'clock'>

/**
 * Sends a message unless the recipient got enough of its kind lately, and answers whether it was sent. Whoever asked is
 * not refused: a code that was sent lately still works, because the spacing is shorter than a code's life.
 */
export async function sendSpaced({ db, clock }: Spaced, what: string, send: () => Promise<unknown>): Promise<boolean> {
  if (!(await takeSlot(db, spacingKey(what), { rule: messageSpacing, now: clock.now() }))) return false
  try {
    await send()
  } catch (error) {
    await giveSlotBack(db, spacingKey(what), messageSpacing)
    throw error
  }
  return true
}

/** A code was used, so its owner may need another at once. */
export const allowNext = ({ db }: Pick<Spaced, 'db'>, what: string): Promise<void> =>
  giveSlotBack(db, spacingKey(what), messageSpacing)
