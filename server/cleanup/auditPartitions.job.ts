/** Adds the partitions of the audit log ahead of time, and drops those that are older than the provider keeps them. */

import { addMonths } from '#shared/format/dates'
import { daysAfter } from '#shared/format/moments'
import { isLockTimeout } from '../db/databaseErrors'
import { defineScheduledJob } from '../jobs/schedule'
import type { Services } from '../services'
import { addAuditPartition, dropExpiredAuditPartition, findMonthWithoutPartition } from './auditPartitions.queries'

/** Without these partitions the log still takes records, and this job moves them later. */
const monthsAhead = 2

export const auditPartitionsJob = defineScheduledJob('divide audit log', async (services) => {
  try {
    await addPartitions(services)
    await dropExpired(services)
  } catch (error) {
    // A backup, for example, reads the log for long. The next run is in an hour, and two months are ready.
    if (!isLockTimeout(error)) throw error
    services.log.info('the audit log is in use: its partitions are added or dropped later')
  }
})

async function addPartitions({ db, clock }: Services): Promise<void> {
  const thisMonth = `${clock.now().toISOString().slice(0, 7)}-01`
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) await addAuditPartition(db, addMonths(thisMonth, ahead))
  for (let month = await findMonthWithoutPartition(db); month !== null; month = await findMonthWithoutPartition(db)) {
    await addAuditPartition(db, month)
  }
}

async function dropExpired({ db, clock, config, log }: Services): Promise<void> {
  if (config.AUDIT_DAYS === undefined) return
  const moment = daysAfter(clock.now(), -config.AUDIT_DAYS)
  for (let dropped = await dropExpiredAuditPartition(db, moment); dropped !== null; ) {
    log.info(dropped, 'audit records have expired and were deleted')
    dropped = await dropExpiredAuditPartition(db, moment)
  }
}
