import { eq, sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as billTexts from '#shared/texts/billing/billNotices'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { billingAccounts } from '../../../server/db/schema/accounts'
import { dunningHolds } from '../../../server/db/schema/dunning'
import { failingSchedules } from '../../../server/db/schema/jobs'
import { notify } from '../../../server/directory/notifications/notify'
import { checkCardJob, expiringCardsJob } from '../../../server/directory/notifications/producers/expiringCards.job'
import { finishedRequestsJob } from '../../../server/directory/notifications/producers/finishedRequests.job'
import { pastDueBillsJob } from '../../../server/directory/notifications/producers/pastDueBills.job'
import { readyBillsJob } from '../../../server/directory/notifications/producers/readyBills.job'
import { remindersJob } from '../../../server/directory/notifications/producers/reminders.job'
import { unexpectedUsageJob } from '../../../server/directory/notifications/producers/unexpectedUsage.job'
import { dueRefundsJob } from '../../../server/features/refunds/refund.job'
import { addDebtor } from '../../support/data/billing/dunning'
import {
  addFormerCustomer,
  parseRefund,
  sendRefundDecision,
  sendRefundRequest,
  toMethodRequest,
} from '../../support/data/billing/refunds'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addSubscriber, choose, type Subscriber, subjectsTo } from '../../support/data/customers/notifications'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { readJobs } from '../../support/data/jobs'
import { addMethod } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { addPerson } from '../../support/data/people'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
})

const dayAt = (day: string): string => `${day}T15:00:00.000Z`

const changeAccount = (
  server: TestServer,
  { account }: Pick<Subscriber, 'account'>,
  changes: Partial<typeof billingAccounts.$inferInsert>,
) =>
  server.database.db
    .update(billingAccounts)
    .set(changes)
    .where(eq(billingAccounts.number, account.billingAccountNumber))

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

describe('a payment that is due', () => {
  it('is announced once, as many days before as the contact chose', async ({ server }) => {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    await choose(server, subscriber, { days_before_due: 5 })
    const subjects: string[][] = []
    for (const day of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-21', '2026-03-22']) {
      server.setNow(dayAt(day))
      await server.runScheduled(remindersJob)
      subjects.push(await subjectsTo(server, subscriber))
    }
    const reminder = [
      billTexts.paymentDue({ account: '', amount: 50_00, dueOn: '2026-03-22', alreadyPastDue: 0, scheduled: 0 })
        .subject,
    ]
    expect(subjects).toEqual([[], reminder, reminder, reminder, reminder])
  })

  it('is announced by autopay instead, three days before it charges', async ({ server }) => {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    await changeAccount(server, subscriber, { autopayToken: 'tok_any' })
    const subjects: string[][] = []
    for (const day of ['2026-03-17', '2026-03-18', '2026-03-19']) {
      server.setNow(dayAt(day))
      await server.runScheduled(remindersJob)
      subjects.push(await subjectsTo(server, subscriber))
    }
    const notice = [
      billTexts.autopayUpcoming({ account: '', amount: 50_00, paidOn: '2026-03-21', scheduled: 0 }).subject,
    ]
    expect(subjects).toEqual([[], notice, notice])
  })
})

describe('a reminder of the day on which something happens', () => {
  const dueOn = '2026-03-22'
  async function addDue(server: TestServer, autopayToken: string | null) {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn })
    await changeAccount(server, subscriber, { autopayToken })
    return subscriber
  }

  it.for([
    { title: 'when a payment is due', autopayToken: null, last: '2026-03-23T04:59:00Z', late: '2026-03-23T05:00:00Z' },
    { title: 'when autopay pays', autopayToken: 'tok_any', last: '2026-03-21T04:59:00Z', late: '2026-03-21T05:00:00Z' },
  ])('$title is sent late, but not after it', async ({ autopayToken, last, late }, { server }) => {
    const statuses: unknown[] = []
    for (const repairedAt of [last, late]) {
      const { person } = await addDue(server, autopayToken)
      server.setNow(dayAt('2026-03-19'))
      const send = vi
        .spyOn(server.services.notifier, 'sendMail')
        .mockRejectedValue(new Error('The mail server is down'))
      await server.runScheduled(remindersJob)
      send.mockRestore()
      server.setNow(repairedAt)
      await server.finishJobs(60_000)
      statuses.push((await readSentTo(server, person.email)).map(({ status, failure }) => [status, failure]))
    }
    expect(statuses).toEqual([[['sent', '']], [['failed', communicationTexts.messageExpired]]])
  })

  it('is not written after it, because jobs were held up', async ({ server }) => {
    const subscriber = await addDue(server, 'tok_any')
    const { billingAccountNumber: accountNumber } = subscriber.account
    await notify(server.database.db, { kind: 'autopay_upcoming', accountNumber, dueOn })
    server.setNow(dayAt('2026-03-21'))
    expect(await subjectsTo(server, subscriber)).toEqual([])
  })
})

describe('daily notifications', () => {
  it('are sent although the search for others fails', async ({ server }) => {
    const { db } = server.database
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    server.setNow(dayAt('2026-03-20'))
    await db.execute(sql`alter table gas_readings rename to lost_readings`)
    try {
      for (const job of [unexpectedUsageJob, finishedRequestsJob, pastDueBillsJob, remindersJob]) {
        await server.runScheduled(job)
      }
    } finally {
      await db.execute(sql`alter table lost_readings rename to gas_readings`)
    }
    expect(await subjectsTo(server, subscriber)).toHaveLength(1)
    expect(await db.select({ name: failingSchedules.name }).from(failingSchedules)).toEqual([
      { name: unexpectedUsageJob.name },
    ])
    await server.runScheduled(unexpectedUsageJob)
  })
})

describe('a payment of which a part is scheduled', () => {
  const dueOn = '2026-03-22'
  /** Adds a subscriber who owes $50.00 and has scheduled a payment, and looks for reminders on a day. */
  async function remind(
    server: TestServer,
    { autopayToken = null, ...scheduled }: { amount: number; payOn: string; autopayToken?: string | null },
  ) {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn })
    await changeAccount(server, subscriber, { autopayToken })
    await addScheduled(server.database.db, { ...subscriber, method: 'tok_any' }, scheduled)
    server.setNow(dayAt('2026-03-19'))
    await server.runScheduled(remindersJob)
    const sent = await readSentTo(server, subscriber.person.email)
    return { sent, account: subscriber.account.billingAccountNumber }
  }

  it('is announced with the amount that remains', async ({ server }) => {
    const { sent, account } = await remind(server, { amount: 30_00, payOn: dueOn })
    const bill = { account, amount: 20_00, dueOn, alreadyPastDue: 0, scheduled: 30_00 }
    const { paragraphs } = billTexts.paymentDue(bill)
    expect(sent).toMatchObject([{ category: 'payment_due' }])
    for (const paragraph of paragraphs) expect(sent[0]?.body).toContain(paragraph)
  })

  it('is announced by autopay with the amount that it will charge', async ({ server }) => {
    const { sent } = await remind(server, { amount: 30_00, payOn: '2026-03-21', autopayToken: 'tok_any' })
    const bill = { account: '', amount: 20_00, paidOn: '2026-03-21', scheduled: 30_00 }
    expect(sent).toMatchObject([{ subject: billTexts.autopayUpcoming(bill).subject }])
  })

  it('is announced without the debt that the scheduled payment pays first', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', balance: 80_00, serviceType: 'FIBER' })
    await addStatement(server.database.db, debtor.account, { month: '2026-02', lines: [gasLine(60_00)] })
    await changeAccount(server, debtor, { balance: 140_00, dueOn })
    const payer = { person: debtor, account: debtor.account, method: 'tok_any' }
    await addScheduled(server.database.db, payer, { amount: 100_00, payOn: '2026-03-20' })
    server.setNow(dayAt('2026-03-19'))
    await server.runScheduled(remindersJob)
    const [sent] = await readSentTo(server, debtor.email)
    const bill = { account: debtor.number, amount: 40_00, dueOn, scheduled: 100_00 }
    const { paragraphs } = billTexts.paymentDue({ ...bill, alreadyPastDue: 0 })
    for (const paragraph of paragraphs) expect(sent?.body).toContain(paragraph)
    const [, stillPastDue = ''] = billTexts.paymentDue({ ...bill, alreadyPastDue: 80_00 }).paragraphs
    expect(sent?.body).not.toContain(stillPastDue)
  })

  it('is charged in full by autopay if it is scheduled for a later day', async ({ server }) => {
    const { sent } = await remind(server, { amount: 50_00, payOn: dueOn, autopayToken: 'tok_any' })
    const bill = { account: '', amount: 50_00, paidOn: '2026-03-21', scheduled: 0 }
    expect(sent).toMatchObject([{ subject: billTexts.autopayUpcoming(bill).subject }])
  })

  it.for([null, 'tok_any'])('is not announced if nothing remains (autopay: %s)', async (autopayToken, { server }) => {
    const { sent } = await remind(server, { amount: 50_00, payOn: '2026-03-21', autopayToken })
    expect(sent).toEqual([])
  })
})

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

  it('and the next bill are announced with amounts that add up to the balance', async ({ server }) => {
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

describe('an autopay card that expires', () => {
  const cardSubject = notificationTexts.cardExpiring({ account: '', method: '', expiresOn: '2026-05-31' }).subject

  /** Adds a subscriber whose autopay card expires at the end of May. */
  async function addAutopaySubscriber(server: TestServer) {
    const subscriber = await addSubscriber(server)
    const { customerNumber } = subscriber.person
    const method = await addMethod({ url: server.providerUrl }, customerNumber, { expiry: { month: 5, year: 2026 } })
    await changeAccount(server, subscriber, { autopayToken: method })
    return subscriber
  }

  async function checkCards(server: TestServer, days: readonly string[]) {
    for (const day of days) {
      server.setNow(dayAt(day))
      await server.runScheduled(expiringCardsJob)
    }
  }

  async function daysOfEmails(server: TestServer, { person }: Subscriber) {
    const sent = await readSentTo(server, person.email)
    expect(sent.filter(({ subject }) => subject !== cardSubject)).toEqual([])
    return sent.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
  }

  it('is announced 60, 30 and 7 days before', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await checkCards(server, ['2026-03-31', '2026-04-01', '2026-04-02', '2026-05-01', '2026-05-24', '2026-05-25'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-01', '2026-05-01', '2026-05-24'])
  })

  it('is announced later, and still once, if the portal was down on these days', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await checkCards(server, ['2026-03-31', '2026-04-03', '2026-04-04', '2026-04-23', '2026-05-02', '2026-05-30'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-03', '2026-05-02', '2026-05-30'])
  })

  it('is announced when a check that failed for good starts again the next day', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    vi.spyOn(server.services.cards, 'listProfiles').mockRejectedValue(new Error('The provider is down'))
    await checkCards(server, ['2026-04-01'])
    const checks = await readJobs(server.database, checkCardJob.name)
    expect(checks).toContainEqual(expect.objectContaining({ attempts: 1, maxAttempts: 16 }))
    await server.database.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
      where key like ${`${checkCardJob.name} %`}`)
    vi.restoreAllMocks()
    await checkCards(server, ['2026-04-02', '2026-04-03'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-02'])
    expect(await readJobs(server.database, checkCardJob.name)).toEqual([])
  })

  it('is announced the day after it was chosen, however soon it expires', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const { customerNumber } = subscriber.person
    await changeAccount(server, subscriber, {
      autopayToken: await addMethod({ url: server.providerUrl }, customerNumber),
    })
    await checkCards(server, ['2026-05-01'])
    const expiry = { month: 5, year: 2026 }
    const method = await addMethod({ url: server.providerUrl }, customerNumber, { expiry })
    await changeAccount(server, subscriber, { autopayToken: method })
    await checkCards(server, ['2026-05-12', '2026-05-13'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-05-12'])
  })
})

describe('a refund', () => {
  it('is announced when it has been sent', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const staff = () => addPerson(server.database.db, { userType: 'CENTRIC' })
    const asked = await sendRefundRequest(server, await server.signIn(await staff()), toMethodRequest(leaver))
    const { refund_id: id } = parseRefund(asked)
    expect(await subjectsTo(server, leaver)).toEqual([])
    await sendRefundDecision(server, await server.signIn(await staff()), { id })
    server.setNow(dayAt('2026-03-23'))
    await server.runScheduled(dueRefundsJob)
    expect(await subjectsTo(server, leaver)).toEqual([
      notificationTexts.refundSent({ amount: 42_15, account: '', method: '' }).subject,
    ])
  })
})
