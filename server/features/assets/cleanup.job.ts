/** Deletes files for good once their deletion can no longer be undone. */
import { defineScheduledJob } from '../../jobs/schedule'
import { removeDeletedBefore } from './assets.queries'

/** Longer than the time within which a deletion can be undone. */
const retentionMs = 2 * 60_000

export const documentCleanupJob = defineScheduledJob('remove deleted documents', async ({ db, files, clock, log }) => {
  const before = new Date(clock.now().getTime() - retentionMs)
  for (const key of await removeDeletedBefore(db, before)) {
    // The rows are already gone, so a file that can't be removed must not stop the others.
    await files.remove(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'a deleted document could not be removed')
    })
  }
})
