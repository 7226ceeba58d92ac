/** Deletes messages of the sandbox outbox, and jobs of messages that failed, after the provider's periods. */

import { sendBulkMessagesJob, sendMessageJob } from '../adapters/notifier/sendMessage.job'
import { notifyInBulkJob, notifyJob } from '../directory/notifications/notify.job'
import { minutesAfter } from '../directory/signIn/rules'
import { deleteFailedJobsBefore } from '../jobs/jobs.queries'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteOutboxBefore } from './cleanup.queries'
import { deleteInBatches } from './deleteInBatches'

const dayMinutes = 24 * 60

export const oldRecordsJob = defineScheduledJob('delete old records', async ({ db, clock, config, lifecycle }) => {
  const daysAgo = (days: number): Date => minutesAfter(clock.now(), -days * dayMinutes)
  const outbox = daysAgo(config.OUTBOX_DAYS)
  await deleteInBatches(lifecycle, (limit) => deleteOutboxBefore(db, { moment: outbox, limit }))
  const moment = daysAgo(config.FAILED_MESSAGES_DAYS)
  // Other kinds would be found due again, and refunds, for example, would then be sent without anyone's decision.
  for (const { name } of [sendMessageJob, sendBulkMessagesJob, notifyJob, notifyInBulkJob])
    await deleteInBatches(lifecycle, (limit) => deleteFailedJobsBefore(db, name, { moment, limit }))
})
