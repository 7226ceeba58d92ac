import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod/mini'
import { confirmContactCode, getCommunicationContacts, sendContactCode } from '#shared/contract/customers/communication'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { confirmProfileCode, sendProfileCode } from '#shared/contract/customers/profile'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { stopNumber } from '../../../../server/adapters/notifier/stoppedNumbers.queries'
import { contacts } from '../../../../server/db/schema/customers/accounts'
import { sentMessages } from '../../../../server/db/schema/customers/sentMessages'
import { undeliverableEmailsJob } from '../../../../server/directory/notifications/producers/undeliverableEmails.job'
import { signatureOf } from '../../../../server/features/communication/webhookSignature'
import { addSubscriber, choose, type Subscriber } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { addPayer, type Payer, pay } from '../../../support/data/payments/payments'
import { readNewestCode } from '../../../support/server/outbox'
import { startServer, type TestServer, testNow } from '../../../support/server/server'
import { withSettings } from '../../../support/server/serverTest'

const key = 'test-webhook-key-0123456789'
const it = withSettings({ WEBHOOK_KEY: key })

async function reportMail(server: TestServer, report: object, signature?: string): Promise<number> {
  const body = JSON.stringify(report)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/communication/mail-report',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': signature ?? signatureOf(key, Buffer.from(body), server.services.clock.now()),
    },
    payload: body,
  })
  return answer.statusCode
}

async function alertsOf(server: TestServer, { person }: Pick<Payer, 'person'>) {
  const token = await server.signIn(person)
  const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
  return z.object({ alerts: z.array(z.looseObject({ kind: z.string() })) }).parse(data).alerts
}

const masked = (email: string) => email.replace(/^(.).*@/, '$1•••@')

/** Pays, so that a receipt is sent, and returns its record. */
async function sendReceipt(server: TestServer, payer: Payer) {
  await pay(server, payer)
  const [message] = await readSentTo(server, payer.person.email)
  if (!message) throw new Error('No receipt was sent')
  return message
}

/** The error with which the mail server answers every recipient. */
let rejection: { responseCode: number; text: string }
let rejecting: Promise<TestServer> | undefined
let mailServer: SMTPServer | undefined
afterAll(async () => {
  await (await rejecting)?.stop()
  await new Promise<void>((resolve) => (mailServer ? mailServer.close(resolve) : resolve()))
})

/** Returns a portal that sends through a mail server that rejects every recipient. */
function rejectWith(responseCode: number, text: string): Promise<TestServer> {
  rejection = { responseCode, text }
  return (rejecting ??= startRejecting())
}

async function startRejecting(): Promise<TestServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { responseCode, text } = rejection
      done(Object.assign(new Error(text), { responseCode }))
    },
  })
  mailServer = smtp
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://portal.example' })
}

describe('an email that the mail server rejects', () => {
  it.for([
    [550, '5.1.1 No such user'],
    [550, 'No such user'],
    [553, 'Mailbox name not allowed'],
    [554, '5.1.10 Recipient address has null MX'],
  ] as const)(
    'an email that is rejected because of its address (%s %s) has bounced, and its owner is alerted',
    async ([code, text]) => {
      const server = await rejectWith(code, text)
      const payer = await addPayer(server)
      expect(await sendReceipt(server, payer)).toMatchObject({ status: 'bounced' })
      expect(await alertsOf(server, payer)).toEqual([
        { kind: 'email_undeliverable', email: masked(payer.person.email) },
      ])
    },
  )

  it.for([
    [550, '5.7.1 Message rejected as spam', 'failed'],
    [450, '4.2.1 Try again later', 'waiting'],
  ] as const)(
    'an email that is rejected for another reason (%s %s) is %s, and no one is alerted',
    async ([code, text, status]) => {
      const server = await rejectWith(code, text)
      const payer = await addPayer(server)
      expect(await sendReceipt(server, payer)).toMatchObject({ status })
      expect(await alertsOf(server, payer)).toEqual([])
    },
  )
})

describe('a report of the mail service', () => {
  const bounceOf = ({ id, address }: { id: string; address: string }) => ({
    event: 'bounced',
    permanent: true,
    email: address.toUpperCase(),
    message_id: `<${id}@example.com>`,
  })

  it('a report of a permanent bounce marks the message and the address', async ({ server }) => {
    const payer = await addPayer(server)
    const message = await sendReceipt(server, payer)
    expect(await reportMail(server, bounceOf(message))).toBe(204)
    expect(await readSentTo(server, payer.person.email)).toMatchObject([{ status: 'bounced' }])
    expect(await alertsOf(server, payer)).toMatchObject([{ kind: 'email_undeliverable' }])
  })

  it('a report that arrives while the message is being sent is not overwritten', async ({ server }) => {
    const payer = await addPayer(server)
    const { notifier } = server.services
    const send = notifier.sendMail.bind(notifier)
    const sending = vi.spyOn(notifier, 'sendMail').mockImplementationOnce(async (mail) => {
      await send(mail)
      const ofPayer = eq(sentMessages.address, payer.person.email)
      const [sent] = await server.database.db.select().from(sentMessages).where(ofPayer)
      await reportMail(server, bounceOf(sent ?? { id: '', address: '' }))
    })
    await pay(server, payer)
    await server.finishJobs()
    sending.mockRestore()
    expect(await readSentTo(server, payer.person.email)).toMatchObject([{ status: 'bounced' }])
  })

  it('a report of a temporary bounce, or about another address, has no effect', async ({ server }) => {
    const payer = await addPayer(server)
    const message = await sendReceipt(server, payer)
    await reportMail(server, { ...bounceOf(message), permanent: false })
    await reportMail(server, { ...bounceOf(message), event: 'opened' })
    await reportMail(server, { ...bounceOf(message), email: 'another@example.com' })
    expect(await readSentTo(server, payer.person.email)).toMatchObject([{ status: 'sent' }])
    expect(await alertsOf(server, payer)).toEqual([])
  })

  it('a report without the right signature is rejected', async ({ server }) => {
    const payer = await addPayer(server)
    const message = await sendReceipt(server, payer)
    expect(await reportMail(server, bounceOf(message), 't=0,v1=00')).toBe(401)
    expect(await alertsOf(server, payer)).toEqual([])
  })

  it('is rejected if someone recorded it and sends it again later', async ({ server }) => {
    const payer = await addPayer(server)
    const report = { event: 'bounced', permanent: true, email: payer.person.email }
    const secondsAgo = (seconds: number): string =>
      signatureOf(
        key,
        Buffer.from(JSON.stringify(report)),
        new Date(server.services.clock.now().getTime() - seconds * 1000),
      )
    expect(await reportMail(server, report, secondsAgo(301))).toBe(401)
    expect(await reportMail(server, report, secondsAgo(-301))).toBe(401)
    expect(await alertsOf(server, payer)).toEqual([])
    expect(await reportMail(server, report, secondsAgo(299))).toBe(204)
    expect(await alertsOf(server, payer)).toMatchObject([{ kind: 'email_undeliverable' }])
  })

  it('is over when the owner verifies the address, even if it comes again', async ({ server }) => {
    const payer = await addPayer(server)
    const { person, account, token } = payer
    const message = await sendReceipt(server, payer)
    await reportMail(server, bounceOf(message))
    const contact = { contact_id: person.contactId, channel: 'email' as const }
    await server.call(sendContactCode, { body: contact }, { token })
    const otp = await readNewestCode(server, person.email, 2)
    await server.call(confirmContactCode, { body: { ...contact, otp } }, { token })
    await reportMail(server, bounceOf(message))
    expect(await alertsOf(server, payer)).toEqual([])
    const query = { billing_group_id: account.billingGroupId }
    expect((await server.call(getCommunicationContacts, { query }, { token })).data).toMatchObject([
      { email_verified: true, email_undeliverable: false },
    ])
  })

  it('is over when the owner changes the address', async ({ server }) => {
    const payer = await addPayer(server)
    await reportMail(server, bounceOf(await sendReceipt(server, payer)))
    const email = `new-${payer.person.email}`
    await server.call(sendProfileCode, { body: { email } } as never, { token: payer.token })
    const otp = await readNewestCode(server, email)
    await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token: payer.token })
    expect(await alertsOf(server, { person: { ...payer.person, email } })).toEqual([])
  })
})

describe('a contact whose address does not work', () => {
  const bounce = (server: TestServer, { person }: Subscriber) =>
    reportMail(server, { event: 'bounced', permanent: true, email: person.email })

  /** Looks for such addresses on two days, and returns the text messages to the contact. */
  async function textsTo(server: TestServer, { person }: Subscriber) {
    await server.runScheduled(undeliverableEmailsJob)
    await server.runScheduled(undeliverableEmailsJob)
    return readSentTo(server, person.phone)
  }

  it('gets one text message about it, although they chose emails only', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await bounce(server, subscriber)
    const texts = await textsTo(server, subscriber)
    expect(texts).toMatchObject([{ channel: 'sms', status: 'sent', subject: notificationTexts.emailsBounce }])
    const text = notificationTexts.emailsBounceText(masked(subscriber.person.email))
    // Other characters cost more to send.
    expect(texts[0]?.body).toContain(text.replaceAll('•', '*').replaceAll('’', "'"))
    expect(await readSentTo(server, subscriber.person.email)).toEqual([])
  })

  /** Adds a contact who gets the text message at 11 AM. */
  async function addInQuietHours(server: TestServer): Promise<Subscriber> {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { quiet_from: '09:00', quiet_until: '11:00' })
    await bounce(server, subscriber)
    expect(await textsTo(server, subscriber)).toMatchObject([{ status: 'waiting' }])
    return subscriber
  }
  async function textsAfterQuietHours(server: TestServer, { person }: Subscriber) {
    onTestFinished(() => server.setNow(testNow))
    server.setNow('2026-03-13T16:01:00.000Z')
    await server.finishJobs(24 * 60 * 60_000)
    return readSentTo(server, person.phone)
  }

  it('gets it after their quiet hours', async ({ server }) => {
    const subscriber = await addInQuietHours(server)
    expect(await textsAfterQuietHours(server, subscriber)).toMatchObject([{ status: 'sent' }])
  })

  it('gets none if they verify the address in their quiet hours', async ({ server }) => {
    const subscriber = await addInQuietHours(server)
    const { person, token } = subscriber
    const contact = { contact_id: person.contactId, channel: 'email' as const }
    await server.call(sendContactCode, { body: contact }, { token })
    const otp = await readNewestCode(server, person.email)
    await server.call(confirmContactCode, { body: { ...contact, otp } }, { token })
    const dropped = { status: 'failed', failure: communicationTexts.noLongerApplied }
    expect(await textsAfterQuietHours(server, subscriber)).toMatchObject([dropped])
  })

  it('gets none if they stopped text messages', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await bounce(server, subscriber)
    await stopNumber(server.database.db, subscriber.person.phone, server.services.clock.now())
    expect(await textsTo(server, subscriber)).toEqual([])
  })

  it('gets none to a number that is not verified', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await bounce(server, subscriber)
    const ofContact = eq(contacts.id, subscriber.person.contactId)
    await server.database.db.update(contacts).set({ phoneVerifiedAt: null }).where(ofContact)
    expect(await textsTo(server, subscriber)).toEqual([])
  })
})
