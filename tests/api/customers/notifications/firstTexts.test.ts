import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as smsTexts from '#shared/texts/customers/textMessages'
import { enqueueSms } from '../../../../server/adapters/notifier/sendMessage.job'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { addSubscriber, choose, type Subscriber } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { addMethod, pay } from '../../../support/data/payments/payments'
import { whileGatewaysFail } from '../../../support/server/gateways'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

/** Adds a subscriber who gets text messages about payments. */
async function addTexted(server: TestServer): Promise<Subscriber & { method: string }> {
  const subscriber = await addSubscriber(server)
  await choose(server, subscriber, { category: 'payment_result', channels: ['sms'] })
  const method = await addMethod({ url: server.providerUrl }, subscriber.person.customerNumber)
  return { ...subscriber, method }
}

/** Returns which of the texts to the subscriber say how to stop them, oldest first. */
async function hintsTo(server: TestServer, { person }: Subscriber): Promise<boolean[]> {
  await server.finishJobs()
  const rows = await server.database.db
    .select({ body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, person.phone))
    .orderBy(outboxMessages.createdAt)
  return rows.map(({ body }) => body.endsWith(` ${smsTexts.stopHint}`))
}

describe('the first notification by text message to a number', () => {
  it('says how to stop them, and later ones do not', async ({ server }) => {
    const subscriber = await addTexted(server)
    for (const amount of [20, 30]) {
      await pay(server, subscriber, amount)
      await server.finishJobs()
    }
    expect(await hintsTo(server, subscriber)).toEqual([true, false])
  })

  it('is recorded as it was sent', async ({ server }) => {
    const subscriber = await addTexted(server)
    await pay(server, subscriber, 20)
    expect(await readSentTo(server, subscriber.person.phone)).toMatchObject([
      { status: 'sent', body: expect.stringContaining(smsTexts.stopHint) },
    ])
  })

  it('says how to stop them if it is sent only at the second attempt', async ({ server }) => {
    const subscriber = await addTexted(server)
    await whileGatewaysFail(server, async () => {
      await pay(server, subscriber, 20)
      await server.finishJobs()
    })
    await server.finishJobs(60_000)
    expect(await hintsTo(server, subscriber)).toEqual([true])
  })

  it('says how to stop them although a code was sent before, which does not', async ({ server }) => {
    const subscriber = await addTexted(server)
    const { services, database } = server
    const validUntil = new Date(Date.parse(testNow) + 60_000)
    const code = { to: subscriber.person.phone, category: 'security', title: 'Your code', text: '123456' } as const
    await enqueueSms(services, database.db, { ...code, validUntil })
    await server.finishJobs()
    await pay(server, subscriber, 20)
    expect(await hintsTo(server, subscriber)).toEqual([false, true])
  })
})
