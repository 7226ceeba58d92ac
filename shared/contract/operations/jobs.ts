/** Defines what administrators see of background jobs. A job's payload is never part of it, because it may be secret. */
import { z } from 'zod/mini'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { cursorOfKey, pageSizeQuery } from '../../http/paging'
import { jobErrors } from '../../operations/jobErrors'

export const JobKind = z.object({
  /** The name of the job in the server. */
  kind: z.string(),
  /** Each count is at most 10,000, even if there are more. */
  waiting_count: z.int(),
  /**
   * The oldest waiting job that is due should have started then. It is null if none is due, as when all of them wait for
   * the end of quiet hours or for their next attempt.
   */
  oldest_due_at: z.nullable(Moment),
  running_count: z.int(),
  failed_count: z.int(),
})
export type JobKind = z.infer<typeof JobKind>

export const FailedJob = z.object({
  job_id: z.string(),
  kind: z.string(),
  created_at: Moment,
  attempts: z.int(),
  last_error: z.enum(jobErrors),
  /** False for work that a scheduled job finds again while it is due, such as a refund. */
  can_discard: z.boolean(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** A scheduled job never fails for the last time, because its next run replaces it. */
export const FailingSchedule = z.object({
  kind: z.string(),
  /** The moment of the first failed attempt since the last one that succeeded. */
  failing_since: Moment,
  failed_attempts: z.int(),
  last_error: z.enum(jobErrors),
})
export type FailingSchedule = z.infer<typeof FailingSchedule>

export const listJobKinds = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/kinds',
  summary:
    'Counts waiting, running and failed background jobs, by kind, up to 10,000 each, and lists scheduled jobs whose last attempt failed.',
  access: 'JOBS.read',
  reads: ['Jobs'],
  response: z.object({ as_of: Moment, kinds: z.array(JobKind), failing_schedules: z.array(FailingSchedule) }),
})

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/failed',
  summary: 'Lists background jobs whose last attempt failed, newest first, as a page with the cursor of the next one.',
  access: 'JOBS.read',
  reads: ['Jobs'],
  query: z.object({
    /** This is the cursor that the previous page returned. */
    after: z.optional(cursorOfKey('\\d{1,18}')),
    page_size: pageSizeQuery(100),
  }),
  response: z.object({
    jobs: z.array(FailedJob),
    /** The cursor is null on the last page. */
    next: z.nullable(z.string()),
  }),
})

const params = z.object({ job_id: z.string().check(z.regex(/^\d{1,18}$/)) })

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/failed/:job_id/retry',
  summary: 'Restarts a failed background job with its first attempt. 404 if it has not failed.',
  access: 'JOBS.write',
  changes: ['Jobs'],
  params,
  response: z.null(),
})

export const retryJobsOfKind = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/failed/retry',
  summary:
    'Restarts all failed background jobs of a kind, or a scheduled job whose last attempt failed, and returns how many. A great many are restarted one batch after another.',
  access: 'JOBS.write',
  changes: ['Jobs'],
  body: z.strictObject({ kind: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ count: z.int() }),
})

export const discardJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/failed/:job_id',
  summary:
    'Deletes a failed background job. 404 if it has not failed, and 409 if its work would be found again because it is due.',
  access: 'JOBS.write',
  changes: ['Jobs'],
  params,
  response: z.null(),
})

export const jobs = { listJobKinds, listFailedJobs, retryJob, retryJobsOfKind, discardJob }
