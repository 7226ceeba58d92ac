/** Adds the partitions of the audit log ahead of time, and drops those that are older than the provider keeps them. */
import { addDays, addMonths } from '#shared/format/dates'
import { defineScheduledJob } from '../jobs/schedule'
import { addAuditPartition, dropAuditPartitionsBefore, findMonthsWithoutPartition } from './auditPartitions.queries'

/** Without these partitions the log still takes records, and this job moves them later. */
const monthsAhead = 2

export const auditPartitionsJob = defineScheduledJob('divide audit log', async ({ db, clock, config, lifecycle }) => {
  const thisMonth = `${clock.now().toISOString().slice(0, 7)}-01`
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => addMonths(thisMonth, index))
  // The current month comes first, so that new records do not wait while older ones move.
  for (const month of [...ahead, ...(await findMonthsWithoutPartition(db))]) {
    if (lifecycle.stopping.aborted) return
    await addAuditPartition(db, month)
  }
  await dropAuditPartitionsBefore(db, addDays(clock.today(), -config.AUDIT_DAYS))
})
