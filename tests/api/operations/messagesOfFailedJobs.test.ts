import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { listFailedJobs, retryJob } from '#shared/contract/operations/jobs'
import { prepareLetter } from '../../../server/adapters/notifier/messages'
import { enqueueMessages } from '../../../server/adapters/notifier/sendMessage.job'
import { sentMessages } from '../../../server/db/schema/customers/sentMessages'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { deleteJobs, killLastAttempt } from '../../support/data/jobs'
import { addPayer, type Payer, pay } from '../../support/data/payments/payments'
import { signInStaff } from '../../support/data/staff'
import { notReached } from '../../support/server/gateways'
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

describe('the record of a message whose job has failed', () => {
  /** Pays while the mail server is down, and lets the process die during the last attempt. */
  async function failReceipt(server: TestServer, error = notReached()): Promise<Payer> {
    const payer = await addPayer(server)
    const send = vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(error)
    await pay(server, payer)
    await server.finishJobs()
    send.mockRestore()
    await killLastAttempt(server.database, 'send message')
    return payer
  }

  it('says that it has failed, also if its process died during the last attempt', async ({ server }) => {
    const { person } = await failReceipt(server)
    expect(await readSentTo(server, person.email)).toMatchObject([
      { status: 'failed', failure: 'The mail server is down' },
    ])
  })

  it('says that it waits once the job is tried again, and then that it was sent', async ({ server }) => {
    const { person } = await failReceipt(server)
    const readStatus = async () => {
      const ofPerson = eq(sentMessages.address, person.email)
      const rows = await server.database.db.select({ status: sentMessages.status }).from(sentMessages).where(ofPerson)
      return rows.map(({ status }) => status)
    }
    expect(await readStatus()).toEqual(['failed'])
    const [job] = (await failed(server)).jobs
    await server.call(retryJob, { params: { job_id: job?.job_id ?? '' } }, { token })
    expect(await readStatus()).toEqual(['waiting'])
    await server.finishJobs()
    expect(await readStatus()).toEqual(['sent'])
  })

  it('says that the result is unknown if the mail server took the message and never answered', async ({ server }) => {
    const noAnswer = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'DATA' })
    const { person } = await failReceipt(server, noAnswer)
    expect(await readSentTo(server, person.email)).toMatchObject([{ status: 'unknown' }])
  })

  it('says so for each message of a bulk job that has failed', async ({ server }) => {
    const { services, database } = server
    const addresses = ['first-of-job@example.com', 'second-of-job@example.com']
    const messages = addresses.map((to) =>
      prepareLetter(
        services.config,
        { to, firstName: null, category: 'service', content: { subject: 'News', paragraphs: [] } },
        services.clock.now(),
      ),
    )
    await enqueueMessages(services, database.db, { messages, isBulk: true })
    await killLastAttempt(database, 'send bulk messages')
    for (const address of addresses) expect(await readSentTo(server, address)).toMatchObject([{ status: 'failed' }])
  })
})
