/** Deletes records of sent messages that are older than the provider keeps them. */
import { minutesAfter } from '../directory/signIn/rules'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteSentMessagesBefore } from './cleanup.queries'

const dayMinutes = 24 * 60
/** A statement may take fifteen seconds. */
const batchSize = 5_000

export const sentMessagesCleanupJob = defineScheduledJob(
  'delete old sent messages',
  async ({ db, clock, config, lifecycle }) => {
    const moment = minutesAfter(clock.now(), -config.SENT_MESSAGES_DAYS * dayMinutes)
    // A process that stops leaves the rest to the next day.
    for (let deleted = batchSize; deleted === batchSize && !lifecycle.stopping.aborted; ) {
      deleted = await deleteSentMessagesBefore(db, { moment, limit: batchSize })
    }
  },
)
