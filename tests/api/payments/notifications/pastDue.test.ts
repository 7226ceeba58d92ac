import { describe, expect } from 'vitest'
import * as billTexts from '#shared/texts/billing/billNotices'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { dunningHolds } from '../../../../server/db/schema/billing/dunning'
import { notify } from '../../../../server/directory/notifications/notify'
import { pastDueBillsJob } from '../../../../server/directory/notifications/producers/pastDueBills.job'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { addDebtor } from '../../../support/data/billing/dunning'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { changeAccount, choose, dayAt } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { readNewestMail } from '../../../support/server/outbox'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

describe('a payment that is past due', () => {
  it('is announced with the date of the next step, once per step', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    for (const day of ['2026-03-11', '2026-03-13', '2026-03-16', '2026-03-29']) {
      server.setNow(dayAt(day))
      await server.runScheduled(pastDueBillsJob)
    }
    const due = { account: debtor.number, amount: 0, dueOn: '2026-03-10' }
    const lateFee = billTexts.pastDue({ ...due, step: 'late_fee', stepOn: '2026-03-15' })
    const disconnectNotice = billTexts.pastDue({ ...due, step: 'disconnect_notice', stepOn: '2026-03-30' })
    const sent = await readSentTo(server, debtor.email)
    expect(sent.map(({ subject }) => subject)).toEqual([lateFee.subject, disconnectNotice.subject])
    expect(sent[0]?.body).toContain(lateFee.paragraphs[1])
    expect(sent[1]?.body).toContain(disconnectNotice.paragraphs[1])
    expect((await readNewestMail(server, debtor.email)).body).not.toContain(notificationTexts.unsubscribe)
  })

  it('is announced by text message, too, to those who chose it', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', hasVerifiedPhone: true })
    const subscriber = { person: debtor, account: debtor.account, token: await server.signIn(debtor) }
    await choose(server, subscriber, { category: 'past_due', channels: ['email', 'sms'] })
    server.setNow(dayAt('2026-03-11'))
    await server.runScheduled(pastDueBillsJob)
    const bill = { account: debtor.number, amount: 120_00, dueOn: '2026-03-10' }
    const text = billTexts.pastDueText({ ...bill, step: 'late_fee', stepOn: '2026-03-15' })
    expect(await readSentTo(server, debtor.phone)).toMatchObject([
      { category: 'past_due', channel: 'sms', status: 'sent', body: expect.stringContaining(text) },
    ])
  })

  it('is announced without a next step if it is found later and nothing more follows', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', balance: 80_00, serviceType: 'FIBER' })
    for (const day of ['2026-03-15', '2026-03-16']) {
      server.setNow(dayAt(day))
      await server.runScheduled(pastDueBillsJob)
    }
    const bill = { account: debtor.number, amount: 80_00, dueOn: '2026-03-10' }
    const sent = await readSentTo(server, debtor.email)
    expect(sent).toMatchObject([{ category: 'past_due', createdAt: new Date(dayAt('2026-03-15')) }])
    for (const paragraph of billTexts.pastDueWithoutStep(bill).paragraphs) expect(sent[0]?.body).toContain(paragraph)
  })

  it('is not announced again after the late fee if nothing more follows', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', serviceType: 'FIBER' })
    for (const day of ['2026-03-14', '2026-03-15', '2026-03-20']) {
      server.setNow(dayAt(day))
      await server.runScheduled(pastDueBillsJob)
    }
    const sent = await readSentTo(server, debtor.email)
    expect(sent.map(({ createdAt }) => createdAt)).toEqual([new Date(dayAt('2026-03-14'))])
  })

  it('a payment that is past due and the next bill are announced with amounts that add up to the balance', async ({
    server,
  }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', balance: 80_00, serviceType: 'FIBER' })
    await addStatement(server.database.db, debtor.account, { month: '2026-02', lines: [gasLine(60_00)] })
    await changeAccount(server, debtor, { balance: 140_00, dueOn: '2026-03-22' })
    for (const day of ['2026-03-11', '2026-03-18', '2026-03-21']) {
      server.setNow(dayAt(day))
      for (const job of [pastDueBillsJob, remindersJob]) await server.runScheduled(job)
    }
    const sent = await readSentTo(server, debtor.email)
    const bodies = Object.fromEntries(sent.map(({ category, body }) => [category, body]))
    const { number: account } = debtor
    const step = { step: 'late_fee', stepOn: '2026-03-15' } as const
    const pastDue = billTexts.pastDue({ account, amount: 80_00, dueOn: '2026-03-10', ...step })
    const next = billTexts.paymentDue({
      account,
      amount: 60_00,
      dueOn: '2026-03-22',
      alreadyPastDue: 80_00,
      scheduled: 0,
    })
    expect(bodies['past_due']).toContain(pastDue.paragraphs[0])
    expect(bodies['payment_due']).toContain(next.paragraphs[0])
    expect(bodies['payment_due']).toContain(next.paragraphs[1])
  })

  it('is not announced if it was put on hold before the message was written', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    server.setNow(dayAt('2026-03-11'))
    await notify(server.database.db, { kind: 'past_due', accountNumber: debtor.number, since: '2026-03-10' })
    await server.database.db
      .insert(dunningHolds)
      .values({ billingAccountNumber: debtor.number, reason: 'dispute', placedAt: new Date(testNow) })
    expect(await readSentTo(server, debtor.email)).toEqual([])
  })

  it('is not announced while the account is on hold', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    await server.database.db
      .insert(dunningHolds)
      .values({ billingAccountNumber: debtor.number, reason: 'bankruptcy', placedAt: new Date(testNow) })
    server.setNow(dayAt('2026-03-11'))
    await server.runScheduled(pastDueBillsJob)
    expect(await readSentTo(server, debtor.email)).toEqual([])
  })
})
