/** Deletes files that were uploaded for a case that was never opened. */
import { daysAfter } from '#shared/format/moments'
import { removeFileJob } from '../../../adapters/removeFile.job'
import { attachmentStorageKey } from '../../../directory/cases/attachments'
import { enqueueMissing } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { deletePendingBefore } from './attachments.queries'

/** A draft is finished within days or never. */
const retentionDays = 3

export const attachmentCleanupJob = defineScheduledJob('delete files of cases never opened', ({ db, clock }) =>
  db.transaction(async (tx) => {
    const ids = await deletePendingBefore(tx, daysAfter(clock.now(), -retentionDays))
    const removals = ids.map((id) => ({ storageKey: attachmentStorageKey(id) }))
    await enqueueMissing(tx, removeFileJob, removals)
  }),
)
