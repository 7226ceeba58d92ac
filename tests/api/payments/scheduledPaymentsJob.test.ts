import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { deletePaymentProfile } from '#shared/contract/payments/payments'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as paymentTexts from '#shared/texts/payments/payments'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { scheduledPayments } from '../../../server/db/schema/payments/scheduledPayments'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { dueScheduledJob } from '../../../server/features/scheduledPayments/scheduledPayment.job'
import {
  claimScheduled,
  finishScheduled,
  renewClaim,
} from '../../../server/features/scheduledPayments/scheduledPayments.queries'
import {
  addPayer,
  type CardOptions,
  fetchCharges,
  type Payer,
  pay,
  receiptSubject,
} from '../../support/data/payments/payments'
import { addScheduled, paymentsOf, readMailsTo, scheduledOf } from '../../support/data/payments/scheduledPayments'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const round = (server: TestServer) => server.runScheduled(dueScheduledJob)
const on = (server: TestServer, day: string, time = '18:00:00') => server.setNow(`${day}T${time}.000Z`)
const charged = (server: TestServer, { person }: Payer) => fetchCharges(server.providerUrl, person.customerNumber)
const books = async (server: TestServer, payer: Payer) => ({
  scheduled: (await scheduledOf(server.database.db, payer)).map(({ status }) => status),
  paid: (await paymentsOf(server.database.db, payer)).map(({ status }) => status),
})
const setAccount = (server: TestServer, { account }: Payer, values: Partial<typeof billingAccounts.$inferInsert>) =>
  server.database.db.update(billingAccounts).set(values).where(eq(billingAccounts.number, account.billingAccountNumber))

describe('a scheduled payment', () => {
  it('is made on its date and not before, like any other: charged, posted, with a receipt', async ({ server }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer)
    on(server, '2026-03-31')
    await round(server)
    expect(await charged(server, payer)).toEqual([])

    on(server, '2026-04-01')
    await round(server)
    expect(await charged(server, payer)).toEqual([5125])
    const [payment] = await paymentsOf(server.database.db, payer)
    expect(payment).toMatchObject({ status: 'posted', channel: 'scheduled', amount: 5000, balanceAfter: 6080 })
    expect(await scheduledOf(server.database.db, payer)).toMatchObject([{ status: 'paid', paymentId: payment?.id }])
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual([receiptSubject(50_00)])
  })

  it('is made once, however many processes run at the same time and however often', async ({ server }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer)
    on(server, '2026-04-01')
    await Promise.all([round(server), round(server), round(server)])
    on(server, '2026-04-02')
    await round(server)
    expect(await charged(server, payer)).toEqual([5125])
    expect(await books(server, payer)).toEqual({ scheduled: ['paid'], paid: ['posted'] })
  })

  it('is claimed by one of several processes at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    const id = await addScheduled(server.database.db, payer)
    const claim = {
      today: '2026-04-01',
      now: new Date('2026-04-01T18:00:00.000Z'),
      leaseEndsAt: new Date('2026-04-01T18:02:00.000Z'),
    }
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimScheduled(server.database.db, id, claim)))
    expect(claims.filter((row) => row !== null)).toHaveLength(1)
    expect(await claimScheduled(server.database.db, id, { ...claim, today: '2026-03-31' })).toBeNull()
  })

  it('is left to the process that has started it, until its claim has expired', async ({ server }) => {
    const payer = await addPayer(server)
    const id = await addScheduled(server.database.db, payer)
    on(server, '2026-04-01')
    await server.database.db
      .update(scheduledPayments)
      .set({ status: 'paying', leaseEndsAt: new Date('2026-04-01T18:01:00.000Z') })
      .where(eq(scheduledPayments.id, id))
    await round(server)
    expect(await charged(server, payer)).toEqual([])
    on(server, '2026-04-01', '18:01:01')
    await round(server)
    expect(await charged(server, payer)).toEqual([5125])
  })

  it('is neither made nor ended by a process whose claim has expired', async ({ server }) => {
    const { db } = server.database
    const payer = await addPayer(server)
    const id = await addScheduled(db, payer)
    const at = (time: string) => new Date(`2026-04-01T${time}Z`)
    const slow = await claimScheduled(db, id, { today: '2026-04-01', now: at('18:00:00'), leaseEndsAt: at('18:02:00') })
    const next = await claimScheduled(db, id, { today: '2026-04-01', now: at('18:03:00'), leaseEndsAt: at('18:05:00') })
    if (!slow || !next) throw new Error('The second claim comes after the first has run out')
    expect(await renewClaim(db, slow, at('18:06:00'))).toBeNull()
    const by = { userId: null, customerNumber: payer.person.customerNumber, source: 'test' }
    const ending = { status: 'paid', reason: '', paymentId: null, author: by, now: at('18:04:00') } as const
    expect(await finishScheduled(db, slow, ending)).toBeNull()
    expect(await finishScheduled(db, next, ending)).not.toBeNull()
  })

  it('waits for the next run if an equal payment was made at the same second', async ({ server }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer, { payOn: '2026-03-13' })
    await pay(server, payer, 50)
    await round(server)
    expect(await books(server, payer)).toEqual({ scheduled: ['scheduled'], paid: ['posted'] })
    on(server, '2026-03-13')
    await round(server)
    expect(await books(server, payer)).toEqual({ scheduled: ['paid'], paid: ['posted', 'posted'] })
  })

  it('is made in full if less than that is owed, and the difference is a credit', async ({ server }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer)
    await setAccount(server, payer, { balance: 2000 })
    on(server, '2026-04-01')
    await round(server)
    expect(await paymentsOf(server.database.db, payer)).toMatchObject([{ status: 'posted', balanceAfter: -3000 }])
  })

  it('is not made if nothing is owed, and the customer is notified', async ({ server }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer)
    await setAccount(server, payer, { balance: 0 })
    on(server, '2026-04-01')
    await round(server)
    expect(await charged(server, payer)).toEqual([])
    expect(await books(server, payer)).toEqual({ scheduled: ['not_needed'], paid: [] })
    const notNeeded = paymentEmailTexts.scheduledNotNeeded({
      amount: 50_00,
      account: payer.account.billingAccountNumber,
      payOn: '2026-04-01',
    })
    expect(await readMailsTo(server, payer.person.email)).toEqual({
      [notNeeded.subject]: expect.stringContaining(notNeeded.paragraphs[0] ?? ''),
    })
  })
})

const failedSubject = paymentEmailTexts.scheduledFailed({
  amount: 50_00,
  account: '',
  payOn: '2026-04-01',
  reason: '',
}).subject

describe('a scheduled payment that can’t be made', () => {
  it.for<{ card: string; method: CardOptions; status: string; why: string }>([
    { card: 'a declined card', method: { behavior: 'declines' }, status: 'declined', why: 'declined' },
    { card: 'an expired card', method: { expiry: { month: 3, year: 2026 } }, status: 'failed', why: 'expired' },
  ])(
    'a scheduled payment with $card has failed, and the customer is told once why and what to do',
    async ({ method, status, why }, { server }) => {
      const payer = await addPayer(server, method)
      await addScheduled(server.database.db, payer)
      on(server, '2026-04-01')
      await round(server)
      await round(server)
      expect(await books(server, payer)).toEqual({ scheduled: ['failed'], paid: [status] })
      const [row] = await scheduledOf(server.database.db, payer)
      expect(row?.reason).toMatch(new RegExp(why, 'i'))
      const mails = await readMailsTo(server, payer.person.email)
      expect(Object.keys(mails)).toEqual([failedSubject])
      expect(Object.values(mails)[0]).toMatch(new RegExp(`${why}[^]*Pay in the portal with another method`, 'i'))
    },
  )

  it('is not emailed to someone who turned such emails off', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const { account, person, token } = payer
    const body = {
      billing_group_id: account.billingGroupId,
      contact_id: person.contactId,
      category: 'payment_result' as const,
      channels: [],
    }
    await server.call(updateCommunicationPreferences, { body }, { token })
    await addScheduled(server.database.db, payer)
    on(server, '2026-04-01')
    await round(server)
    expect(await books(server, payer)).toMatchObject({ scheduled: ['failed'] })
    expect(await readMailsTo(server, person.email)).toEqual({})
  })

  it('a scheduled payment whose method was deleted is in the history as not charged', async ({ server }) => {
    const payer = await addPayer(server)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    await server.call(deletePaymentProfile, { query }, { token: payer.token })
    await addScheduled(server.database.db, payer)
    on(server, '2026-04-01')
    await round(server)
    expect(await paymentsOf(server.database.db, payer)).toMatchObject([
      {
        status: 'failed',
        channel: 'scheduled',
        methodType: 'VISA',
        reason: paymentTexts.unknownMethod,
      },
    ])
  })

  it('a scheduled payment whose user may no longer pay is not charged, and the user is notified', async ({
    server,
  }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer)
    const [user] = await server.database.db.select().from(users).where(eq(users.id, payer.person.userId))
    await server.database.db
      .update(roles)
      .set({ rights: ['ACCOUNTS.read'] })
      .where(eq(roles.id, user?.roleId ?? ''))
    on(server, '2026-04-01')
    await round(server)
    expect(await charged(server, payer)).toEqual([])
    expect(await books(server, payer)).toEqual({ scheduled: ['failed'], paid: [] })
    expect(Object.values(await readMailsTo(server, payer.person.email))[0]).toContain(
      paymentEmailTexts.scheduledNotAllowed,
    )
  })

  it('is notified once if the email could not be sent at first', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await addScheduled(server.database.db, payer)
    on(server, '2026-04-01')
    const mail = vi
      .spyOn(server.services.notifier, 'sendMail')
      .mockRejectedValueOnce(new Error('The mail server is away'))
    await round(server)
    expect(await readMailsTo(server, payer.person.email)).toEqual({})
    mail.mockRestore()
    await server.finishJobs(60_000)
    await server.finishJobs(60_000)
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual([failedSubject])
    expect(await books(server, payer)).toEqual({ scheduled: ['failed'], paid: ['declined'] })
  })

  it('a scheduled payment that can’t be made for more than three days is abandoned, so that no one is charged long after the agreed date', async ({
    server,
  }) => {
    const [inTime, late] = [await addPayer(server), await addPayer(server)]
    await addScheduled(server.database.db, inTime, { payOn: '2026-04-02' })
    await addScheduled(server.database.db, late)
    on(server, '2026-04-05')
    await round(server)
    expect(await charged(server, inTime)).toEqual([5125])
    expect(await charged(server, late)).toEqual([])
    expect(await books(server, late)).toEqual({ scheduled: ['failed'], paid: ['failed'] })
  })
})

describe('autopay on the same day', () => {
  it('leaves the bill to the scheduled payment, and then pays the remainder', async ({ server }) => {
    const payer = await addPayer(server)
    await setAccount(server, payer, { autopayToken: payer.method })
    await addScheduled(server.database.db, payer, { payOn: '2026-03-21' })
    on(server, '2026-03-21')
    await server.runScheduled(dueBillsJob)
    expect(await charged(server, payer)).toEqual([])
    await round(server)
    await server.runScheduled(dueBillsJob)
    const amounts = (await paymentsOf(server.database.db, payer)).map(({ channel, amount }) => [channel, amount])
    expect(Object.fromEntries(amounts)).toEqual({ scheduled: 5000, autopay: 6080 })
  })
})
