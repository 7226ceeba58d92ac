/** Deletes records of sent messages that are older than the provider keeps them. */
import { daysAfter } from '#shared/format/moments'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteSentMessagesBefore } from './cleanup.queries'
import { deleteInBatches } from './deleteInBatches'

export const sentMessagesCleanupJob = defineScheduledJob(
  'delete old sent messages',
  async ({ db, clock, config, lifecycle }) => {
    const moment = daysAfter(clock.now(), -config.SENT_MESSAGES_DAYS)
    await deleteInBatches(lifecycle, (limit) => deleteSentMessagesBefore(db, { moment, limit }))
  },
)
