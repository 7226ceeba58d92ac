/** Deletes records of sent messages that are older than the provider keeps them. */
import { minutesAfter } from '../directory/signIn/rules'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteSentMessagesBefore } from './cleanup.queries'
import { deleteInBatches } from './deleteInBatches'

const dayMinutes = 24 * 60

export const sentMessagesCleanupJob = defineScheduledJob(
  'delete old sent messages',
  async ({ db, clock, config, lifecycle }) => {
    const moment = minutesAfter(clock.now(), -config.SENT_MESSAGES_DAYS * dayMinutes)
    await deleteInBatches(lifecycle, (limit) => deleteSentMessagesBefore(db, { moment, limit }))
  },
)
