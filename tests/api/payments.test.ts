import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  listPayments,
  updateAutopay,
  viewBalance,
} from '#shared/contract/payments'
import { billingAccounts } from '../../server/db/schema/accounts'
import { payments } from '../../server/db/schema/billing'
import { outboxMessages } from '../../server/db/schema/records'
import { addMethod, addPayer, pay, type Payer } from '../support/paying'
import { addAccount, addPerson } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const balance = ({ account, token }: Payer) =>
  server.call(
    viewBalance,
    {
      body: {
        service_type: account.serviceType,
        service_account_id: account.serviceAccountId,
        billing_group_id: account.billingGroupId,
      },
    },
    { token },
  )

const autopay = ({ account, token, person }: Payer, method: string) =>
  server.call(
    updateAutopay,
    {
      query: {
        crm_customer_id: person.customerNumber,
        crm_service_account_id: account.serviceAccountId,
        crm_billing_group_id: account.billingGroupId,
        token: method,
      },
    },
    { token },
  )

describe('the balance of an account', () => {
  it('is what is owed and when, with the names of the wire', async () => {
    const payer = await addPayer(server)
    expect((await balance(payer)).data).toEqual({
      unpaidBalance: 110.8,
      paimentDue: '2026-03-22',
      autoPayDate: null,
      autoPayEnabled: false,
    })
  })

  it('is due on no day when nothing is owed, or when there is a credit', async () => {
    const nothing = await addPayer(server, {}, 0)
    const credit = await addPayer(server, {}, -1250)
    expect((await balance(nothing)).data).toMatchObject({ unpaidBalance: 0, paimentDue: null })
    expect((await balance(credit)).data).toMatchObject({ unpaidBalance: -12.5, paimentDue: null })
  })

  it('says when autopay will charge: the day before it is due', async () => {
    const payer = await addPayer(server)
    await autopay(payer, payer.method)
    expect((await balance(payer)).data).toMatchObject({ autoPayDate: '2026-03-21', autoPayEnabled: true })
  })
})

describe('the balance of an account that does not fit together', () => {
  it.each(['GAS', 'FIBER'] as const)('is not found for a %s account under the other kind of service', async (type) => {
    const { account, ...payer } = await addPayer(server)
    const own = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: type })
    const other = type === 'GAS' ? 'FIBER' : 'GAS'
    expect((await balance({ ...payer, account: own })).status).toBe(200)
    expect((await balance({ ...payer, account: { ...own, serviceType: other } })).status).toBe(404)
    expect((await balance({ ...payer, account: { ...own, billingGroupId: account.billingGroupId } })).status).toBe(404)
  })

  it('is found under any service of the same bill', async () => {
    const payer = await addPayer(server)
    expect((await balance({ ...payer, account: { ...payer.account, serviceType: 'TV' } })).status).toBe(200)
  })
})

describe('the payment history', () => {
  it('comes in pages, newest first, with the count of all', async () => {
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

  it('answers each payment whole', async () => {
    const payer = await addPayer(server)
    const answer = await pay(server, payer, 10)
    await server.services.background.drained()
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

  it('counts as paid this year what was posted since January 1st where the provider is', async () => {
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

  it('is filtered by status and by day where the provider is, both days included', async () => {
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

  it('finds a receipt by its confirmation number, but not that of somebody else', async () => {
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

describe('questions that arrive together', () => {
  const ask = (payer: Payer, group = payer.account.billingGroupId, filter: object = {}) =>
    server.call(listPayments, { body: { billing_group_id: group, ...filter } }, { token: payer.token })

  it('each get their own answer', async () => {
    const [one, two] = [await addPayer(server), await addPayer(server)]
    await pay(server, one, 10)
    await pay(server, two, 20)
    await pay(server, two, 21)
    const [first, second, page, foreign] = await Promise.all([
      ask(one),
      ask(two),
      ask(two, two.account.billingGroupId, { page_size: 1, page_number: 3 }),
      ask(one, two.account.billingGroupId),
    ])
    expect(first.data).toMatchObject({ total_count: 1, paid_this_year: 10.25, payments: [{ amount: 10 }] })
    expect(second.data).toMatchObject({ total_count: 2, paid_this_year: 42.03 })
    expect(page.data).toMatchObject({ total_count: 2, payments: [] })
    expect(foreign.status).toBe(404)
  })

  it('do not fail with one about a day that no calendar has', async () => {
    const payer = await addPayer(server)
    const [bad, good] = await Promise.all([
      ask(payer, payer.account.billingGroupId, { from_date: '0000-01-01' }),
      ask(payer),
    ])
    expect([bad.status, good.status]).toEqual([400, 200])
  })

  it.each(['\u0000', '\ud800'])('do not fail with one that holds %j, which no text can', async (text) => {
    const payer = await addPayer(server)
    const [bad, good, balances] = await Promise.all([
      ask(payer, `BG${text}1`),
      ask(payer),
      Promise.all([
        balance(payer),
        balance({ ...payer, account: { ...payer.account, serviceAccountId: `a${text}b` } }),
      ]),
    ])
    expect([bad.status, good.status]).toEqual([400, 200])
    expect(balances.map(({ status }) => status)).toEqual([200, 400])
  })
})

describe('the payments of all accounts of a customer', () => {
  it('come without naming a billing group, from every account and from nobody else', async () => {
    const payer = await addPayer(server)
    const second = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    await pay(server, payer, 10)
    await pay(server, { ...payer, account: second }, 20)
    await pay(server, await addPayer(server), 30)
    const { data } = await server.call(listPayments, { body: {} }, { token: payer.token })
    expect(data).toMatchObject({ total_count: 2, paid_this_year: 30.75 })
  })

  it('are not for staff, who must name one', async () => {
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    expect((await server.call(listPayments, { body: {} }, { token: staff })).fields).toHaveProperty('billing_group_id')
  })
})

describe('turning autopay on or off', () => {
  it('is put in writing to the customer, once for each change', async () => {
    const payer = await addPayer(server)
    await autopay(payer, payer.method)
    await autopay(payer, payer.method)
    await autopay(payer, '')
    await server.services.background.drained()
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, payer.person.email))
      .orderBy(outboxMessages.createdAt)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['Autopay is off', 'Autopay is on'])
    const on = mails.find(({ subject }) => subject === 'Autopay is on')
    expect(on?.body).toContain(`${payer.account.billingAccountNumber} to Visa ending in 1111 the day before`)
  })
})

describe('saved payment methods', () => {
  it('show brand, last four digits and expiry, and which accounts they pay by themselves', async () => {
    const payer = await addPayer(server)
    await autopay(payer, payer.method)
    const { data } = await server.call(
      listPaymentProfiles,
      { query: { crm_customer_id: payer.person.customerNumber } },
      { token: payer.token },
    )
    expect(data).toEqual([
      {
        token: payer.method,
        type: 'VISA',
        'payment-category': 'CC',
        'profile-account-number': '****1111',
        'card-holder-name': 'Ada Quill',
        'profile-description': 'Visa',
        'credit-card-expiry-date': { month: 12, year: 2030 },
        'autopay-billing-groups': [payer.account.billingGroupId],
      },
    ])
  })

  it('are deleted for good', async () => {
    const payer = await addPayer(server)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    const answer = await server.call(deletePaymentProfile, { query }, { token: payer.token })
    expect(answer).toMatchObject({ status: 200, messages: ['Payment profile deleted successfully!'] })
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).status).toBe(404)
  })

  it('stay while autopay uses them', async () => {
    const payer = await addPayer(server)
    await autopay(payer, payer.method)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).status).toBe(409)
  })

  it('are registered on a page of the provider that returns to the portal alone', async () => {
    const payer = await addPayer(server)
    const link = (postback_url: string) =>
      server.call(
        createPaymentLink,
        { body: { parent_account_number: payer.person.customerNumber, postback_url, payment_category: 'DD' } },
        { token: payer.token },
      )
    const { data } = await link('http://localhost:80/payment/postback')
    expect(data).toEqual({ 'payment-url': expect.stringMatching(/^http:\/\/127\.0\.0\.1.*\/pay\//) })
    for (const elsewhere of [
      'http://evil.example/payment/postback',
      'http://localhost:80/other',
      'javascript:alert(1)',
      'http://localhost:80.evil.example/payment/postback',
    ]) {
      expect((await link(elsewhere)).status).toBe(400)
    }
  })
})

describe('autopay', () => {
  it('is turned on with a saved method and off with an empty token', async () => {
    const payer = await addPayer(server)
    expect((await autopay(payer, payer.method)).data).toEqual({
      autopay_enabled: true,
      token: payer.method,
      next_date: '2026-03-21',
    })
    expect((await autopay(payer, '')).data).toEqual({ autopay_enabled: false, token: null, next_date: null })
    const status = await server.call(
      getAutopay,
      { query: { crm_billing_group_id: payer.account.billingGroupId } },
      { token: payer.token },
    )
    expect(status.data).toEqual({ autopay_enabled: false, token: null, next_date: null })
  })

  it('refuses an expired card', async () => {
    const payer = await addPayer(server)
    const expired = await addMethod({ url: server.providerUrl }, payer.person.customerNumber, {
      expiry: { month: 1, year: 2026 },
    })
    expect((await autopay(payer, expired)).fields).toEqual({ token: expect.stringMatching(/expired/) })
  })

  it('refuses a method of somebody else, and accounts that do not belong together', async () => {
    const [payer, other] = [await addPayer(server), await addPayer(server)]
    const second = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    expect((await autopay(payer, other.method)).status).toBe(404)
    expect(
      (
        await autopay(
          { ...payer, account: { ...payer.account, serviceAccountId: second.serviceAccountId } },
          payer.method,
        )
      ).status,
    ).toBe(404)
    const [row] = await server.database.db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.groupId, payer.account.billingGroupId))
    expect(row?.autopayToken).toBeNull()
  })
})

describe('days', () => {
  it('are those of the provider’s own time zone: an evening’s payment belongs to that evening', async () => {
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

describe('staff', () => {
  it('read the balance of any account, and may not without the right', async () => {
    const payer = await addPayer(server)
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    const clerk = await server.signIn(
      await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read'] }),
    )
    expect((await balance({ ...payer, token: staff })).data).toMatchObject({ unpaidBalance: 110.8 })
    expect((await balance({ ...payer, token: clerk })).status).toBe(403)
  })

  it('who may only read see the payment methods and open no page for new ones', async () => {
    const payer = await addPayer(server)
    const clerk = await server.signIn(
      await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['MANAGEPAYMENT.read'] }),
    )
    const query = { crm_customer_id: payer.person.customerNumber }
    expect((await server.call(listPaymentProfiles, { query }, { token: clerk })).status).toBe(200)
    const body = {
      parent_account_number: payer.person.customerNumber,
      postback_url: 'http://localhost:80/payment/postback',
      payment_category: 'CC',
    } as const
    expect((await server.call(createPaymentLink, { body }, { token: clerk })).status).toBe(403)
  })

  it('find no customer that does not exist', async () => {
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    const answer = await server.call(listPaymentProfiles, { query: { crm_customer_id: 'CU-NOBODY' } }, { token: staff })
    expect(answer.status).toBe(404)
  })
})
