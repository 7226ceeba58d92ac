/** Deletes files for good once their deletion can no longer be undone. */
import { startPeriodicJob } from '../../background'
import type { Services } from '../../services'
import { removeDeletedBefore } from './assets.queries'

const everyMs = 60_000
/** Longer than the time within which a deletion can be undone. */
const retentionMs = 2 * 60_000

/** Starts the job and returns a function that stops it. */
export const startDocumentCleanupJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'remove deleted documents',
    everyMs,
    run: () => deleteExpiredDocuments(services),
  })

export async function deleteExpiredDocuments({ db, files, clock, log }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs)
  for (const key of await removeDeletedBefore(db, before)) {
    // The rows are already gone, so a file that can't be removed must not stop the others.
    await files.remove(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'a deleted document could not be removed')
    })
  }
}
