/** Enqueues a job for each open row of a run, and so finishes a run whatever interrupts it. */
import { z } from 'zod/mini'
import { enqueueDue } from '../../../jobs/dueJobs'
import { defineJob } from '../../../jobs/job'
import { removeReplacedJobs } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { noticeLetterJob } from './noticeLetter.job'
import { findRunningRuns } from './noticeRuns.queries'
import { findOpenAttempts, finishRunIfDone } from './notices.queries'

export const noticeRunJob = defineJob({
  name: 'notice run',
  payload: z.object({ runId: z.uuid() }),
  maxAttempts: 25,
  keyOf: ({ runId }) => runId,
  async run({ db, clock }, { runId }) {
    await db.transaction(async (tx) => enqueueDue(tx, noticeLetterJob, await findOpenAttempts(tx, runId)))
    await finishRunIfDone(db, runId, clock.now())
  },
})

/** Continues runs that have no jobs, because another version of the portal started them. */
export const unfinishedNoticeRunsJob = defineScheduledJob('unfinished notice runs', async ({ db }) => {
  await removeReplacedJobs(db, noticeLetterJob.name)
  const running = await findRunningRuns(db)
  await enqueueDue(
    db,
    noticeRunJob,
    running.map((runId) => ({ runId })),
  )
})
