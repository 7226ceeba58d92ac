import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { sendProfileCode } from '#shared/contract/customers/profile'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../../server/adapters/notifier/sendMessage.job'
import { sentMessages } from '../../../server/db/schema/customers/sentMessages'
import { abandonedPaymentsJob, settlePaymentJob } from '../../../server/directory/payments/settlePayment.job'
import { unfinishedCreditRunsJob } from '../../../server/features/credits/creditRun.job'
import { unfinishedNoticeRunsJob } from '../../../server/features/dunning/notices/noticeRun.job'
import { payBillJob } from '../../../server/features/payments/autopay.job'
import { dueRefundsJob } from '../../../server/features/refunds/refund.job'
import { scheduledPaymentJob } from '../../../server/features/scheduledPayments/scheduledPayment.job'
import { intervals } from '../../../server/jobLists/scheduleList'
import { accountQueue } from '../../../server/jobs/accountQueue'
import { type AnyJob, defineJob } from '../../../server/jobs/job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { libraryOptions } from '../../../server/jobs/jobTasks'
import { defineRunJob } from '../../../server/jobs/runJob'
import { defineDailyJob, defineScheduledJob, enqueueIntervals } from '../../../server/jobs/schedule'
import { addFailedJob, deleteJobs, makeJobsDue, readJobs } from '../../support/data/jobs'
import { addPayer, pay } from '../../support/data/payments/payments'
import { readMailsTo } from '../../support/data/payments/scheduledPayments'
import { addPerson } from '../../support/data/people'
import { readNewestCode } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(async ({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
  await server.finishJobs()
})

const hourMs = 60 * 60_000
const receiptTo = async (server: TestServer, email: string) =>
  Object.keys(await readMailsTo(server, email)).filter((subject) => subject.startsWith('Receipt'))

describe('a job whose transaction is rolled back', () => {
  it('is not stored, so its email is neither recorded nor sent', async ({ server }) => {
    const { services, database } = server
    const to = 'rolled-back@example.com'
    const content = { subject: 'Not true anymore', paragraphs: [] }
    const failing = database.db.transaction(async (tx) => {
      await enqueueLetter(services, tx, { to, firstName: null, category: 'service', content })
      throw new Error('The change was rejected')
    })
    await expect(failing).rejects.toThrow('The change was rejected')
    expect(await readJobs(database, 'send message')).toEqual([])
    expect(await readMailsTo(server, to)).toEqual({})
    expect(await database.db.$count(sentMessages, eq(sentMessages.address, to))).toBe(0)
  })
})

describe('a job that fails', () => {
  it('waits longer after each attempt, and succeeds when its cause is gone', async ({ server }) => {
    const payer = await addPayer(server)
    vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(new Error('The mail server is down'))
    await pay(server, payer)
    await server.finishJobs()
    const [first] = await readJobs(server.database, 'send message')
    expect(first).toMatchObject({ attempts: 1, lastError: 'other' })
    expect(first?.waitSeconds).toBeGreaterThan(0)
    await server.finishJobs(60_000)
    const [second] = await readJobs(server.database, 'send message')
    expect(second?.attempts).toBe(2)
    expect(second?.waitSeconds).toBeGreaterThan(first?.waitSeconds ?? 0)

    vi.restoreAllMocks()
    await server.finishJobs(60_000)
    expect(await receiptTo(server, payer.person.email)).toHaveLength(1)
    expect(await readJobs(server.database, 'send message')).toEqual([])
  })

  it('remains as a dead letter after its last attempt, with the kind of its error but no address', async ({
    server,
  }) => {
    const payer = await addPayer(server)
    const answer = `Message failed: 451 ${payer.person.email} has too many messages`
    const refusal = Object.assign(new Error(answer), { code: 'EMESSAGE', responseCode: 451 })
    const send = vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(refusal)
    await pay(server, payer)
    await server.finishJobs()
    for (let attempt = 1; attempt < 20; attempt += 1) await server.finishJobs(24 * hourMs)
    expect(send).toHaveBeenCalledTimes(16)
    vi.restoreAllMocks()
    await server.finishJobs(24 * hourMs)
    expect(await receiptTo(server, payer.person.email)).toEqual([])
    expect(await readJobs(server.database, 'send message')).toMatchObject([
      { attempts: 16, maxAttempts: 16, isRunning: false, lastError: 'mail' },
    ])
  })

  it('is not retried when the address was refused for good', async ({ server }) => {
    const payer = await addPayer(server)
    const refusal = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })
    const send = vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(refusal)
    const before = (await readJobs(server.database, 'send message')).length
    await pay(server, payer)
    await server.finishJobs()
    expect(send).toHaveBeenCalledTimes(1)
    expect(await readJobs(server.database, 'send message')).toHaveLength(before)
  })
})

describe('a run whose next row fails again and again', () => {
  const goodRows: 'done'[] = []
  const failing = defineRunJob({
    name: 'failing run',
    isRunning: async () => true,
    processNextRow: async () => {
      const outcome = goodRows.pop()
      if (outcome === undefined) throw new Error('The row is locked')
      return outcome
    },
  })
  const runNext = async ({ services, database }: TestServer) => {
    await makeJobsDue(database, failing.name)
    await runOnce({ ...libraryOptions(services, [failing]), pgPool: database.pool })
    const [job] = await readJobs(database, failing.name)
    return Math.round(job?.waitSeconds ?? 0)
  }

  it('waits twice as long each time, up to five minutes', async ({ server }) => {
    await enqueue(server.database.db, failing, { runId: randomUUID() })
    const seconds: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) seconds.push(await runNext(server))
    expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    await deleteJobs(server.database)
  })

  it('fails for good after some hours, so that administrators see it', async ({ server }) => {
    await enqueue(server.database.db, failing, { runId: randomUUID(), failures: 20 })
    for (let attempt = 0; attempt < 11; attempt += 1) await runNext(server)
    expect(await readJobs(server.database, failing.name)).toMatchObject([{ attempts: 10, maxAttempts: 10 }])
    await deleteJobs(server.database)
  })

  it('counts its failures anew after a row that succeeded', async ({ server }) => {
    goodRows.push('done')
    await enqueue(server.database.db, failing, { runId: randomUUID(), failures: 20 })
    await runNext(server)
    expect(await readJobs(server.database, failing.name)).toMatchObject([{ attempts: 0 }])
    await deleteJobs(server.database)
  })
})

describe('a job whose payment is gone', () => {
  it('ends without a failure', async ({ server }) => {
    await enqueue(server.database.db, settlePaymentJob, { paymentId: randomUUID() })
    await server.finishJobs()
    expect(await readJobs(server.database, settlePaymentJob.name)).toEqual([])
  })
})

describe('a job that stored its successor before its process died', () => {
  it.for([
    { name: 'settle payment', search: abandonedPaymentsJob },
    { name: 'send refund', search: dueRefundsJob },
    { name: 'credit run', search: unfinishedCreditRunsJob },
    { name: 'notice letter', search: unfinishedNoticeRunsJob },
  ])('leaves no dead letter of the kind $name', async ({ name, search }, { server }) => {
    await addFailedJob(server.database, { name, error: null })
    await server.runScheduled(search)
    expect(await readJobs(server.database, name)).toEqual([])
  })
})

describe('a one-time code that waits to be sent', () => {
  const request = async (server: TestServer) => {
    const person = await addPerson(server.database.db)
    const email = `new-${person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token: await server.signIn(person) })
    return email
  }

  it('cannot be read in the database', async ({ server }) => {
    const email = await request(server)
    const stored = (await readJobs(server.database, 'send message')).at(-1)
    const code = await readNewestCode(server, email)
    expect(code).toMatch(/^\d{6}$/)
    expect(stored?.payload).not.toContain(code)
    expect(stored?.payload).not.toContain(email)
    const ofAddress = eq(sentMessages.address, email)
    expect(await server.database.db.select().from(sentMessages).where(ofAddress)).toMatchObject([
      { status: 'sent', subject: loginEmailTexts.codeTitle, body: '' },
    ])
  })

  it('is not sent once it has expired', async ({ server }) => {
    const email = await request(server)
    server.setNow(new Date(Date.parse(testNow) + hourMs).toISOString())
    await server.finishJobs()
    expect(await readMailsTo(server, email)).toEqual({})
    const ofAddress = eq(sentMessages.address, email)
    expect(await server.database.db.select().from(sentMessages).where(ofAddress)).toMatchObject([{ status: 'failed' }])
  })
})

describe('jobs of one billing account', () => {
  it('run one after another, while those of another account run', async ({ server }) => {
    const accounts = ['BA-1', 'BA-1', 'BA-1', 'BA-2']
    const running: string[] = []
    let otherStarted = (): void => undefined
    const other = new Promise<void>((resolve) => {
      otherStarted = resolve
    })
    const overlaps: string[] = []
    const probe = defineJob({
      name: 'account probe',
      payload: z.object({ account: z.string() }),
      maxAttempts: 2,
      queueOf: ({ account }) => accountQueue(account),
      async run(_services, { account }) {
        if (running.includes(account)) overlaps.push(account)
        running.push(account)
        if (account === 'BA-2') otherStarted()
        await other
        running.splice(running.indexOf(account), 1)
      },
    })
    for (const account of accounts) await enqueue(server.database.db, probe, { account })
    const { pool } = server.database
    await runOnce({ ...libraryOptions(server.services, [probe]), pgPool: pool, concurrency: 3 })
    while ((await readJobs(server.database, probe.name)).length > 0) {
      await runOnce({ ...libraryOptions(server.services, [probe]), pgPool: pool, concurrency: 3 })
    }
    expect(overlaps).toEqual([])
  })

  it('share a queue if they charge it, by autopay or on a scheduled day', () => {
    const account = { billingAccountNumber: 'BA-1' }
    expect([
      payBillJob.queueOf?.({ groupId: 'BG-1', dueOn: '2026-03-22', ...account }),
      scheduledPaymentJob.queueOf?.({ id: randomUUID(), ...account }),
    ]).toEqual([accountQueue('BA-1'), accountQueue('BA-1')])
  })
})

describe('a scheduled job', () => {
  const probe = defineScheduledJob('daily probe', () => Promise.resolve())
  const countOn = async (server: TestServer, job: AnyJob) => (await readJobs(server.database, job.name)).length

  /** Two processes check at the same moment. Returns how often the job has started since the last call. */
  async function check(server: TestServer, minutes: number, moment: string): Promise<number> {
    server.setNow(moment)
    const daily = defineDailyJob([{ job: probe, minutes }])
    const attempt = { stopping: new AbortController().signal }
    await Promise.all([1, 2].map(() => daily.execute(server.services, {}, attempt)))
    const started = await countOn(server, probe)
    await runOnce({ ...libraryOptions(server.services, [probe]), pgPool: server.database.pool })
    return started
  }

  it('starts once a day although its time is skipped in spring', async ({ server }) => {
    const halfPastTwo = 2 * 60 + 30
    expect(await check(server, halfPastTwo, '2026-03-07T08:29:00Z')).toBe(0)
    expect(await check(server, halfPastTwo, '2026-03-07T08:30:00Z')).toBe(1)
    expect(await check(server, halfPastTwo, '2026-03-08T07:59:00Z')).toBe(0)
    expect(await check(server, halfPastTwo, '2026-03-08T08:00:00Z')).toBe(1)
    expect(await check(server, halfPastTwo, '2026-03-08T08:30:00Z')).toBe(0)
    expect(await check(server, halfPastTwo, '2026-03-09T07:29:00Z')).toBe(0)
    expect(await check(server, halfPastTwo, '2026-03-09T07:30:00Z')).toBe(1)
  })

  it('starts once a day although its time comes twice in autumn', async ({ server }) => {
    const halfPastOne = 90
    expect(await check(server, halfPastOne, '2026-11-01T06:29:00Z')).toBe(0)
    expect(await check(server, halfPastOne, '2026-11-01T06:30:00Z')).toBe(1)
    expect(await check(server, halfPastOne, '2026-11-01T07:30:00Z')).toBe(0)
    // Midnight in UTC is still the same day where the provider is.
    expect(await check(server, halfPastOne, '2026-11-02T01:00:00Z')).toBe(0)
    expect(await check(server, halfPastOne, '2026-11-02T07:30:00Z')).toBe(1)
  })

  it('starts once when two processes start', async ({ server }) => {
    await Promise.all([1, 2].map(() => enqueueIntervals(server.services, intervals)))
    expect(await Promise.all(intervals.map(({ job }) => countOn(server, job)))).toEqual(intervals.map(() => 1))
  })
})
