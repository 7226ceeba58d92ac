/** Deletes messages of the sandbox outbox, events, and jobs of messages that failed, after the provider's periods. */
import { daysAfter } from '#shared/format/moments'
import { sendBulkMessagesJob, sendMessageJob } from '../adapters/notifier/sendMessage.job'
import { notifyInBulkJob, notifyJob } from '../directory/notifications/notify.job'
import { assignPositions } from '../directory/outboundEvents/outboundEvents.queries'
import { registrationCodeKind } from '../directory/registrations/registrationCodeKind'
import { visitorCodeJob } from '../directory/signIn/visitorCode.job'
import { deleteFailedJobsBefore } from '../jobs/jobs.queries'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteEventsBefore, deleteOutboxBefore } from './cleanup.queries'
import { deleteInBatches } from './deleteInBatches'

/**
 * Jobs of messages contain names, addresses or texts. Other jobs contain ids only, and would be found due again if they
 * were deleted: refunds, for example, would then be sent without anyone's decision.
 */
const messageJobs = [
  sendMessageJob,
  sendBulkMessagesJob,
  notifyJob,
  notifyInBulkJob,
  visitorCodeJob,
  registrationCodeKind,
]

export const oldRecordsJob = defineScheduledJob('delete old records', async ({ db, clock, config, lifecycle }) => {
  const daysAgo = (days: number): Date => daysAfter(clock.now(), -days)
  const outbox = daysAgo(config.OUTBOX_DAYS)
  await deleteInBatches(lifecycle, (limit) => deleteOutboxBefore(db, { moment: outbox, limit }))
  await assignPositions(db)
  const events = daysAgo(config.EVENTS_DAYS)
  await deleteInBatches(lifecycle, (limit) => deleteEventsBefore(db, { moment: events, limit }))
  const moment = daysAgo(config.FAILED_MESSAGES_DAYS)
  for (const { name } of messageJobs)
    await deleteInBatches(lifecycle, (limit) => deleteFailedJobsBefore(db, name, { moment, limit }))
})
