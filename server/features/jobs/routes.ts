/** Serves the state of background jobs to administrators, who retry or discard those that failed for the last time. */
import { discardJob, listFailedJobs, listJobKinds, retryJob, retryJobsOfKind } from '#shared/contract/operations/jobs'
import * as jobTexts from '#shared/texts/operations/jobs'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './failedJobs.queries'

const jobIsGone = () => new AppError('not_found', jobTexts.jobIsGone)

async function requireFailedKind(tx: Executor, jobId: string): Promise<string> {
  const kind = await queries.findFailedKind(tx, jobId)
  if (kind === null) throw jobIsGone()
  return kind
}

export function jobRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listJobKinds, async () => ({
    as_of: clock.now().toISOString(),
    kinds: await queries.countJobs(db),
    failing_schedules: await queries.findFailingSchedules(db),
  }))

  serve(routeContext, listFailedJobs, ({ query }) => queries.findFailedJobs(db, query))

  serve(routeContext, retryJob, async ({ params, actor }, caller) => {
    await db.transaction(async (tx) => {
      const kind = await requireFailedKind(tx, params.job_id)
      if ((await queries.retryFailedJob(tx, params.job_id)) === 0) throw jobIsGone()
      const details = { type: kind, number: params.job_id }
      await auditActor(tx, { actor, caller }, { action: 'job.retried', details })
    })
    caller.addMessage(jobTexts.jobTriedAgain)
    return null
  })

  serve(routeContext, retryJobsOfKind, async ({ body, actor }, caller) => {
    const count = await db.transaction(async (tx) => {
      const retried = await queries.retryFailedJobs(tx, body.kind)
      if (retried === 0) throw jobIsGone()
      const details = { type: body.kind, count: retried }
      await auditActor(tx, { actor, caller }, { action: 'job.retriedAll', details })
      return retried
    })
    caller.addMessage(jobTexts.jobsTriedAgain(count))
    return { count }
  })

  serve(routeContext, discardJob, async ({ params, actor }, caller) => {
    await db.transaction(async (tx) => {
      const kind = await requireFailedKind(tx, params.job_id)
      if ((await queries.discardFailedJob(tx, params.job_id)) === 0) throw jobIsGone()
      const details = { type: kind, number: params.job_id }
      await auditActor(tx, { actor, caller }, { action: 'job.discarded', details })
    })
    caller.addMessage(jobTexts.jobDiscarded)
    return null
  })
}
