/** Deletes files that were uploaded for a case that was never opened. */
import { attachmentStorageKey } from '../../../directory/cases/attachments'
import { defineScheduledJob } from '../../../jobs/schedule'
import { deletePendingBefore } from './attachments.queries'

/** A draft is finished within days or never. */
const retentionMs = 3 * 24 * 60 * 60_000

export const attachmentCleanupJob = defineScheduledJob(
  'delete files of cases never opened',
  async ({ db, files, clock, log }) => {
    const before = new Date(clock.now().getTime() - retentionMs)
    for (const id of await deletePendingBefore(db, before)) {
      // The rows are already gone, so a file that can't be removed must not stop the others.
      await files.remove(attachmentStorageKey(id)).catch((error: unknown) => {
        log.error({ err: error, attachmentId: id }, 'an unused attachment could not be removed')
      })
    }
  },
)
