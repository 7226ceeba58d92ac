/** Deletes files for good once their deletion can no longer be undone. */
import { removeFileJob } from '../../adapters/removeFile.job'
import { enqueueMissing } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import { removeDeletedBefore } from './assets.queries'

/** Longer than the time within which a deletion can be undone. */
const retentionMs = 2 * 60_000

export const assetCleanupJob = defineScheduledJob('remove deleted documents', ({ db, clock }) =>
  db.transaction(async (tx) => {
    const storageKeys = await removeDeletedBefore(tx, new Date(clock.now().getTime() - retentionMs))
    const removals = storageKeys.map((storageKey) => ({ storageKey }))
    await enqueueMissing(tx, removeFileJob, removals)
  }),
)
