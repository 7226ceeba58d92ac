import { describe, expect } from 'vitest'
import { replayWebhookMessages, updateWebhook } from '#shared/contract/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { outboundEvents } from '../../../server/db/schema/operations/outboundEvents'
import { webhookMessages, webhooks } from '../../../server/db/schema/operations/webhooks'
import { addEventKey, fetchAllEvents } from '../../support/data/operations/outboundEvents'
import { assertSigned, type Receiver, startReceiver } from '../../support/data/operations/receiver'
import {
  addWebhook,
  readMessages,
  readWebhook,
  sendEvents,
  storeEvents,
  webhookBody,
} from '../../support/data/operations/webhooks'
import { addPerson, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' })

let receiver: Receiver
let staff: Person
let token: string
let webhookId: string
let secret: string
it.beforeAll(async ({ server }) => {
  receiver = await startReceiver()
  staff = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['EVENTS.read', 'EVENTS.write'] })
})
it.afterAll(() => receiver.stop())
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  token = await server.signIn(staff)
  receiver.reset()
  await server.database.db.delete(webhooks)
  await server.database.db.delete(outboundEvents)
  const issued = await addWebhook(server, token, webhookBody(receiver.url))
  secret = issued.secret
  webhookId = issued.webhook.webhook_id
})

const minutesLater = (minutes: number): string => new Date(Date.parse(testNow) + minutes * 60_000).toISOString()
const messagesIn = (server: TestServer, state?: 'waiting' | 'delivered' | 'failed') =>
  readMessages(server, token, { id: webhookId, ...(state && { state }) })
const replay = (server: TestServer, message_id?: string) =>
  server.call(
    replayWebhookMessages,
    { params: { webhook_id: webhookId }, body: message_id === undefined ? {} : { message_id } },
    { token },
  )
/** What the receiver took, as the customer and the number of the event. */
const taken = () =>
  receiver.received.map(
    ({ body }) => `${body.crm_customer_number} ${(body.data as { crm_billing_group_id: string }).crm_billing_group_id}`,
  )

/** Lets a minute after another pass, as the schedule does. */
async function passMinutes(server: TestServer, { from, to }: { from: number; to: number }): Promise<void> {
  for (let minute = from; minute <= to; minute += 1) {
    server.setNow(minutesLater(minute))
    await sendEvents(server)
  }
}

describe('an event', () => {
  it('is sent signed, with the content that systems fetch', async ({ server }) => {
    await storeEvents(server, ['CU-1'])
    await sendEvents(server)
    const [request] = receiver.received
    if (!request) throw new Error('Nothing was received')
    assertSigned(request, secret, testNow)
    const [event] = await fetchAllEvents(server, await addEventKey(server))
    expect(request.body).toEqual(event)
    expect(request.headers).toMatchObject({ 'webhook-id': event?.event_id, 'content-type': 'application/json' })
  })

  it('is listed with what became of it', async ({ server }) => {
    await storeEvents(server, ['CU-1'])
    await sendEvents(server)
    expect(await messagesIn(server)).toEqual({
      total_count: 1,
      messages: [
        {
          message_id: expect.any(String),
          event_id: receiver.received[0]?.headers['webhook-id'],
          type: 'autopay.turned_on',
          crm_customer_number: 'CU-1',
          occurred_at: testNow,
          state: 'delivered',
          attempts: 1,
          last_attempt_at: testNow,
          next_attempt_at: null,
          last_status: 200,
          problem: '',
        },
      ],
    })
  })

  it('is sent once if nothing fails', async ({ server }) => {
    await storeEvents(server, ['CU-1', 'CU-2', 'CU-1'])
    await sendEvents(server)
    await sendEvents(server)
    expect(taken().toSorted()).toEqual(['CU-1 BG-0', 'CU-1 BG-2', 'CU-2 BG-1'])
  })

  it('is not overtaken by a later one of its customer, while other customers are served', async ({ server }) => {
    await storeEvents(server, ['CU-1', 'CU-2', 'CU-1', 'CU-2'])
    let refused = 0
    receiver.answerWith(({ body }) => (body.crm_customer_number === 'CU-1' && refused++ === 0 ? 500 : 200))
    await sendEvents(server)
    expect(taken()).toEqual(['CU-2 BG-1', 'CU-2 BG-3'])
    expect((await messagesIn(server, 'waiting')).messages).toMatchObject([
      { attempts: 0, problem: '' },
      { attempts: 1, problem: webhookTexts.answeredWith(500), next_attempt_at: '2026-03-13T15:00:10.000Z' },
    ])
    await passMinutes(server, { from: 1, to: 1 })
    expect(taken().slice(2)).toEqual(['CU-1 BG-0', 'CU-1 BG-2'])
  })

  it('has the same webhook-id with each attempt', async ({ server }) => {
    await storeEvents(server, ['CU-1'])
    receiver.answerWith(() => 503)
    await sendEvents(server)
    await passMinutes(server, { from: 1, to: 2 })
    expect(receiver.tried.length).toBeGreaterThan(1)
    expect(new Set(receiver.tried.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})

describe('a receiver', () => {
  it('that was down for an hour has everything in order a minute later, and was hardly called in between', async ({
    server,
  }) => {
    const customers = Array.from({ length: 600 }, (_, index) => `CU-${index % 150}`)
    await receiver.goDown()
    await storeEvents(server, customers)
    await passMinutes(server, { from: 0, to: 60 })
    expect(await readWebhook(server, token)).toMatchObject({ failing_since: testNow, waiting_count: 600 })
    const messages = await server.database.db.select({ attempts: webhookMessages.attempts }).from(webhookMessages)
    expect(messages.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThan(100)
    await receiver.comeBack()
    await passMinutes(server, { from: 61, to: 61 })
    expect(receiver.received).toHaveLength(600)
    for (const customer of new Set(customers)) {
      const order = taken().filter((event) => event.startsWith(`${customer} `))
      expect(order).toEqual(order.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
    }
    expect(await readWebhook(server, token)).toMatchObject({ failing_since: null, waiting_count: 0 })
  })

  it('that was down gets what was tried many times with the first success, too', async ({ server }) => {
    await receiver.goDown()
    await storeEvents(server, ['CU-1', 'CU-2', 'CU-3'])
    await passMinutes(server, { from: 0, to: 40 })
    await receiver.comeBack()
    await passMinutes(server, { from: 41, to: 41 })
    expect(receiver.received).toHaveLength(3)
  })

  it('that rejects an event for three days no longer gets it, but the later ones of the customer', async ({
    server,
  }) => {
    await storeEvents(server, ['CU-1', 'CU-1'])
    receiver.answerWith(({ body }) => (JSON.stringify(body.data).includes('BG-0') ? 422 : 200))
    await sendEvents(server)
    await passMinutes(server, { from: 3 * 24 * 60 - 1, to: 3 * 24 * 60 - 1 })
    expect(taken()).toEqual([])
    await passMinutes(server, { from: 3 * 24 * 60, to: 3 * 24 * 60 })
    expect(taken()).toEqual(['CU-1 BG-1'])
    token = await server.signIn(staff)
    expect((await messagesIn(server, 'failed')).messages).toMatchObject([
      { problem: webhookTexts.answeredWith(422), next_attempt_at: null },
    ])
    expect(await readWebhook(server, token)).toMatchObject({ failed_count: 1 })
  })

  it('of a webhook that was paused gets what waited, however long that took', async ({ server }) => {
    await storeEvents(server, ['CU-1'])
    receiver.answerWith(() => 500)
    await sendEvents(server)
    const change = async (version: number, is_enabled: boolean) => {
      token = await server.signIn(staff)
      const body = { ...webhookBody(receiver.url), version, is_enabled }
      return server.call(updateWebhook, { params: { webhook_id: webhookId }, body }, { token })
    }
    await change(1, false)
    receiver.reset()
    server.setNow(minutesLater(5 * 24 * 60))
    await change(2, true)
    await sendEvents(server)
    expect(taken()).toEqual(['CU-1 BG-0'])
  })
})

describe('events that were not delivered', () => {
  it.beforeEach(async ({ server }) => {
    await storeEvents(server, ['CU-1', 'CU-1', 'CU-2'])
    receiver.answerWith(() => 500)
    await sendEvents(server)
    await passMinutes(server, { from: 3 * 24 * 60, to: 3 * 24 * 60 + 1 })
    receiver.reset()
    token = await server.signIn(staff)
    expect((await messagesIn(server, 'failed')).total_count).toBe(3)
  })

  it('are all sent again in their order', async ({ server }) => {
    expect((await replay(server)).data).toEqual({ count: 3 })
    await server.finishJobs()
    expect(taken().filter((event) => event.startsWith('CU-1'))).toEqual(['CU-1 BG-0', 'CU-1 BG-1'])
    expect(receiver.received).toHaveLength(3)
  })

  it('are sent again one by one', async ({ server }) => {
    const [newest] = (await messagesIn(server)).messages
    expect((await replay(server, newest?.message_id)).data).toEqual({ count: 1 })
    await server.finishJobs()
    expect(taken()).toEqual(['CU-2 BG-2'])
    expect((await messagesIn(server, 'failed')).total_count).toBe(2)
  })

  it('can be sent again only while there are some', async ({ server }) => {
    await replay(server)
    await server.finishJobs()
    expect(await replay(server)).toMatchObject({ status: 404, messages: [webhookTexts.nothingToReplay] })
  })
})
