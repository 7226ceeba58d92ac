/** When scheduled jobs start. Of all processes, one enqueues each of them. */
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { z } from 'zod/mini'
import { wallClock } from '#shared/desks/openingHours'
import type { Services } from '../services'
import { defineJob, type Job, jobKey } from './job'
import { enqueue, removeReplacedJobs } from './jobs.queries'
import { deleteFailedAttempts, recordFailedAttempt, takeDay } from './schedule.queries'

const NoPayload = z.object({})
export type ScheduledJob = Job<z.infer<typeof NoPayload>>

const maxAttempts = 25

/** A job whose time comes again while it runs waits for its end, whichever process runs it. */
const queueOf = (name: string): string => `schedule of ${name}`

/**
 * Defines a job that starts at scheduled times. One that failed is replaced by the next,
 * and so is one that was still running at that time, and failed or died later. Therefore failed attempts are recorded
 * until one succeeds.
 */
export const defineScheduledJob = (name: string, run: (services: Services) => Promise<unknown>): ScheduledJob =>
  defineJob({
    name,
    payload: NoPayload,
    maxAttempts,
    keyOf: () => 'by schedule',
    queueOf: () => queueOf(name),
    async run(services) {
      const { db, clock, log } = services
      try {
        await run(services)
      } catch (error) {
        // The error itself matters more than its record, which a lost database can't store.
        await recordFailedAttempt(db, { name, at: clock.now(), error }).catch((cause: unknown) =>
          log.error({ err: cause, job: name }, 'a failed attempt of a scheduled job could not be recorded'),
        )
        throw error
      }
      await deleteFailedAttempts(db, name)
      await removeReplacedJobs(db, name)
    },
  })

export interface Interval {
  job: ScheduledJob
  /** A pattern of cron such as `0 * * * *`. */
  cron: string
}

export interface DailyTime {
  job: ScheduledJob
  /** In the provider's time zone. */
  minutes: number
}

export const cronItemsOf = (intervals: readonly Interval[]): ParsedCronItem[] =>
  parseCronItems(
    intervals.map(({ job, cron }) => ({
      task: job.name,
      identifier: job.name,
      match: cron,
      options: {
        backfillPeriod: 0,
        maxAttempts,
        jobKey: jobKey(job, {}) ?? job.name,
        queueName: queueOf(job.name),
      },
    })),
  )

/** The first time is when a process starts. */
export async function enqueueIntervals({ db }: Services, intervals: readonly Interval[]): Promise<void> {
  for (const { job } of intervals) await enqueue(db, job, {})
}

/**
 * Checks every minute which daily jobs are due. The library's patterns are in UTC. Local time has hours that do not exist
 * and hours that come twice, so a job is due from its time on, and once per local day.
 */
export const defineDailyJob = (daily: readonly DailyTime[]): ScheduledJob =>
  defineScheduledJob('daily jobs', async ({ db, clock, config }) => {
    const today = clock.today()
    const { minutes: now } = wallClock(clock.now(), config.TIME_ZONE)
    for (const { job, minutes } of daily) {
      if (now < minutes) continue
      await db.transaction(async (tx) => {
        if (await takeDay(tx, job.name, today)) await enqueue(tx, job, {})
      })
    }
  })
