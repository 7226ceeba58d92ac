import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { detailsText } from '#shared/access/auditDetails'
import { discardJob, listFailedJobs, listJobKinds, retryJob, retryJobsOfKind } from '#shared/contract/operations/jobs'
import { maxCountedJobs } from '#shared/http/limits'
import * as jobTexts from '#shared/texts/operations/jobs'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { retryBatchSize } from '../../../server/features/jobs/failedJobs.queries'
import { jobList } from '../../../server/jobLists/jobList'
import { watchJobs } from '../../../server/jobs/watchJobs'
import { addFailedJob, deleteJobs, readJobs } from '../../support/data/jobs'
import { addPayer, pay, receiptSubject } from '../../support/data/payments/payments'
import { readMailsTo } from '../../support/data/payments/scheduledPayments'
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

const Failed = listFailedJobs.response
const failed = async (server: TestServer, query: object = {}) =>
  z.decode(Failed, (await server.call(listFailedJobs, { query }, { token })).data as z.input<typeof Failed>)
const kinds = async (server: TestServer) => (await server.call(listJobKinds, {}, { token })).data
const newestAudit = async (server: TestServer) => {
  const records = await server.database.db.select().from(auditRecords).orderBy(sql`at desc`).limit(1)
  return records.map(({ action, details }) => ({ action, details }))
}

describe('the kinds of jobs', () => {
  it('are counted by whether their jobs wait, run or have failed', async ({ server }) => {
    const { db } = server.database
    await addFailedJob(server.database)
    await db.execute(sql`select graphile_worker.add_job('send message', run_at => '2026-03-13T16:00:00Z')`)
    await db.execute(sql`select graphile_worker.add_job('send message', run_at => '2026-03-13T14:00:00Z')`)
    await db.execute(sql`select graphile_worker.add_job('send message', run_at => '2026-03-12T15:00:00Z')`)
    await db.execute(sql`select graphile_worker.add_job('send refund')`)
    await db.execute(sql`update graphile_worker._private_jobs set locked_at = now() where id =
      (select max(id) from graphile_worker._private_jobs)`)
    expect(await kinds(server)).toEqual({
      as_of: '2026-03-13T15:00:00.000Z',
      kinds: [
        {
          kind: 'send message',
          waiting_count: 3,
          oldest_due_at: '2026-03-12T15:00:00.000Z',
          running_count: 0,
          failed_count: 1,
        },
        { kind: 'send refund', waiting_count: 0, oldest_due_at: null, running_count: 1, failed_count: 0 },
      ],
      failing_schedules: [],
    })
  })

  it('have nothing overdue while their jobs wait for their time', async ({ server }) => {
    const { db } = server.database
    await db.execute(sql`select graphile_worker.add_job('send message', run_at => '2026-03-13T16:00:00Z')`)
    await db.execute(sql`update graphile_worker._private_jobs set created_at = '2026-03-12T15:00:00Z'`)
    expect(await kinds(server)).toMatchObject({ kinds: [{ waiting_count: 1, oldest_due_at: null }] })
  })

  it('are counted up to a maximum', async ({ server }) => {
    await server.database.db.execute(sql`select graphile_worker.add_job('send message')`)
    await server.database.db.execute(sql`insert into graphile_worker._private_jobs (task_id)
      select task_id from graphile_worker._private_jobs, generate_series(1, ${maxCountedJobs})`)
    expect(await kinds(server)).toMatchObject({ kinds: [{ kind: 'send message', waiting_count: maxCountedJobs }] })
  })

  it('have names in plain words', () => {
    expect(jobList.map(({ name }) => name).filter((name) => !(name in jobTexts.jobLabels))).toEqual([])
  })
})

describe('the metrics of jobs that are due', () => {
  async function minutesOverdue({ services, database: { db } }: TestServer) {
    const registry = new Registry()
    watchJobs({ registry }, { db, log: services.log, jobs: jobList })
    const text = await registry.metrics()
    const minutesOf = (name: string) => Math.floor(Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]) / 60)
    return {
      bulk: minutesOf('portal_oldest_due_bulk_job_seconds'),
      others: minutesOf('portal_oldest_due_job_seconds'),
    }
  }

  it('measure since when they could have started, with bulk jobs apart from the others', async ({ server }) => {
    const { db } = server.database
    const add = (name: string, minutesAgo: number) =>
      db.execute(sql`select graphile_worker.add_job(${name}::text,
        run_at => now() - ${minutesAgo}::integer * interval '1 minute')`)
    await add('send message', -60)
    await db.execute(sql`update graphile_worker._private_jobs set created_at = now() - interval '1 day'`)
    expect(await minutesOverdue(server)).toEqual({ bulk: 0, others: 0 })
    await add('send message', 10)
    await add('send bulk messages', 180)
    expect(await minutesOverdue(server)).toEqual({ bulk: 180, others: 10 })
  })
})

describe('a failed job', () => {
  it('is listed with its error in words, without its payload or data in the error', async ({ server }) => {
    const job_id = await addFailedJob(server.database, {
      name: 'send message',
      payload: { sealed: 'top-secret' },
      error: 'mail',
    })
    const answer = await server.call(listFailedJobs, { query: {} }, { token })
    expect(answer.data).toEqual({
      jobs: [
        {
          job_id,
          kind: 'send message',
          created_at: expect.any(String),
          attempts: 25,
          last_error: 'mail',
          can_discard: true,
        },
      ],
      next: null,
    })
    expect(JSON.stringify(answer)).not.toMatch(/top-secret|ada@/)
  })

  it('is found on exactly one page, newest first, also among jobs of the same moment', async ({ server }) => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await addFailedJob(server.database))
    await server.database.db.execute(sql`update graphile_worker._private_jobs set created_at = '2026-03-12T15:00:00Z'`)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await failed(server, { page_size: 2, ...(after !== null && { after }) })
      seen.push(...page.jobs.map(({ job_id }) => job_id))
      after = page.next
    } while (after !== null)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  it('does its work when it is tried again, and leaves a record', async ({ server }) => {
    const payer = await addPayer(server)
    const send = vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(new Error('The mail server is down'))
    await pay(server, payer)
    await server.finishJobs()
    await server.database.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'send message')`)
    send.mockRestore()
    const job = (await failed(server)).jobs.find(({ kind }) => kind === 'send message')
    const job_id = job?.job_id ?? ''
    const answer = await server.call(retryJob, { params: { job_id } }, { token })
    expect(answer).toMatchObject({ status: 200, messages: [jobTexts.jobTriedAgain] })
    await server.finishJobs()
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual([receiptSubject(5000)])
    expect(await newestAudit(server)).toEqual([
      { action: 'job.retried', details: { type: 'send message', number: job_id } },
    ])
  })

  it('is tried again together with all others of its kind, and with no others', async ({ server }) => {
    await addFailedJob(server.database)
    await addFailedJob(server.database)
    await addFailedJob(server.database, { name: 'send refund' })
    const answer = await server.call(retryJobsOfKind, { body: { kind: 'send message' } }, { token })
    expect(answer).toMatchObject({ data: { count: 2 }, messages: [jobTexts.jobsTriedAgain(2)] })
    expect((await failed(server)).jobs).toMatchObject([{ kind: 'send refund' }])
    expect(await readJobs(server.database, 'send message')).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
    expect(await newestAudit(server)).toEqual([
      { action: 'job.retriedAll', details: { type: 'send message', count: 2 } },
    ])
    expect((await server.call(retryJobsOfKind, { body: { kind: 'send message' } }, { token })).status).toBe(404)
  })

  it('is tried again together with all others that had failed by then, however many these are', async ({ server }) => {
    const { db } = server.database
    const kind = 'kind of a later version'
    await addFailedJob(server.database, { name: kind })
    await db.execute(sql`insert into graphile_worker._private_jobs (task_id, attempts, max_attempts)
      select task_id, 25, 25 from graphile_worker._private_jobs, generate_series(1, ${2 * retryBatchSize})`)
    const failedLater = await addFailedJob(server.database, { name: kind })
    await db.execute(
      sql`update graphile_worker._private_jobs set updated_at = now() + interval '1 hour' where id = ${failedLater}`,
    )
    const answer = await server.call(retryJobsOfKind, { body: { kind } }, { token })
    expect(answer).toMatchObject({ data: { count: 2 * retryBatchSize + 1 } })
    await server.finishJobs()
    expect((await failed(server)).jobs).toMatchObject([{ job_id: failedLater }])
    expect((await readJobs(server.database, kind)).filter(({ attempts }) => attempts === 0)).toHaveLength(
      2 * retryBatchSize + 1,
    )
  })

  it('can’t be discarded if it would be found again because its work is due', async ({ server }) => {
    const job_id = await addFailedJob(server.database, { name: 'send refund' })
    expect((await failed(server)).jobs).toMatchObject([{ job_id, can_discard: false }])
    expect(await server.call(discardJob, { params: { job_id } }, { token })).toMatchObject({
      status: 409,
      messages: [jobTexts.cannotDiscard],
    })
    expect(await readJobs(server.database, 'send refund')).toHaveLength(1)
  })

  it('is gone once it is discarded, which leaves a record in plain words', async ({ server }) => {
    const job_id = await addFailedJob(server.database)
    const discard = () => server.call(discardJob, { params: { job_id } }, { token })
    expect(await discard()).toMatchObject({ status: 200, messages: [jobTexts.jobDiscarded] })
    expect(await readJobs(server.database, 'send message')).toEqual([])
    const [record] = await newestAudit(server)
    expect(record).toEqual({ action: 'job.discarded', details: { type: 'send message', number: job_id } })
    const words = { action: 'job.discarded', details: { type: 'send message' }, names_by_id: {} }
    expect(detailsText(words, { amount: String, day: String })).toBe('type: Emails and text messages')
    expect(await discard()).toMatchObject({ status: 404, messages: [jobTexts.jobRemoved] })
  })
})

describe('a job that has not failed', () => {
  it('can’t be tried again or discarded', async ({ server }) => {
    const { db } = server.database
    const { rows } = await db.execute(sql`select id::text from graphile_worker.add_job('send message')`)
    const [{ id: job_id }] = z.tuple([z.object({ id: z.string() })]).parse(rows)
    expect((await server.call(retryJob, { params: { job_id } }, { token })).status).toBe(404)
    expect((await server.call(discardJob, { params: { job_id } }, { token })).status).toBe(404)
    expect(await readJobs(server.database, 'send message')).toHaveLength(1)
  })
})

describe('jobs', () => {
  it('are visible with the right to read, and changed with the right to write', async ({ server }) => {
    const [reader, other] = [await signInStaff(server, ['JOBS.read']), await signInStaff(server, ['AUDIT.read'])]
    const job_id = await addFailedJob(server.database)
    expect((await server.call(listJobKinds, {}, { token: other })).status).toBe(403)
    expect((await server.call(listFailedJobs, { query: {} }, { token: other })).status).toBe(403)
    expect((await server.call(listFailedJobs, { query: {} }, { token: reader })).status).toBe(200)
    expect((await server.call(retryJob, { params: { job_id } }, { token: reader })).status).toBe(403)
    expect((await server.call(discardJob, { params: { job_id } }, { token: reader })).status).toBe(403)
    expect((await server.call(retryJobsOfKind, { body: { kind: 'send message' } }, { token: reader })).status).toBe(403)
  })
})
