/** Removes files that were sent for a case which then was never opened. */
import { startRounds } from '../../../background'
import type { Services } from '../../../services'
import { deletePendingBefore } from './queries'
import { storeKey } from './receive'

const everyMs = 60 * 60_000
/** A draft is finished within days, or not at all. */
const keptMs = 3 * 24 * 60 * 60_000

/** Starts the rounds; the answer stops them. */
export const startAttachmentSweeper = ({ db, files, clock, background, log }: Services): (() => void) =>
  startRounds(background, {
    name: 'delete files of cases never opened',
    everyMs,
    run: async () => {
      const before = new Date(clock.now().getTime() - keptMs)
      for (const id of await deletePendingBefore(db, before)) {
        // One file that cannot be removed must not keep the others: their rows are gone already.
        await files.remove(storeKey(id)).catch((error: unknown) => {
          log.error({ err: error, attachmentId: id }, 'a file that nobody needs could not be removed')
        })
      }
    },
  })
