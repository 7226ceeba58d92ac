/** Marks the open reports of an ended outage as done. The customers were notified that the outage is over. */
import { z } from 'zod/mini'
import * as outageTexts from '#shared/texts/services/outages'
import { type Authorship, applyChange } from '../../directory/cases/cases.ledger'
import { findContactOf } from '../../directory/cases/cases.queries'
import { finishDecision } from '../../directory/cases/finishDecision'
import { isPossible } from '../../directory/cases/requests.ledger'
import { fullName } from '../../fullName'
import { defineJob, type Job } from '../../jobs/job'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { lockUnchangedReports } from './reports.queries'

const Payload = z.object({ outageId: z.uuid(), userId: z.uuid() })
type Payload = z.infer<typeof Payload>

/** One transaction changes this many requests, so that it locks none of them for long. */
const reportsPerJob = 25

export const finishReportsJob: Job<Payload> = defineJob({
  name: 'finish outage reports',
  payload: Payload,
  maxAttempts: 16,
  isBulk: true,
  async run(services, payload) {
    const authorship = await authorshipFor(services, payload.userId)
    await services.db.transaction(async (tx) => {
      const reports = await lockUnchangedReports(tx, payload.outageId, reportsPerJob)
      for (const report of reports) {
        if (!isPossible('finish', report, authorship)) continue
        const decision = finishDecision(report, { note: outageTexts.reportFinishedNote, authorship })
        await applyChange(tx, report.id, { ...decision, authorship })
      }
      if (reports.length === reportsPerJob) await enqueue(tx, finishReportsJob, payload)
    })
  },
})

/** The agent who ended the outage marks its reports as done. */
async function authorshipFor({ db, clock, config }: Services, userId: string): Promise<Authorship> {
  const contact = await findContactOf(db, userId)
  const name = contact ? fullName(contact) : config.BRAND_NAME
  return { author: { userId, name, userType: 'CENTRIC', isStaff: true }, now: clock.now(), zone: config.TIME_ZONE }
}
