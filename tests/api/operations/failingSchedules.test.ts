import { runOnce } from 'graphile-worker'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { listJobKinds, retryJobsOfKind } from '#shared/contract/operations/jobs'
import * as jobTexts from '#shared/texts/operations/jobs'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { libraryOptions } from '../../../server/jobs/jobTasks'
import { defineScheduledJob } from '../../../server/jobs/schedule'
import { deleteJobs, readJobs } from '../../support/data/jobs'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['JOBS.read', 'JOBS.write'])
})

it.beforeEach(async ({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
  await deleteJobs(server.database)
})

const kinds = async (server: TestServer) => (await server.call(listJobKinds, {}, { token })).data

describe('a scheduled job', () => {
  const failing = vi.fn<() => Promise<void>>()
  const probe = defineScheduledJob('find reminders', failing)
  const runProbe = ({ services, database }: TestServer) =>
    runOnce({ ...libraryOptions(services, [probe]), pgPool: database.pool })
  /** Fails at two of its times. The second run replaces the first. */
  async function failTwice(server: TestServer): Promise<void> {
    failing.mockRejectedValue(Object.assign(new Error('connect 10.0.0.7:25'), { code: 'ECONNREFUSED' }))
    for (const now of ['2026-03-13T15:00:00.000Z', '2026-03-13T15:10:00.000Z']) {
      server.setNow(now)
      await enqueue(server.database.db, probe, {})
      await runProbe(server)
    }
  }
  const Schedules = z.object({ failing_schedules: z.array(z.unknown()) })
  const schedules = async (server: TestServer) => Schedules.parse(await kinds(server)).failing_schedules

  it('is listed with the time of the first failure and the last error while its runs fail', async ({ server }) => {
    await failTwice(server)
    expect(await schedules(server)).toEqual([
      {
        kind: 'find reminders',
        failing_since: '2026-03-13T15:00:00.000Z',
        failed_attempts: 2,
        last_error: 'connection',
      },
    ])
  })

  it('does its work right away and leaves the list when it is tried again', async ({ server }) => {
    await failTwice(server)
    failing.mockResolvedValue(undefined)
    const answer = await server.call(retryJobsOfKind, { body: { kind: 'find reminders' } }, { token })
    expect(answer).toMatchObject({ data: { count: 1 }, messages: [jobTexts.jobsTriedAgain(1)] })
    await runProbe(server)
    expect(await schedules(server)).toEqual([])
    expect(await readJobs(server.database, 'find reminders')).toEqual([])
  })
})
