import { describe, expect } from 'vitest'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as billTexts from '#shared/texts/billing/billNotices'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { readyBillsJob } from '../../../../server/directory/notifications/producers/readyBills.job'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { addSubscriber, choose, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { readNewestMail } from '../../../support/server/outbox'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const readyBill = { account: '', amount: 80_05, previousBalance: 0, dueOn: '2026-03-22' }
const readySubject = billTexts.billReady({ isOnAutopay: false, ...readyBill }).subject

describe('a bill that is ready', () => {
  it('is emailed once to the contacts who chose it, however often the job runs', async ({ server }) => {
    server.setNow(dayAt('2026-03-02'))
    const subscriber = await addSubscriber(server)
    const other = await addSubscriber(server)
    await choose(server, other, { category: 'bill_ready', channels: [] })
    await addStatement(server.database.db, subscriber.account, { month: '2026-02', lines: [gasLine(80_05)] })
    await addStatement(server.database.db, other.account, { month: '2026-02', lines: [gasLine(80_05)] })
    await server.runScheduled(readyBillsJob)
    await server.runScheduled(readyBillsJob)
    const sent = await readSentTo(server, subscriber.person.email)
    expect(sent).toMatchObject([
      {
        category: 'bill_ready',
        channel: 'email',
        status: 'sent',
        subject: readySubject,
        customerNumber: subscriber.person.customerNumber,
      },
    ])
    expect(sent[0]?.body).toContain('due March 22, 2026')
    expect(await subjectsTo(server, other)).toEqual([])
  })

  it('is emailed despite the choice of an account holder whose billing is paperless', async ({ server }) => {
    server.setNow(dayAt('2026-03-02'))
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { category: 'bill_ready', channels: [] })
    const { billingGroupId } = subscriber.account
    await server.call(
      updateCommunicationPreferences,
      { body: { billing_group_id: billingGroupId, paperless: true } },
      { token: subscriber.token },
    )
    await addStatement(server.database.db, subscriber.account, { month: '2026-02', lines: [gasLine(80_05)] })
    await server.runScheduled(readyBillsJob)
    const { subject, body } = await readNewestMail(server, subscriber.person.email)
    expect(subject).toBe(readySubject)
    expect(body).not.toContain(notificationTexts.unsubscribe)
  })

  it('names what is due with it, apart from what earlier bills left unpaid', async ({ server }) => {
    server.setNow(dayAt('2026-03-02'))
    const subscriber = await addSubscriber(server)
    const bill = { month: '2026-02', lines: [gasLine(60_00)], previousBalance: 80_00 }
    await addStatement(server.database.db, subscriber.account, bill)
    await server.runScheduled(readyBillsJob)
    const [sent] = await readSentTo(server, subscriber.person.email)
    const { billingAccountNumber: account } = subscriber.account
    const facts = { account, amount: 140_00, previousBalance: 80_00, dueOn: '2026-03-22' }
    expect(sent?.body).toContain(billTexts.billReady({ isOnAutopay: false, ...facts }).paragraphs[0])
  })

  it('is not announced when it is old', async ({ server }) => {
    server.setNow(dayAt('2026-03-02'))
    const subscriber = await addSubscriber(server)
    await addStatement(server.database.db, subscriber.account, { month: '2026-01', lines: [gasLine(80_05)] })
    await server.runScheduled(readyBillsJob)
    expect(await subjectsTo(server, subscriber)).toEqual([])
  })
})
