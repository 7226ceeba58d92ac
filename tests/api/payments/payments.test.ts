import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  updateAutopay,
} from '#shared/contract/payments/payments'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addMethod, addPayer, fetchBalance, type Payer } from '../../support/data/payments/payments'
import { addAccount } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const autopay = (server: TestServer, { account, token, person }: Payer, method: string) =>
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
  it('contains the amount and the due date, with the names of the specification', async ({ server }) => {
    const payer = await addPayer(server)
    expect((await fetchBalance(server, payer)).data).toEqual({
      unpaidBalance: 110.8,
      paimentDue: '2026-03-22',
      autoPayDate: null,
      autoPayEnabled: false,
    })
  })

  it('has no due date if nothing is owed, or if there is a credit', async ({ server }) => {
    const nothing = await addPayer(server, {}, 0)
    const credit = await addPayer(server, {}, -1250)
    expect((await fetchBalance(server, nothing)).data).toMatchObject({ unpaidBalance: 0, paimentDue: null })
    expect((await fetchBalance(server, credit)).data).toMatchObject({ unpaidBalance: -12.5, paimentDue: null })
  })

  it('contains the date on which autopay will charge: the day before the due date', async ({ server }) => {
    const payer = await addPayer(server)
    await autopay(server, payer, payer.method)
    expect((await fetchBalance(server, payer)).data).toMatchObject({ autoPayDate: '2026-03-21', autoPayEnabled: true })
  })
})

describe('the balance of an inconsistent account', () => {
  it.for(['GAS', 'FIBER'] as const)(
    'is not found for a %s account with the other type of service',
    async (type, { server }) => {
      const { account, ...payer } = await addPayer(server)
      const own = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: type })
      const other = type === 'GAS' ? 'FIBER' : 'GAS'
      expect((await fetchBalance(server, { ...payer, account: own })).status).toBe(200)
      expect((await fetchBalance(server, { ...payer, account: { ...own, serviceType: other } })).status).toBe(404)
      expect(
        (await fetchBalance(server, { ...payer, account: { ...own, billingGroupId: account.billingGroupId } })).status,
      ).toBe(404)
    },
  )

  it('is found with any service of the same bill', async ({ server }) => {
    const payer = await addPayer(server)
    expect((await fetchBalance(server, { ...payer, account: { ...payer.account, serviceType: 'TV' } })).status).toBe(
      200,
    )
  })
})

describe('turning autopay on or off', () => {
  it('is confirmed to the customer, once for each change', async ({ server }) => {
    const payer = await addPayer(server)
    await autopay(server, payer, payer.method)
    await autopay(server, payer, payer.method)
    await autopay(server, payer, '')
    await server.finishJobs()
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, payer.person.email))
      .orderBy(outboxMessages.createdAt)
    const { billingAccountNumber } = payer.account
    const autopayOn = paymentEmailTexts.autopayOn(billingAccountNumber, 'Visa ending in 1111')
    const autopayOff = paymentEmailTexts.autopayOff(billingAccountNumber)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([autopayOff.subject, autopayOn.subject].toSorted())
    const on = mails.find(({ subject }) => subject === autopayOn.subject)
    expect(on?.body).toContain(autopayOn.paragraphs[0])
  })
})

describe('saved payment methods', () => {
  it('contain brand, last four digits, expiration date, and the accounts they pay automatically', async ({
    server,
  }) => {
    const payer = await addPayer(server)
    await autopay(server, payer, payer.method)
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
        'is-default': false,
        'is-expiry-editable': true,
      },
    ])
  })

  it('are deleted permanently', async ({ server }) => {
    const payer = await addPayer(server)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    const answer = await server.call(deletePaymentProfile, { query }, { token: payer.token })
    expect(answer).toMatchObject({ status: 200, messages: ['Payment profile deleted successfully!'] })
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).status).toBe(404)
  })

  it('can’t be deleted while autopay uses them', async ({ server }) => {
    const payer = await addPayer(server)
    await autopay(server, payer, payer.method)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).status).toBe(409)
  })

  it('are added on a page of the provider that returns only to the portal', async ({ server }) => {
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
  it('is turned on with a saved method and off with an empty token', async ({ server }) => {
    const payer = await addPayer(server)
    expect((await autopay(server, payer, payer.method)).data).toEqual({
      autopay_enabled: true,
      token: payer.method,
      next_date: '2026-03-21',
    })
    expect((await autopay(server, payer, '')).data).toEqual({ autopay_enabled: false, token: null, next_date: null })
    const status = await server.call(
      getAutopay,
      { query: { crm_billing_group_id: payer.account.billingGroupId } },
      { token: payer.token },
    )
    expect(status.data).toEqual({ autopay_enabled: false, token: null, next_date: null })
  })

  it('rejects an expired card', async ({ server }) => {
    const payer = await addPayer(server)
    const expired = await addMethod({ url: server.providerUrl }, payer.person.customerNumber, {
      expiry: { month: 1, year: 2026 },
    })
    expect((await autopay(server, payer, expired)).fields).toEqual({ token: expect.stringMatching(/expired/) })
  })

  it('rejects another customer’s method, and accounts that do not belong together', async ({ server }) => {
    const [payer, other] = [await addPayer(server), await addPayer(server)]
    const second = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    expect((await autopay(server, payer, other.method)).status).toBe(404)
    expect(
      (
        await autopay(
          server,
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

describe('staff', () => {
  it('can read the balance of any account, and not without the right', async ({ server }) => {
    const payer = await addPayer(server)
    const staff = await signInStaff(server)
    const clerk = await signInStaff(server, ['ACCOUNTS.read'])
    expect((await fetchBalance(server, { ...payer, token: staff })).data).toMatchObject({ unpaidBalance: 110.8 })
    expect((await fetchBalance(server, { ...payer, token: clerk })).status).toBe(403)
  })

  it('staff with read-only access see the payment methods and can’t open a page for new ones', async ({ server }) => {
    const payer = await addPayer(server)
    const clerk = await signInStaff(server, ['MANAGEPAYMENT.read'])
    const query = { crm_customer_id: payer.person.customerNumber }
    expect((await server.call(listPaymentProfiles, { query }, { token: clerk })).status).toBe(200)
    const body = {
      parent_account_number: payer.person.customerNumber,
      postback_url: 'http://localhost:80/payment/postback',
      payment_category: 'CC',
    } as const
    expect((await server.call(createPaymentLink, { body }, { token: clerk })).status).toBe(403)
  })

  it('find no customer that does not exist', async ({ server }) => {
    const staff = await signInStaff(server)
    const answer = await server.call(listPaymentProfiles, { query: { crm_customer_id: 'CU-NOBODY' } }, { token: staff })
    expect(answer.status).toBe(404)
  })
})
