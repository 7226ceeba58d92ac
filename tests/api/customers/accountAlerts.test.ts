import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { createCaseComment } from '#shared/contract/cases/messages'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { updatePaymentProfileExpiry } from '#shared/contract/payments/payments'
import { cancelScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import { dunningHolds } from '../../../server/db/schema/billing/dunning'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { roles, userCustomers } from '../../../server/db/schema/signIn/users'
import { expiringCardsJob } from '../../../server/directory/notifications/producers/expiringCards.job'
import { scheduledCardsJob } from '../../../server/directory/notifications/producers/scheduledCards.job'
import { addDebtor } from '../../support/data/billing/dunning'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addMethod, addPayer, type Payer, pay } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { type Account, ownerRights, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const dayAt = (day: string): string => `${day}T15:00:00.000Z`

/** Signs in again, because sessions end while a test changes the day. */
async function alertsOf(server: TestServer, person: Person) {
  const query = { user_id: person.userId }
  const { data } = await server.call(getAccountDetails, { query }, { token: await server.signIn(person) })
  return z.object({ alerts: z.array(z.looseObject({ kind: z.string() })) }).parse(data).alerts
}

const setBalance = (server: TestServer, number: string, balance: number) =>
  server.database.db.update(billingAccounts).set({ balance }).where(eq(billingAccounts.number, number))
const payAll = (server: TestServer, number: string) => setBalance(server, number, 0)

type Debtor = Awaited<ReturnType<typeof addDebtor>>

/** Issues a bill of $60.00 that is due on March 22. */
async function addNextBill({ database: { db } }: TestServer, { number, account }: Debtor): Promise<void> {
  await addStatement(db, account, { month: '2026-02', lines: [gasLine(60_00)] })
  await db
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} + 6000`, dueOn: '2026-03-22' })
    .where(eq(billingAccounts.number, number))
}

describe('the alert of a bill that is past due', () => {
  it('states the amount, the due date and the next step', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    server.setNow(dayAt('2026-03-11'))
    expect(await alertsOf(server, debtor)).toEqual([
      {
        kind: 'past_due',
        crm_billing_account_number: debtor.number,
        amount: 120,
        due_date: '2026-03-10',
        bills: [{ amount: 120, due_date: '2026-03-10' }],
        next_step: 'late_fee',
        next_step_on: '2026-03-15',
        declined_payment: null,
      },
    ])
  })

  it('states from when the gas may be turned off once a notice announced it', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-02-01', noticeOn: '2026-02-25' })
    server.setNow(dayAt('2026-03-01'))
    expect(await alertsOf(server, debtor)).toMatchObject([{ next_step: 'disconnect', next_step_on: '2026-03-07' }])
  })

  it('the alert of a fiber bill stays when the next bill is issued, with the amount of the older bill only', async ({
    server,
  }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-02-22', balance: 80_00, serviceType: 'FIBER' })
    await addNextBill(server, debtor)
    server.setNow(dayAt('2026-03-11'))
    expect(await alertsOf(server, debtor)).toEqual([
      {
        kind: 'past_due',
        crm_billing_account_number: debtor.number,
        amount: 80,
        due_date: '2026-02-22',
        bills: [{ amount: 80, due_date: '2026-02-22' }],
        next_step: null,
        next_step_on: null,
        declined_payment: null,
      },
    ])
  })

  it('states since when each bill is past due once the next one is, too', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-02-22', balance: 80_00, serviceType: 'FIBER' })
    await addNextBill(server, debtor)
    server.setNow(dayAt('2026-03-23'))
    expect(await alertsOf(server, debtor)).toMatchObject([
      {
        kind: 'past_due',
        amount: 140,
        bills: [
          { amount: 80, due_date: '2026-02-22' },
          { amount: 60, due_date: '2026-03-22' },
        ],
      },
    ])
  })

  it('the alert of a fiber bill disappears when the older bill is paid, although the next one is open', async ({
    server,
  }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-02-22', balance: 80_00, serviceType: 'FIBER' })
    await addNextBill(server, debtor)
    await setBalance(server, debtor.number, 60_00)
    server.setNow(dayAt('2026-03-11'))
    expect(await alertsOf(server, debtor)).toEqual([])
  })

  it('disappears when the bill is paid', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    server.setNow(dayAt('2026-03-11'))
    await payAll(server, debtor.number)
    expect(await alertsOf(server, debtor)).toEqual([])
  })

  it('is not shown while the account is on hold', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10' })
    await server.database.db
      .insert(dunningHolds)
      .values({ billingAccountNumber: debtor.number, reason: 'dispute', placedAt: new Date(testNow) })
    server.setNow(dayAt('2026-03-11'))
    expect(await alertsOf(server, debtor)).toEqual([])
  })
})

describe('the alert of a declined payment', () => {
  it('states the amount and the day until a later payment goes through', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer, 50)
    expect(await alertsOf(server, payer.person)).toEqual([
      {
        kind: 'payment_declined',
        crm_billing_account_number: payer.account.billingAccountNumber,
        amount: 50,
        declined_on: testNow.slice(0, 10),
        by_autopay: false,
        method: expect.stringMatching(/ ending in \d{4}$/),
        reason: 'Declined by the bank',
      },
    ])
    const method = await addMethod({ url: server.providerUrl }, payer.person.customerNumber)
    server.setNow(new Date(Date.parse(testNow) + 60_000).toISOString())
    await pay(server, { ...payer, method }, 50)
    expect(await alertsOf(server, payer.person)).toEqual([])
  })

  it('is part of that of a past-due bill, because one payment resolves both', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer, 50)
    await server.database.db
      .update(billingAccounts)
      .set({ dueOn: '2026-03-10' })
      .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
    expect(await alertsOf(server, payer.person)).toMatchObject([
      { kind: 'past_due', declined_payment: { amount: 50, declined_on: testNow.slice(0, 10) } },
    ])
  })

  it('disappears when nothing is owed anymore', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer)
    await payAll(server, payer.account.billingAccountNumber)
    expect(await alertsOf(server, payer.person)).toEqual([])
  })
})

describe('the alert of an expiring autopay card', () => {
  const autopayWith = (server: TestServer, account: Account, autopayToken: string) =>
    server.database.db
      .update(billingAccounts)
      .set({ autopayToken, balance: 0 })
      .where(eq(billingAccounts.number, account.billingAccountNumber))

  async function checkCards(server: TestServer, day: string): Promise<void> {
    server.setNow(dayAt(day))
    await server.runScheduled(expiringCardsJob)
    await server.finishJobs()
  }

  async function addAutopayCard(server: TestServer) {
    const { person, account } = await addCustomer(server)
    const card = { expiry: { month: 5, year: 2026 } }
    const method = await addMethod({ url: server.providerUrl }, person.customerNumber, card)
    await autopayWith(server, account, method)
    return { person, account, method }
  }

  it('appears with the first email and disappears with another card', async ({ server }) => {
    const { person, account } = await addAutopayCard(server)
    await checkCards(server, '2026-03-31')
    expect(await alertsOf(server, person)).toEqual([])
    await checkCards(server, '2026-04-01')
    expect(await alertsOf(server, person)).toEqual([
      {
        kind: 'card_expiring',
        crm_billing_account_number: account.billingAccountNumber,
        method: 'Visa ending in 1111',
        expires_on: '2026-05-31',
      },
    ])
    await autopayWith(server, account, 'tok_other')
    expect(await alertsOf(server, person)).toEqual([])
  })

  it('disappears with a new expiration date, and stays with one that is close as well', async ({ server }) => {
    const { person, method } = await addAutopayCard(server)
    await checkCards(server, '2026-04-01')
    const query = { crm_customer_id: person.customerNumber, token: method }
    const token = await server.signIn(person)
    await server.call(updatePaymentProfileExpiry, { query, body: { month: 4, year: 2026 } }, { token })
    expect(await alertsOf(server, person)).toMatchObject([{ kind: 'card_expiring', expires_on: '2026-04-30' }])
    await server.call(updatePaymentProfileExpiry, { query, body: { month: 5, year: 2029 } }, { token })
    expect(await alertsOf(server, person)).toEqual([])
  })
})

describe('the alert of a card that expires before the day of a scheduled payment', () => {
  /** Adds a customer whose payment on June 5 uses a card that expires at the end of May. */
  async function addScheduledPayer(server: TestServer) {
    const customer = await addCustomer(server)
    const card = { expiry: { month: 5, year: 2026 } }
    const method = await addMethod({ url: server.providerUrl }, customer.person.customerNumber, card)
    const payer = { ...customer, method }
    await payAll(server, customer.account.billingAccountNumber)
    return { ...payer, id: await addScheduled(server.database.db, payer, { payOn: '2026-06-05' }) }
  }

  async function checkCards(server: TestServer, day: string): Promise<void> {
    server.setNow(dayAt(day))
    await server.runScheduled(scheduledCardsJob)
    await server.finishJobs()
  }

  async function changeExpiry(server: TestServer, payer: Payer, expiry: { month: number; year: number }) {
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    const token = await server.signIn(payer.person)
    expect((await server.call(updatePaymentProfileExpiry, { query, body: expiry }, { token })).status).toBe(200)
  }

  it('appears with the first email, and states the payment and the card', async ({ server }) => {
    const { person, account, id } = await addScheduledPayer(server)
    await checkCards(server, '2026-03-31')
    expect(await alertsOf(server, person)).toEqual([])
    await checkCards(server, '2026-04-01')
    expect(await alertsOf(server, person)).toEqual([
      {
        kind: 'scheduled_card_expiring',
        crm_billing_account_number: account.billingAccountNumber,
        scheduled_payment_id: id,
        amount: 50,
        pay_on: '2026-06-05',
        method: 'Visa ending in 1111',
        expires_on: '2026-05-31',
      },
    ])
  })

  it('disappears when the payment is canceled', async ({ server }) => {
    const { person, id } = await addScheduledPayer(server)
    await checkCards(server, '2026-04-01')
    const token = await server.signIn(person)
    await server.call(cancelScheduledPayment, { body: { scheduled_payment_id: id } }, { token })
    expect(await alertsOf(server, person)).toEqual([])
  })

  it('disappears with a later expiration date of the card, and comes back with one before the payment', async ({
    server,
  }) => {
    const payer = await addScheduledPayer(server)
    await checkCards(server, '2026-04-01')
    await changeExpiry(server, payer, { month: 6, year: 2026 })
    expect(await alertsOf(server, payer.person)).toEqual([])
    await changeExpiry(server, payer, { month: 4, year: 2026 })
    expect(await alertsOf(server, payer.person)).toMatchObject([{ expires_on: '2026-04-30' }])
  })

  it('stays after the card has expired, until the payment provider has a new expiration date', async ({ server }) => {
    const payer = await addScheduledPayer(server)
    await checkCards(server, '2026-05-30')
    await checkCards(server, '2026-06-02')
    expect(await alertsOf(server, payer.person)).toMatchObject([{ expires_on: '2026-05-31' }])
    const { customerNumber } = payer.person
    const renewed = { customerNumber, token: payer.method, expiry: { month: 5, year: 2030 } }
    expect(await server.services.cards.updateExpiry(renewed)).not.toBe('rejected')
    await checkCards(server, '2026-06-03')
    expect(await alertsOf(server, payer.person)).toEqual([])
  })
})

describe('the alert of a request that waits for the customer', () => {
  it('disappears when the customer answers', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const caseId = await addCase(server, person, { status: 'waiting' })
    await addCase(server, person, { status: 'assigned' })
    expect(await alertsOf(server, person)).toMatchObject([{ kind: 'request_waiting', case_id: caseId }])
    const body = { case_id: caseId, comment: 'It is slow on every device.' }
    await server.call(createCaseComment, { body }, { token, idempotencyKey: randomUUID() })
    expect(await alertsOf(server, person)).toEqual([])
  })
})

describe('the alerts of a user', () => {
  it('are about no other customer’s accounts', async ({ server }) => {
    await addDebtor(server.database.db, { dueOn: '2026-02-20' })
    const { person } = await addCustomer(server)
    expect(await alertsOf(server, person)).toEqual([])
  })

  it('the alerts about a shared account leave out what its owner did not share', async ({ server }) => {
    const { customerNumber, number } = await addDebtor(server.database.db, { dueOn: '2026-02-20' })
    const guests = [await addCustomer(server), await addCustomer(server)]
    const alerts = []
    for (const [position, { person }] of guests.entries()) {
      const name = `guest ${person.contactId}`
      const rights = position === 0 ? ['ACCOUNTS.read'] : ['ACCOUNTS.read', 'MANAGEPAYMENT.read']
      const [role] = await server.database.db.insert(roles).values({ name, rights }).returning()
      await server.database.db
        .insert(userCustomers)
        .values({ userId: person.userId, customerNumber, roleId: role?.id ?? null })
      alerts.push(await alertsOf(server, person))
    }
    expect(alerts).toMatchObject([[], [{ kind: 'past_due', crm_billing_account_number: number }]])
  })

  it('leave out what the user has no right to see', async ({ server }) => {
    const rights = ownerRights.filter((right) => !/^(?:MANAGEPAYMENT|SERVICETICKET)/.test(right))
    const { person, account } = await addCustomer(server, { rights })
    await server.database.db
      .update(billingAccounts)
      .set({ balance: 90_00, dueOn: '2026-02-20' })
      .where(eq(billingAccounts.number, account.billingAccountNumber))
    await addCase(server, person, { status: 'waiting' })
    expect(await alertsOf(server, person)).toEqual([])
  })
})
