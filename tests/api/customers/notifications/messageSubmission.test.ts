import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { NumberRefused } from '../../../../server/adapters/notifier/mailErrors'
import { enqueueLetter, sendMessageJob } from '../../../../server/adapters/notifier/sendMessage.job'
import { sentMessages } from '../../../../server/db/schema/customers/sentMessages'
import { addCustomer } from '../../../support/data/cases/cases'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import {
  answerMessage,
  chooseChannels,
  countMessagesTo,
  failGateways,
  finishJobsAt,
} from '../../../support/data/customers/waitingMessages'
import { readJobs } from '../../../support/data/jobs'
import { newDigits } from '../../../support/data/people'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(testNow))

/** Runs the newest job of a message until the gateway has the message, and dies. Returns the id that the gateway got. */
async function dieDuringSubmission(server: TestServer): Promise<string> {
  const jobs = await readJobs(server.database, sendMessageJob.name)
  const payload: unknown = JSON.parse(jobs.at(-1)?.payload ?? '')
  const { notifier } = server.services
  const submission = new Promise<string>((resolve) => {
    const neverAnswer = ({ id }: { id?: string }) => {
      resolve(id ?? '')
      return new Promise<void>(() => undefined)
    }
    server.services.notifier = { ...notifier, sendMail: neverAnswer, sendSms: neverAnswer }
  })
  const attempt = sendMessageJob.execute(server.services, payload, { stopping: new AbortController().signal })
  const id = await Promise.race([submission, attempt.then(() => 'not submitted')])
  server.services.notifier = notifier
  return id
}

describe.for(['email', 'sms'] as const)('a message (%s) whose process dies during the submission', (channel) => {
  /** Answers a customer while the gateway is down. The process dies in the next attempt, and later attempts are watched. */
  async function answerAndDie(server: TestServer) {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: [channel] })
    const repair = await failGateways(server)
    await answerMessage(server, customer)
    repair()
    const id = await dieDuringSubmission(server)
    const { notifier } = server.services
    onTestFinished(() => {
      server.services.notifier = notifier
    })
    let laterSubmissions = 0
    const count = (sentId: string | undefined) => (laterSubmissions += sentId === id ? 1 : 0)
    server.services.notifier = {
      ...notifier,
      sendMail: (mail) => {
        count(mail.id)
        return notifier.sendMail(mail)
      },
      sendSms: (sms) => {
        count(sms.id)
        return notifier.sendSms(sms)
      },
    }
    const recordedStatus = async () => {
      const [row] = await server.database.db.select().from(sentMessages).where(eq(sentMessages.id, id))
      return row?.status
    }
    return { customer, countLaterSubmissions: () => laterSubmissions, recordedStatus }
  }
  const tenMinutesLater = '2026-03-13T15:10:00.000Z'

  it('has an unknown result until it is submitted again under the same id', async ({ server }) => {
    const { countLaterSubmissions, recordedStatus } = await answerAndDie(server)
    expect(await recordedStatus()).toBe('unknown')
    await finishJobsAt(server, tenMinutesLater)
    expect(countLaterSubmissions()).toBe(1)
    expect(await recordedStatus()).toBe('sent')
  })

  it('keeps its unknown result if its recipient turns it off before the next attempt', async ({ server }) => {
    const { customer, countLaterSubmissions, recordedStatus } = await answerAndDie(server)
    await chooseChannels(server, customer, { channels: [] })
    await finishJobsAt(server, tenMinutesLater)
    expect(countLaterSubmissions()).toBe(0)
    expect(await recordedStatus()).toBe('unknown')
  })

  it('keeps its unknown result if the gateway refuses the next attempt for good', async ({ server }) => {
    const { recordedStatus } = await answerAndDie(server)
    const refuseMail = () => Promise.reject(Object.assign(new Error('no'), { code: 'EMESSAGE', responseCode: 554 }))
    const refuseText = () => Promise.reject(new NumberRefused('no'))
    server.services.notifier = { ...server.services.notifier, sendMail: refuseMail, sendSms: refuseText }
    await finishJobsAt(server, tenMinutesLater)
    expect(await recordedStatus()).toBe('unknown')
  })

  it('waits again if the gateway was certainly not reached', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: [channel] })
    const repair = await failGateways(server)
    await answerMessage(server, customer)
    repair()
    const { email, phone } = customer.person
    expect(await readSentTo(server, channel === 'email' ? email : phone)).toMatchObject([
      { status: 'waiting', failedAttempts: 1 },
    ])
  })
})

describe('a code whose process dies during the submission', () => {
  it('keeps its unknown result if it expires before the next attempt', async ({ server }) => {
    const { services, database } = server
    const to = `code-${newDigits(7)}@example.com`
    const content = { subject: 'Your code', paragraphs: ['123456'] }
    const validUntil = new Date(Date.parse(testNow) + 60_000)
    await enqueueLetter(services, database.db, { to, firstName: null, category: 'security', content, validUntil })
    await dieDuringSubmission(server)
    await finishJobsAt(server, '2026-03-13T15:10:00.000Z')
    expect(await countMessagesTo(server, to)).toBe(0)
    expect(await readSentTo(server, to)).toMatchObject([{ status: 'unknown' }])
  })
})
