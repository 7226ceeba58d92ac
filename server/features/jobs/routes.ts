/** Serves the state of background jobs to administrators, who retry or discard those that failed for the last time. */
import { discardJob, listFailedJobs, listJobKinds, retryJob, retryJobsOfKind } from '#shared/contract/operations/jobs'
import * as jobTexts from '#shared/texts/operations/jobs'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { isDueJob } from '../../jobs/dueJobs'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import * as queries from './failedJobs.queries'
import { retryJobsJob } from './retryJobs.job'

const jobIsGone = () => new AppError('not_found', jobTexts.jobRemoved)

async function requireFailedKind(tx: Executor, jobId: string): Promise<string> {
  const kind = await queries.findFailedKind(tx, jobId)
  if (kind === null) throw jobIsGone()
  return kind
}

/** Starts a batch of the failed jobs of a kind, and the others in a job. Returns how many these are together. */
async function startRetry(tx: Executor, kind: string): Promise<number> {
  const { count, failed } = await queries.countFailedJobs(tx, kind)
  const started = await queries.retryFirstJobs(tx, failed)
  if (started < count) await enqueue(tx, retryJobsJob, failed)
  return Math.max(started, count)
}

export function jobRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listJobKinds, async () => {
    const now = clock.now()
    return {
      as_of: now.toISOString(),
      kinds: await queries.countJobs(db, now),
      failing_schedules: await queries.findFailingSchedules(db),
    }
  })

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
      const retried = await startRetry(tx, body.kind)
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
      if (isDueJob(kind)) throw new AppError('conflict', jobTexts.cannotDiscard)
      if ((await queries.discardFailedJob(tx, params.job_id)) === 0) throw jobIsGone()
      const details = { type: kind, number: params.job_id }
      await auditActor(tx, { actor, caller }, { action: 'job.discarded', details })
    })
    caller.addMessage(jobTexts.jobDiscarded)
    return null
  })
}
