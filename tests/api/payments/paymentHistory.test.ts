import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listPayments } from '#shared/contract/payments/payments'
import { payments } from '../../../server/db/schema/payments/payments'
import { addPayer, fetchBalance, type Payer, pay } from '../../support/data/payments/payments'
import { addAccount } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

describe('the payment history', () => {
  it('has pages, newest first, with the total count', async ({ server }) => {
    const payer = await addPayer(server)
    for (const amount of [10, 11, 12]) {
      server.setNow(`2026-03-13T15:00:${amount}.000Z`)
      await pay(server, payer, amount)
    }
    server.setNow(testNow)
    const body = { billing_group_id: payer.account.billingGroupId, page_size: 2, page_number: 2 }
    const { data } = await server.call(listPayments, { body }, { token: payer.token })
    expect(data).toMatchObject({ total_count: 3, payments: [{ amount: 10 }] })
  })

  it('contains each payment with all of its fields', async ({ server }) => {
    const payer = await addPayer(server)
    const answer = await pay(server, payer, 10)
    await server.finishJobs()
    await server.database.db
      .update(payments)
      .set({ postedAt: new Date('2026-03-14T01:02:03.004Z') })
      .where(eq(payments.billingAccountNumber, payer.account.billingAccountNumber))
    const { data } = await server.call(
      listPayments,
      { body: { billing_group_id: payer.account.billingGroupId } },
      { token: payer.token },
    )
    expect(data).toEqual({
      payments: [
        {
          payment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          confirmation_number: (answer.data as { 'confirmation-number': string })['confirmation-number'],
          created_date: testNow,
          posted_date: '2026-03-14T01:02:03.004Z',
          amount: 10,
          fee: 0.25,
          method_type: 'VISA',
          method_last4: '1111',
          channel: 'portal',
          status: 'posted',
          reason: '',
          return_fee: 0,
          receipt_email: payer.person.email,
          balance_after: 100.8,
          crm_billing_account_number: payer.account.billingAccountNumber,
          service_type_code: 'FIBER',
        },
      ],
      total_count: 1,
      paid_this_year: 10.25,
    })
  })

  it('counts as paid this year what was posted since January 1 in the provider’s time zone', async ({ server }) => {
    const payer = await addPayer(server)
    for (const amount of [10, 20, 40, 80]) await pay(server, payer, amount)
    const change = (cents: number, changes: Partial<typeof payments.$inferInsert>) =>
      server.database.db
        .update(payments)
        .set(changes)
        .where(and(eq(payments.billingAccountNumber, payer.account.billingAccountNumber), eq(payments.amount, cents)))
    await change(1000, { status: 'returned' })
    // In Texas the year began at 06:00 UTC.
    await change(2000, { createdAt: new Date('2026-01-01T05:59:59Z') })
    await change(4000, { createdAt: new Date('2026-01-01T06:00:00Z') })
    const { data } = await server.call(
      listPayments,
      { body: { billing_group_id: payer.account.billingGroupId } },
      { token: payer.token },
    )
    expect(data).toMatchObject({ total_count: 4, paid_this_year: 123 })
  })

  it('is filtered by status and by day in the provider’s time zone, both days included', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 10)
    await pay(server, payer, 11)
    await server.database.db
      .update(payments)
      .set({ status: 'returned', createdAt: new Date('2026-02-02T05:59:59Z') })
      .where(eq(payments.amount, 1100))
    const find = async (filter: object) =>
      (
        await server.call(
          listPayments,
          { body: { billing_group_id: payer.account.billingGroupId, ...filter } },
          { token: payer.token },
        )
      ).data
    expect(await find({ status: 'returned' })).toMatchObject({ total_count: 1 })
    expect(await find({ from_date: '2026-02-01', to_date: '2026-02-01' })).toMatchObject({
      total_count: 1,
      payments: [{ amount: 11 }],
    })
    expect(await find({ from_date: '2026-02-02', to_date: '2026-03-12' })).toMatchObject({
      total_count: 0,
      payments: [],
    })
  })

  it('finds a receipt by its confirmation number, but not another customer’s', async ({ server }) => {
    const [payer, stranger] = [await addPayer(server), await addPayer(server)]
    await pay(server, payer)
    const [row] = await server.database.db
      .select()
      .from(payments)
      .where(eq(payments.billingAccountNumber, payer.account.billingAccountNumber))
    const body = { confirmation_number: row?.confirmationNumber ?? '' }
    expect((await server.call(listPayments, { body }, { token: payer.token })).data).toMatchObject({ total_count: 1 })
    expect((await server.call(listPayments, { body }, { token: stranger.token })).data).toMatchObject({
      total_count: 0,
    })
  })
})

describe('calls that arrive together', () => {
  const ask = (server: TestServer, payer: Payer, group = payer.account.billingGroupId, filter: object = {}) =>
    server.call(listPayments, { body: { billing_group_id: group, ...filter } }, { token: payer.token })

  it('calls that arrive together each get their own answer', async ({ server }) => {
    const [one, two] = [await addPayer(server), await addPayer(server)]
    await pay(server, one, 10)
    await pay(server, two, 20)
    await pay(server, two, 21)
    const [first, second, page, foreign] = await Promise.all([
      ask(server, one),
      ask(server, two),
      ask(server, two, two.account.billingGroupId, { page_size: 1, page_number: 3 }),
      ask(server, one, two.account.billingGroupId),
    ])
    expect(first.data).toMatchObject({ total_count: 1, paid_this_year: 10.25, payments: [{ amount: 10 }] })
    expect(second.data).toMatchObject({ total_count: 2, paid_this_year: 42.03 })
    expect(page.data).toMatchObject({ total_count: 2, payments: [] })
    expect(foreign.status).toBe(404)
  })

  it('do not fail because of one with an impossible date', async ({ server }) => {
    const payer = await addPayer(server)
    const [bad, good] = await Promise.all([
      ask(server, payer, payer.account.billingGroupId, { from_date: '0000-01-01' }),
      ask(server, payer),
    ])
    expect([bad.status, good.status]).toEqual([400, 200])
  })

  it.for(['\u0000', '\ud800'])(
    'do not fail because of one that contains %j, which no text can contain',
    async (text, { server }) => {
      const payer = await addPayer(server)
      const [bad, good, balances] = await Promise.all([
        ask(server, payer, `BG${text}1`),
        ask(server, payer),
        Promise.all([
          fetchBalance(server, payer),
          fetchBalance(server, { ...payer, account: { ...payer.account, serviceAccountId: `a${text}b` } }),
        ]),
      ])
      expect([bad.status, good.status]).toEqual([400, 200])
      expect(balances.map(({ status }) => status)).toEqual([200, 400])
    },
  )
})

describe('the payments of all accounts of a customer', () => {
  it('are listed without a billing group, from every account and no other customer', async ({ server }) => {
    const payer = await addPayer(server)
    const second = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    await pay(server, payer, 10)
    await pay(server, { ...payer, account: second }, 20)
    await pay(server, await addPayer(server), 30)
    const { data } = await server.call(listPayments, { body: {} }, { token: payer.token })
    expect(data).toMatchObject({ total_count: 2, paid_this_year: 30.75 })
  })

  it('are not available to staff, who must name a group', async ({ server }) => {
    const staff = await signInStaff(server)
    expect((await server.call(listPayments, { body: {} }, { token: staff })).fields).toHaveProperty('billing_group_id')
  })
})

describe('the days of the history', () => {
  it('are those of the provider’s time zone: a payment in the evening belongs to that day', async ({ server }) => {
    const payer = await addPayer(server)
    // Nine in the evening in Chicago is the next day in UTC.
    server.setNow('2026-03-14T02:00:00.000Z')
    const token = await server.signIn(payer.person)
    await pay(server, { ...payer, token })
    server.setNow(testNow)
    const body = { billing_group_id: payer.account.billingGroupId, from_date: '2026-03-13', to_date: '2026-03-13' }
    expect((await server.call(listPayments, { body }, { token: payer.token })).data).toMatchObject({ total_count: 1 })
  })
})
