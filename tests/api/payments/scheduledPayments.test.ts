import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { deletePaymentProfile, updateAutopay } from '#shared/contract/payments/payments'
import {
  cancelScheduledPayment,
  listScheduledPayments,
  schedulePayment,
} from '#shared/contract/payments/scheduledPayments'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addMethod, addPayer, fetchCharges, type Payer } from '../../support/data/payments/payments'
import {
  addScheduled,
  readMailsTo,
  schedule,
  scheduleBody,
  scheduledOf,
} from '../../support/data/payments/scheduledPayments'
import { addAccount, addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const list = (server: TestServer, { person, token }: Pick<Payer, 'person' | 'token'>) =>
  server.call(listScheduledPayments, { query: { crm_customer_id: person.customerNumber } }, { token })
const cancel = (server: TestServer, { token }: Pick<Payer, 'token'>, id: string) =>
  server.call(cancelScheduledPayment, { body: { scheduled_payment_id: id } }, { token })
const actionsOf = async (server: TestServer, { person }: Payer) => {
  const rows = await server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.customerNumber, person.customerNumber)))
  return rows.map(({ action }) => action)
}

const scheduledSubject = paymentEmailTexts.paymentScheduled({
  amount: 50_00,
  account: '',
  payOn: '2026-04-01',
  fee: 0,
  method: '',
}).subject
const canceledSubject = paymentEmailTexts.scheduledCanceled({ amount: 50_00, account: '', payOn: '2026-04-01' }).subject

describe('a payment for a future date', () => {
  it('is scheduled with its fee, charges nothing yet, and is confirmed by email', async ({ server }) => {
    const payer = await addPayer(server)
    const answer = await schedule(server, payer)

    expect(answer).toMatchObject({
      status: 200,
      messages: [scheduledPaymentTexts.scheduled('$50.00', 'April 1, 2026')],
      data: {
        status: 'scheduled',
        pay_on: '2026-04-01',
        amount: 50,
        fee: 1.25,
        payment_token: payer.method,
        method_type: 'VISA',
        method_last4: '1111',
        crm_billing_account_number: payer.account.billingAccountNumber,
      },
    })
    expect((await list(server, payer)).data).toEqual([answer.data])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
    expect(await actionsOf(server, payer)).toEqual(['scheduledPayment.scheduled'])
    const mails = await readMailsTo(server, payer.person.email)
    expect(mails[scheduledSubject]).toContain('$51.25 (including a processing fee of $1.25)')
  })

  it.for(['2026-03-12', '2026-03-13', '2026-05-13'])(
    'a payment for a future date on %s is rejected because of its date',
    async (payOn, { server }) => {
      const payer = await addPayer(server)
      expect(await schedule(server, payer, { payOn })).toMatchObject({
        status: 400,
        fields: { 'pay-on': scheduledPaymentTexts.scheduleDays('2026-03-13') },
      })
    },
  )

  it.for(['2026-03-14', '2026-05-12'])(
    'a payment for a future date on %s has the first or the last possible date',
    async (payOn, { server }) => {
      expect((await schedule(server, await addPayer(server), { payOn })).status).toBe(200)
    },
  )

  it('is rejected with a card that expires before its date', async ({ server }) => {
    const payer = await addPayer(server, { expiry: { month: 3, year: 2026 } })
    expect((await schedule(server, payer)).fields).toEqual({
      'payment-token': scheduledPaymentTexts.scheduleExpiresBefore,
    })
    expect((await schedule(server, payer, { payOn: '2026-03-31' })).status).toBe(200)
  })

  it.for([0.99, 100_000])(
    'a payment for a future date of %d dollars is rejected at its field',
    async (amount, { server }) => {
      expect((await schedule(server, await addPayer(server), { amount })).fields).toHaveProperty('amount')
    },
  )

  it('gets the same answer again with the same key, which is rejected for another payment', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    const [first, second] = [await schedule(server, payer, { key }), await schedule(server, payer, { key })]
    expect(second.data).toEqual(first.data)
    expect(await scheduledOf(server.database.db, payer)).toHaveLength(1)
    expect(await schedule(server, payer, { key, amount: 51 })).toMatchObject({ status: 422, code: 'key_reused' })
  })

  it('is stored once if its retries arrive at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => schedule(server, payer, { key })))
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(await scheduledOf(server.database.db, payer)).toHaveLength(1)
  })

  it('is rejected if the same is already scheduled for that date', async ({ server }) => {
    const payer = await addPayer(server)
    await schedule(server, payer)
    expect(await schedule(server, payer)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await schedule(server, payer, { payOn: '2026-04-02' })).status).toBe(200)
  })
})

describe('the confirmation of what a customer authorizes or ends', () => {
  it('is emailed even to someone who turned every payment email off', async ({ server }) => {
    const payer = await addPayer(server)
    const { account, person, token } = payer
    for (const category of ['payment_due', 'payment_result', 'autopay_upcoming'] as const) {
      const body = { billing_group_id: account.billingGroupId, contact_id: person.contactId, category, channels: [] }
      expect((await server.call(updateCommunicationPreferences, { body }, { token })).status).toBe(200)
    }
    const { data } = await schedule(server, payer)
    await cancel(server, payer, z.parse(z.object({ scheduled_payment_id: z.string() }), data).scheduled_payment_id)
    for (const method of [payer.method, '']) {
      const query = {
        crm_customer_id: person.customerNumber,
        crm_service_account_id: account.serviceAccountId,
        crm_billing_group_id: account.billingGroupId,
        token: method,
      }
      await server.call(updateAutopay, { query }, { token })
    }
    expect(new Set(Object.keys(await readMailsTo(server, person.email)))).toEqual(
      new Set([
        paymentEmailTexts.autopayOff('').subject,
        paymentEmailTexts.autopayOn('', '').subject,
        canceledSubject,
        scheduledSubject,
      ]),
    )
  })
})

describe('canceling a scheduled payment', () => {
  it('removes it from the list, once, and is confirmed by email', async ({ server }) => {
    const payer = await addPayer(server)
    const id = await addScheduled(server.database.db, payer)
    const answers = [await cancel(server, payer, id), await cancel(server, payer, id)]
    expect(answers).toMatchObject([
      { status: 200, data: { status: 'cancelled' } },
      { status: 200, data: { status: 'cancelled' } },
    ])
    expect((await list(server, payer)).data).toEqual([])
    expect(await actionsOf(server, payer)).toEqual(['scheduledPayment.cancelled'])
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual([canceledSubject])
  })

  it('is possible until the day before its date', async ({ server }) => {
    const payer = await addPayer(server)
    const id = await addScheduled(server.database.db, payer, { payOn: '2026-03-13' })
    expect(await cancel(server, payer, id)).toMatchObject({
      status: 409,
      messages: [scheduledPaymentTexts.tooLateToCancel],
    })
    server.setNow('2026-03-12T23:00:00.000Z')
    const answer = await cancel(server, payer, id)
    server.setNow(testNow)
    expect(answer.status).toBe(200)
  })
})

describe('deleting a payment method', () => {
  it('cancels the payments scheduled with it, and nothing else', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addMethod({ url: server.providerUrl }, payer.person.customerNumber)
    await schedule(server, payer)
    await schedule(server, { ...payer, method: other })
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).status).toBe(200)
    expect((await list(server, payer)).data).toMatchObject([{ payment_token: other }])
    expect(await actionsOf(server, payer)).toContain('scheduledPayment.cancelled')
    expect(await readMailsTo(server, payer.person.email)).toHaveProperty([canceledSubject])
  })
})

describe('another user', () => {
  it('a user of another customer can’t schedule, list or cancel anything', async ({ server }) => {
    const [payer, stranger] = [await addPayer(server), await addPayer(server)]
    const id = await addScheduled(server.database.db, payer)
    const bodies = [
      scheduleBody(payer),
      { ...scheduleBody(stranger), 'billing-account-number': payer.account.billingAccountNumber },
      { ...scheduleBody(stranger), 'service-account-number': payer.account.serviceAccountNumber },
      { ...scheduleBody(stranger), 'payment-token': payer.method },
    ]
    for (const body of bodies) {
      expect((await server.call(schedulePayment, { body }, { token: stranger.token })).status).toBe(404)
    }
    expect((await list(server, { ...payer, token: stranger.token })).status).toBe(404)
    expect((await cancel(server, stranger, id)).status).toBe(404)
    expect(await scheduledOf(server.database.db, payer)).toMatchObject([{ status: 'scheduled' }])
  })

  it('another user of the household with view access sees the payment, and can neither schedule nor cancel', async ({
    server,
  }) => {
    const person = await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] })
    const account = await addAccount(server.database.db, person.customerNumber)
    const method = await addMethod({ url: server.providerUrl }, person.customerNumber)
    const looker = { person, account, method, token: await server.signIn(person) }
    const id = await addScheduled(server.database.db, looker)
    expect((await list(server, looker)).data).toHaveLength(1)
    expect((await schedule(server, looker)).status).toBe(403)
    expect((await cancel(server, looker, id)).status).toBe(403)
  })
})
