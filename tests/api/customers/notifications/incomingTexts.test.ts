import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getCommunicationContacts, sendContactCode } from '#shared/contract/customers/communication'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as smsTexts from '#shared/texts/customers/textMessages'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { signatureOf } from '../../../../server/features/communication/webhookSignature'
import { addSubscriber, choose, type Subscriber } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { addMethod, pay } from '../../../support/data/payments/payments'
import type { TestServer } from '../../../support/server/server'
import { withSettings } from '../../../support/server/serverTest'

const key = 'test-webhook-key-0123456789'
const it = withSettings({ WEBHOOK_KEY: key })

async function receive(server: TestServer, report: object, signature?: string): Promise<number> {
  const body = JSON.stringify(report)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/communication/incoming-text',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': signature ?? signatureOf(key, Buffer.from(body), server.services.clock.now()),
    },
    payload: body,
  })
  await server.finishJobs()
  return answer.statusCode
}

/** Sends a text from the subscriber's number. */
const sendText = (server: TestServer, { person }: Subscriber, text: string, id: string = randomUUID()) =>
  receive(server, { id, from: `+1${person.phone}`, text })

async function textsTo(server: TestServer, { person }: Subscriber): Promise<string[]> {
  await server.finishJobs()
  const rows = await server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, person.phone))
    .orderBy(outboxMessages.createdAt)
  return rows.map(({ body }) => body)
}

const replyOf = (keyword: keyof typeof smsTexts.replies) => `Quillmere Utilities & Fiber: ${smsTexts.replies[keyword]}`

/** Pays, of which the subscriber is notified by text message. */
async function payWithTexts(server: TestServer, subscriber: Subscriber) {
  const method = await addMethod({ url: server.providerUrl }, subscriber.person.customerNumber)
  await pay(server, { ...subscriber, method }, 50)
  await server.finishJobs()
}

const addTexted = async (server: TestServer) => {
  const subscriber = await addSubscriber(server)
  await choose(server, subscriber, { category: 'payment_result', channels: ['sms'] })
  return subscriber
}

async function contactOf(server: TestServer, { account, token }: Subscriber) {
  const query = { billing_group_id: account.billingGroupId }
  const { data } = await server.call(getCommunicationContacts, { query }, { token })
  return Array.isArray(data) ? data[0] : data
}

describe('a text message that says STOP', () => {
  const words = ['STOP', ' stop ', 'Stop All', 'unsubscribe', 'CANCEL', 'end', 'quit', 'revoke', 'OPTOUT', 'Opt out']
  it.for([...words, 'Stop.', '“STOP!”', 'opt-out'])(
    'a text message that says STOP as “%s” stops all texts to the number after one confirmation',
    async (text, { server }) => {
      const subscriber = await addTexted(server)
      expect(await sendText(server, subscriber, text)).toBe(204)
      await payWithTexts(server, subscriber)
      expect(await textsTo(server, subscriber)).toEqual([replyOf('stop')])
    },
  )

  it('is confirmed only once', async ({ server }) => {
    const subscriber = await addTexted(server)
    await sendText(server, subscriber, 'STOP')
    await sendText(server, subscriber, 'STOP')
    expect(await textsTo(server, subscriber)).toEqual([replyOf('stop')])
  })

  it('holds back a message that was already waiting', async ({ server }) => {
    const subscriber = await addTexted(server)
    await choose(server, subscriber, { quiet_from: '00:00', quiet_until: '23:59' })
    await payWithTexts(server, subscriber)
    await sendText(server, subscriber, 'STOP')
    await server.finishJobs(24 * 60 * 60_000)
    expect(await textsTo(server, subscriber)).toEqual([replyOf('stop')])
    expect(await readSentTo(server, subscriber.person.phone)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ status: 'failed', failure: communicationTexts.textsStopped })]),
    )
  })

  it('shows at the contact, and a code to the number is refused with the way out', async ({ server }) => {
    const subscriber = await addTexted(server)
    expect(await contactOf(server, subscriber)).toMatchObject({ phone_stopped: false })
    await sendText(server, subscriber, 'STOP')
    expect(await contactOf(server, subscriber)).toMatchObject({ phone_stopped: true })
    const body = { contact_id: subscriber.person.contactId, channel: 'phone' as const }
    const answer = await server.call(sendContactCode, { body }, { token: subscriber.token })
    expect([answer.status, answer.messages]).toEqual([409, [smsTexts.stoppedNumberError]])
  })
})

describe('a text message that says START', () => {
  it.for(['START', 'unstop', 'Yes', 'Start!'])(
    'a text message that says START as “%s” starts texts again',
    async (text, { server }) => {
      const subscriber = await addTexted(server)
      await sendText(server, subscriber, 'STOP')
      await sendText(server, subscriber, text)
      await payWithTexts(server, subscriber)
      expect(await textsTo(server, subscriber)).toEqual([
        replyOf('stop'),
        replyOf('start'),
        expect.stringContaining(
          notificationTexts.paymentPostedText({ amount: 50_00, account: subscriber.account.billingAccountNumber }),
        ),
      ])
    },
  )

  it('is not undone by a STOP that the gateway delivers again', async ({ server }) => {
    const subscriber = await addTexted(server)
    const id = randomUUID()
    await sendText(server, subscriber, 'STOP', id)
    await sendText(server, subscriber, 'START')
    await sendText(server, subscriber, 'STOP', id)
    expect(await contactOf(server, subscriber)).toMatchObject({ phone_stopped: false })
  })
})

describe('a text message that says HELP', () => {
  it.for(['HELP', 'info', 'Help?'])(
    'a text message that says HELP as “%s” is answered with the name, the number, and how to stop',
    async (text, { server }) => {
      const subscriber = await addTexted(server)
      await sendText(server, subscriber, text)
      expect(await textsTo(server, subscriber)).toEqual([replyOf('help')])
      expect(replyOf('help')).toMatch(/555-0101.*Reply STOP/)
    },
  )
})

describe('any other text message', () => {
  it.for(['Please stop', '…'])('has no effect, such as “%s”', async (text, { server }) => {
    const subscriber = await addTexted(server)
    expect(await sendText(server, subscriber, text)).toBe(204)
    expect(await textsTo(server, subscriber)).toEqual([])
    expect(await contactOf(server, subscriber)).toMatchObject({ phone_stopped: false })
  })
})

describe('a report of the gateway', () => {
  it('a report of the gateway without the right signature is rejected', async ({ server }) => {
    const subscriber = await addTexted(server)
    const report = { id: randomUUID(), from: `+1${subscriber.person.phone}`, text: 'STOP' }
    const body = Buffer.from(JSON.stringify(report))
    const now = server.services.clock.now()
    const right = signatureOf(key, body, now)
    const wrong = [
      '',
      right.replace(/^t=\d+/, 't=0'),
      right.replace(/^t=.*,/, ''),
      signatureOf('another-key-0123456789', body, now),
      signatureOf(key, Buffer.from('{}'), now),
    ]
    for (const signature of wrong) expect(await receive(server, report, signature)).toBe(401)
    expect(await contactOf(server, subscriber)).toMatchObject({ phone_stopped: false })
    const empty = await server.app.inject({ method: 'POST', url: '/api/v1/communication/incoming-text' })
    expect(empty.statusCode).toBe(401)
  })

  it('is rejected if it is incomplete', async ({ server }) => {
    expect(await receive(server, { id: '1', text: 'STOP' })).toBe(400)
  })
})
