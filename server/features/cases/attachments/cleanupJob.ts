/** Deletes files that were uploaded for a case that was never opened. */
import { startPeriodicJob } from '../../../background'
import { attachmentStorageKey } from '../../../directory/cases/attachments'
import type { Services } from '../../../services'
import { deletePendingBefore } from './attachments.queries'

const everyMs = 60 * 60_000
/** A draft is finished within days or never. */
const retentionMs = 3 * 24 * 60 * 60_000

/** Starts the job and returns a function that stops it. */
export const startAttachmentCleanupJob = ({ db, files, clock, background, log }: Services): (() => void) =>
  startPeriodicJob(background, {
    name: 'delete files of cases never opened',
    everyMs,
    run: async () => {
      const before = new Date(clock.now().getTime() - retentionMs)
      for (const id of await deletePendingBefore(db, before)) {
        // The rows are already gone, so a file that can't be removed must not stop the others.
        await files.remove(attachmentStorageKey(id)).catch((error: unknown) => {
          log.error({ err: error, attachmentId: id }, 'an unused attachment could not be removed')
        })
      }
    },
  })
