import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { sendContactCode } from '#shared/contract/customers/communication'
import { invitePerson } from '#shared/contract/customers/people'
import { sendEmailCode, sendForgotPasswordCode, sendPhoneCode } from '#shared/contract/signIn/oneTimeCodes'
import * as billTexts from '#shared/texts/billing/billNotices'
import { sentMessagesCleanupJob } from '../../../../server/cleanup/sentMessages.job'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { sentMessages } from '../../../../server/db/schema/customers/sentMessages'
import { readyBillsJob } from '../../../../server/directory/notifications/producers/readyBills.job'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { addLegacyCustomer } from '../../../support/data/customers/legacyAccounts'
import { addSubscriber } from '../../../support/data/customers/notifications'
import { requestCode } from '../../../support/data/customers/registrations'
import { addCustomerRoles } from '../../../support/data/people'
import { readNewestMail } from '../../../support/server/outbox'
import { type TestServer, testNow } from '../../../support/server/server'
import { withSettings } from '../../../support/server/serverTest'

const it = withSettings({ SENT_MESSAGES_DAYS: '100' })

it.afterEach(({ server }) => server.setNow(testNow))

const dayMs = 86_400_000

async function addMessages(
  server: TestServer,
  address: string,
  { daysAgo, count }: { daysAgo: number; count: number },
) {
  const createdAt = new Date(Date.parse(testNow) - daysAgo * dayMs)
  await server.database.db.insert(sentMessages).values(
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      eventKey: randomUUID(),
      recipient: address,
      channel: 'email' as const,
      category: 'bill_ready' as const,
      address,
      subject: `${daysAgo} days ago`,
      body: '',
      createdAt,
    })),
  )
}

const recordsTo = (server: TestServer, addresses: string[]) =>
  server.database.db.select().from(sentMessages).where(inArray(sentMessages.address, addresses))

describe('sent messages', () => {
  it('are deleted once they are older than the setting says, in any number', async ({ server }) => {
    await addMessages(server, 'kept@example.com', { daysAgo: 99, count: 2 })
    // More than one batch.
    await addMessages(server, 'old@example.com', { daysAgo: 101, count: 3_000 })
    await addMessages(server, 'old@example.com', { daysAgo: 300, count: 3_000 })
    await server.runScheduled(sentMessagesCleanupJob)
    expect(await recordsTo(server, ['old@example.com'])).toEqual([])
    expect(await recordsTo(server, ['kept@example.com'])).toHaveLength(2)
  })

  it('never contain a one-time code', async ({ server }) => {
    const { person, token } = await addSubscriber(server)
    const legacy = await addLegacyCustomer(server.database.db)
    await server.call(sendEmailCode, { query: { emailId: person.email } })
    await server.call(sendForgotPasswordCode, { query: { emailId: person.email } })
    await server.call(sendPhoneCode, { query: { phoneNumber: person.phone } })
    await server.call(sendContactCode, { body: { contact_id: person.contactId, channel: 'email' } }, { token })
    await server.call(sendContactCode, { body: { contact_id: person.contactId, channel: 'phone' } }, { token })
    await requestCode(server, { email_search_field: legacy.email })
    await server.finishJobs()
    const addresses = [person.email, person.phone, legacy.email]
    const outbox = await server.database.db
      .select()
      .from(outboxMessages)
      .where(inArray(outboxMessages.recipient, addresses))
    const codes = outbox.flatMap(({ body }) => /\b(\d{6})\b/.exec(body)?.[1] ?? [])
    expect(codes).toHaveLength(outbox.length)
    expect(new Set(outbox.map(({ recipient }) => recipient))).toEqual(new Set(addresses))
    const recorded = (await recordsTo(server, addresses)).map(({ subject, body }) => `${subject} ${body}`).join('\n')
    expect(codes.filter((code) => recorded.includes(code))).toEqual([])
  })

  it('never contain the link of an invitation, which signs someone in', async ({ server }) => {
    await addCustomerRoles(server.database.db)
    const { token } = await addSubscriber(server)
    const email = 'jonas-invited@example.com'
    const guest = { first_name: 'Jonas', last_name: 'Quill', relation: '', email, phone: '' }
    await server.call(invitePerson, { body: { ...guest, level: 'view' } }, { token })
    const { body } = await readNewestMail(server, email)
    expect(body).toMatch(/invitation\?token=/)
    expect(await recordsTo(server, [email])).toMatchObject([{ body: '', status: 'sent' }])
  })

  it('leave out the link that stops emails without signing in', async ({ server }) => {
    server.setNow('2026-03-02T15:00:00.000Z')
    const { person, account } = await addSubscriber(server)
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(80_05)] })
    await server.runScheduled(readyBillsJob)
    await server.finishJobs()
    const [record] = await recordsTo(server, [person.email])
    const facts = { account: account.billingAccountNumber, amount: 80_05, previousBalance: 0, dueOn: '2026-03-22' }
    expect(record?.body).toContain(billTexts.billReady({ isOnAutopay: false, ...facts }).paragraphs[0])
    expect(record?.body).not.toContain('unsubscribe?token=')
    const [mail] = await server.database.db
      .select()
      .from(outboxMessages)
      .where(inArray(outboxMessages.recipient, [person.email]))
    expect(mail?.body).toContain('unsubscribe?token=')
  })
})
