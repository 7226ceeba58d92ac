/** Measures the stored jobs of all processes, at each scrape of a process that runs jobs. */
import { Gauge } from 'prom-client'
import type { Database } from '../db/database'
import type { Metrics } from '../metrics/metrics'
import type { Services } from '../services'
import type { AnyJob } from './job'
import { type JobState, readJobState } from './jobs.queries'

const names: Record<keyof JobState, [name: string, help: string]> = {
  overdueSeconds: [
    'portal_oldest_due_job_seconds',
    'How long the oldest job that is due has been waiting, except for bulk jobs.',
  ],
  overdueBulkSeconds: [
    'portal_oldest_due_bulk_job_seconds',
    'How long the oldest bulk job that is due has been waiting, such as emails of a billing run.',
  ],
  failed: ['portal_failed_jobs', 'Jobs whose last attempt failed, up to 10,000.'],
  failingSchedules: ['portal_failing_schedules', 'Scheduled jobs whose last attempt failed.'],
}

interface Watched {
  db: Database
  log: Services['log']
  jobs: readonly AnyJob[]
}

export function watchJobs({ registry }: Pick<Metrics, 'registry'>, { db, log, jobs }: Watched): void {
  const bulkNames = jobs.filter(({ isBulk }) => isBulk).map(({ name }) => name)
  let reading: Promise<JobState> | undefined
  /** All gauges of one scrape share one read. */
  const read = (): Promise<JobState> =>
    (reading ??= readJobState(db, bulkNames)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the state of the jobs could not be read')
        return { overdueSeconds: NaN, overdueBulkSeconds: NaN, failed: NaN, failingSchedules: NaN }
      })
      .finally(() => {
        reading = undefined
      }))
  const gauge = (key: keyof JobState): void => {
    const [name, help] = names[key]
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await read())[key])
      },
    })
  }
  gauge('overdueSeconds')
  gauge('overdueBulkSeconds')
  gauge('failed')
  gauge('failingSchedules')
}
