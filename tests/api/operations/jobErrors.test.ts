import { runOnce } from 'graphile-worker'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { listFailedJobs, listJobKinds } from '#shared/contract/operations/jobs'
import { SmsGatewayFailure } from '../../../server/adapters/notifier/mailErrors'
import { unsealMessage } from '../../../server/adapters/notifier/messages'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { libraryOptions } from '../../../server/jobs/jobTasks'
import { defineScheduledJob } from '../../../server/jobs/schedule'
import { addFailedJob, deleteJobs } from '../../support/data/jobs'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
})
it.beforeEach(({ server }) => deleteJobs(server.database))

/** An error as the libraries and the operating system throw them. */
const errorWith = (code: string, cause?: Error) => Object.assign(new Error('ada@example.com', { cause }), { code })

const failing = vi.fn<(server: TestServer) => Promise<unknown>>()
const Schedules = z.object({ failing_schedules: z.tuple([z.object({ last_error: z.string() })]) })

async function listedError(server: TestServer): Promise<string> {
  const probe = defineScheduledJob('find reminders', async () => {
    await failing(server)
  })
  await enqueue(server.database.db, probe, {})
  await runOnce({ ...libraryOptions(server.services, [probe]), pgPool: server.database.pool })
  const { data } = await server.call(listJobKinds, {}, { token })
  return Schedules.parse(data).failing_schedules[0].last_error
}

const failures: [kind: string, what: string, fail: (server: TestServer) => Promise<unknown>][] = [
  ['connection', 'a server that refuses the connection', () => Promise.reject(errorWith('ECONNREFUSED'))],
  [
    'connection',
    'a request that never reached a server',
    () => Promise.reject(new TypeError('fetch failed', { cause: errorWith('UND_ERR_SOCKET') })),
  ],
  ['timeout', 'a request that took too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['timeout', 'a mail server that does not answer', () => Promise.reject(errorWith('ETIMEDOUT'))],
  ['mail', 'a mail server that refuses the recipient', () => Promise.reject(errorWith('EENVELOPE'))],
  ['sms', 'an SMS gateway that is down', () => Promise.reject(new SmsGatewayFailure('Status 503'))],
  ['database', 'a statement that PostgreSQL rejects', ({ database }) => database.pool.query('select nothing')],
  [
    'sealed',
    'a message whose key is no longer in the settings',
    async ({ services }) => unsealMessage(services.config, Buffer.alloc(40).toString('base64')),
  ],
  ['payload', 'a payload that this version does not understand', async () => z.parse(z.string(), 1)],
  ['other', 'any other error', () => Promise.reject(new Error('Undefined is not a function'))],
]

describe('a failed job', () => {
  it.for(failures)('is listed with the error “%s” after %s', async ([kind, , fail], { server }) => {
    failing.mockImplementation(fail)
    expect(await listedError(server)).toBe(kind)
  })

  it('is listed as interrupted if its process died', async ({ server }) => {
    await addFailedJob(server.database, { error: null })
    const { data } = await server.call(listFailedJobs, { query: {} }, { token })
    expect(data).toMatchObject({ jobs: [{ last_error: 'interrupted' }] })
  })
})
