import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getRefundable, listReceivedRefunds, listRefunds } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { dueRefundsJob } from '../../../server/features/refunds/refund.job'
import {
  addFormerCustomer,
  addRefundRequest,
  fetchPayouts,
  parseRefund,
  readBalance,
  refundActionsOf,
  sendRefundDecision,
  sendRefundRequest,
  signInRefundAgent,
  statusOfRefund,
  toMethodRequest,
} from '../../support/data/billing/refunds'
import { it } from '../../support/data/billing/refundTest'

describe('the request of a refund', () => {
  it('is possible for the credit that is left after a final bill, and waits for approval', async ({
    server,
    requesterToken,
  }) => {
    const leaver = await addFormerCustomer(server)
    const answer = await sendRefundRequest(server, requesterToken, {
      ...toMethodRequest(leaver),
      comments: 'They called',
    })
    expect(answer.data).toEqual({
      refund_id: expect.any(String),
      account_no: leaver.account.billingAccountNumber,
      crm_customer_number: leaver.person.customerNumber,
      name: 'Oswin Varga',
      community: 'Orchard Row',
      reason: 'closed_account',
      status: 'requested',
      refund_amount: 42.15,
      requested_on: '2026-03-13',
      sent_on: null,
      check_number: '',
      refund_method: 'method',
      method: 'Visa ending in 1111',
      comments: 'They called',
      requested_by: 'Percy Lambourne',
      is_own: true,
      decided_by: null,
      decided_at: null,
      problem: '',
      send_on: null,
    })
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([])
    expect(await refundActionsOf(server, leaver)).toEqual(['refund.requested'])
  })

  it('a request with the same key is the same refund, and is rejected with other content', async ({
    server,
    requesterToken,
  }) => {
    const leaver = await addFormerCustomer(server)
    const first = parseRefund(
      await sendRefundRequest(server, requesterToken, { ...toMethodRequest(leaver), key: 'same-key-1' }),
    )
    expect(
      parseRefund(await sendRefundRequest(server, requesterToken, { ...toMethodRequest(leaver), key: 'same-key-1' }))
        .refund_id,
    ).toBe(first.refund_id)
    const other = { ...toMethodRequest(leaver), comments: 'Other' }
    expect(await sendRefundRequest(server, requesterToken, { ...other, key: 'same-key-1' })).toMatchObject({
      status: 422,
      code: 'key_reused',
    })
  })

  it('a second request for the same money is rejected, also at the same time', async ({ server, requesterToken }) => {
    const leaver = await addFormerCustomer(server)
    const { billingAccountNumber: number } = leaver.account
    let isAnswered = false
    const isWaiting = async () => {
      const { rows } = await server.database.pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      return isAnswered || rows.length > 0
    }
    const second = await server.database.db.transaction(async (tx) => {
      await tx.select().from(billingAccounts).where(eq(billingAccounts.number, number)).for('update')
      const answer = sendRefundRequest(server, requesterToken, toMethodRequest(leaver)).finally(
        () => (isAnswered = true),
      )
      await expect.poll(isWaiting).toBe(true)
      await tx.insert(refunds).values({
        billingAccountNumber: number,
        reason: 'closed_account',
        status: 'requested',
        amount: 42_15,
        requestedOn: '2026-03-13',
      })
      // Wrapped in an object, because returning the promise would wait for it, but it needs this transaction to end
      // first.
      return { answer }
    })
    expect(await second.answer).toMatchObject({ status: 409, messages: [refundTexts.inProgress] })
  })

  it.for([
    ['of $10.00 or less', 10_00, 'closed', refundTexts.tooLittle],
    ['of an open account', 42_15, 'active', refundTexts.notFinal],
  ] as const)(
    'a request for a credit %s is rejected',
    async ([...[, credit, status, text]], { server, requesterToken }) => {
      const leaver = await addFormerCustomer(server, {}, credit)
      const { billingAccountNumber: number } = leaver.account
      await server.database.db.update(billingAccounts).set({ status }).where(eq(billingAccounts.number, number))
      expect(await sendRefundRequest(server, requesterToken, toMethodRequest(leaver))).toMatchObject({
        status: 409,
        messages: [text],
      })
    },
  )

  it('a request for a refund to another customer’s method is rejected', async ({ server, requesterToken }) => {
    const [leaver, other] = [await addFormerCustomer(server), await addFormerCustomer(server)]
    const answer = await sendRefundRequest(server, requesterToken, {
      ...toMethodRequest(leaver),
      'payment-token': other.method,
    })
    expect(answer).toMatchObject({ status: 404, fields: { 'payment-token': refundTexts.unknownMethod } })
  })

  it('requires the right, as does viewing what could be refunded', async ({ server, requesterToken }) => {
    const leaver = await addFormerCustomer(server)
    const reader = await signInRefundAgent(server, ['REFUNDS.read', 'REFUNDS.approve'])
    const query = { acct_no: leaver.account.billingAccountNumber }
    expect((await sendRefundRequest(server, reader, toMethodRequest(leaver))).status).toBe(403)
    expect((await server.call(getRefundable, { query }, { token: reader })).status).toBe(403)
    expect((await server.call(getRefundable, { query }, { token: requesterToken })).data).toMatchObject({
      balance: -42.15,
      refundable: [{ deposit_id: null, refund_amount: 42.15, refund_methods: ['method', 'check'], problem: null }],
      methods: [{ 'payment-token': leaver.method, method: 'Visa ending in 1111' }],
    })
  })
})

describe('the decision about a refund', () => {
  it('requires a user with the right who did not request it', async ({ server, requesterToken, approver }) => {
    const leaver = await addFormerCustomer(server)
    const own = parseRefund(await sendRefundRequest(server, approver, toMethodRequest(leaver))).refund_id
    expect(await sendRefundDecision(server, approver, { id: own })).toMatchObject({
      status: 403,
      messages: [refundTexts.ownRefund],
    })
    expect((await sendRefundDecision(server, requesterToken, { id: own })).status).toBe(403)
    expect(await statusOfRefund(server, own)).toBe('requested')
  })

  it('a decision to decline requires a reason, sends nothing and leaves the money unchanged', async ({
    server,
    requesterToken,
    approver,
  }) => {
    const leaver = await addFormerCustomer(server)
    const id = await addRefundRequest(server, requesterToken, { customer: leaver })
    expect(await sendRefundDecision(server, approver, { id, decision: 'decline' })).toMatchObject({
      status: 400,
      fields: { reason: refundTexts.reasonNeeded },
    })
    const answer = await sendRefundDecision(server, approver, { id, decision: 'decline', reason: 'They owe elsewhere' })
    expect(answer.data).toMatchObject({
      status: 'declined',
      problem: 'They owe elsewhere',
      decided_by: 'Percy Lambourne',
    })
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([])
    expect(await readBalance(server.database.db, leaver.account)).toBe(-42_15)
    expect(await refundActionsOf(server, leaver)).toEqual(['refund.requested', 'refund.declined'])
  })

  it('happens once, however many users click', async ({ server, requesterToken, approver }) => {
    const leaver = await addFormerCustomer(server)
    const id = await addRefundRequest(server, requesterToken, { customer: leaver })
    const answers = await Promise.all([1, 2, 3].map(() => sendRefundDecision(server, approver, { id })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
  })

  it('can’t approve money that is no longer there', async ({ server, requesterToken, approver }) => {
    const leaver = await addFormerCustomer(server)
    const id = await addRefundRequest(server, requesterToken, { customer: leaver })
    const { billingAccountNumber: number } = leaver.account
    await server.database.db.update(billingAccounts).set({ balance: -42_14 }).where(eq(billingAccounts.number, number))
    expect(await sendRefundDecision(server, approver, { id })).toMatchObject({
      status: 409,
      messages: [refundTexts.changed],
    })
    expect(await statusOfRefund(server, id)).toBe('requested')
  })
})

describe('a requested refund', () => {
  it('is not visible to its customer, but in the list of its status', async ({ server, requesterToken }) => {
    const leaver = await addFormerCustomer(server)
    const id = await addRefundRequest(server, requesterToken, { customer: leaver })
    const token = await server.signIn(leaver.person)
    expect((await server.call(listReceivedRefunds, { query: {} }, { token })).data).toMatchObject({ total_count: 0 })
    const listed = async (status: 'requested' | 'sent') =>
      JSON.stringify(
        (await server.call(listRefunds, { body: { days: 1, status, page_size: 500 } }, { token: requesterToken })).data,
      )
    expect(await listed('requested')).toContain(id)
    expect(await listed('sent')).not.toContain(id)
  })
})
