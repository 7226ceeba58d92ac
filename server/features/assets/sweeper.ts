/** Removes for good what was deleted and not brought back. */
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { removeDeletedBefore } from './queries'

const everyMs = 60_000
/** Longer than anybody can undo it. */
const keptMs = 2 * 60_000

/** Starts the rounds; the answer stops them. */
export const startDocumentSweeper = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'remove deleted documents',
    everyMs,
    run: () => sweepDocuments(services),
  })

export async function sweepDocuments({ db, files, clock, log }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  for (const key of await removeDeletedBefore(db, before)) {
    // One file that cannot be removed must not keep the others: their rows are gone already.
    await files.remove(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'a deleted document could not be removed')
    })
  }
}
