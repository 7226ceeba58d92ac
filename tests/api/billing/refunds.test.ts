import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { getRefundable, listReceivedRefunds, listRefunds } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import { billingAccounts } from '../../../server/db/schema/accounts'
import { auditRecords } from '../../../server/db/schema/auditRecords'
import { refunds } from '../../../server/db/schema/refunds'
import { dueRefundsJob, refundJob } from '../../../server/features/refunds/refund.job'
import {
  addFormerCustomer,
  type FormerCustomer,
  fetchPayouts,
  findRefund,
  parseRefund,
  readBalance,
  sendRefundDecision,
  sendRefundRequest,
  toMethodRequest,
} from '../../support/data/billing/refunds'
import { deleteJobs, makeJobsDue, readJobs } from '../../support/data/jobs'
import { addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let requesterToken: string
let approver: string
it.beforeAll(async ({ server }) => {
  requesterToken = await staffWith(server, ['REFUNDS.read', 'REFUNDS.write'])
  approver = await staffWith(server, ['REFUNDS.read', 'REFUNDS.write', 'REFUNDS.approve'])
})
it.beforeEach(({ server }) => server.setNow(testNow))

const staffWith = async (server: TestServer, rights: string[]): Promise<string> =>
  server.signIn(
    await addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Percy', last: 'Lambourne' }, rights }),
  )

async function requested(server: TestServer, leaver: FormerCustomer, body = toMethodRequest(leaver)): Promise<string> {
  const answer = await sendRefundRequest(server, requesterToken, body)
  expect(answer.messages).toEqual([refundTexts.requestSaved])
  return parseRefund(answer).refund_id
}
const statusOf = async (server: TestServer, id: string) => (await findRefund(server, id))?.status
const actionsOf = async (server: TestServer, { person }: FormerCustomer) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.customerNumber, person.customerNumber)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('refund.'))

describe('the request of a refund', () => {
  it('is possible for the credit that is left after a final bill, and waits for approval', async ({ server }) => {
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
    expect(await actionsOf(server, leaver)).toEqual(['refund.requested'])
  })

  it('a request with the same key is the same refund, and is rejected with other content', async ({ server }) => {
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

  it('a second request for the same money is rejected, also at the same time', async ({ server }) => {
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
  ] as const)('a request for a credit %s is rejected', async ([...[, credit, status, text]], { server }) => {
    const leaver = await addFormerCustomer(server, {}, credit)
    const { billingAccountNumber: number } = leaver.account
    await server.database.db.update(billingAccounts).set({ status }).where(eq(billingAccounts.number, number))
    expect(await sendRefundRequest(server, requesterToken, toMethodRequest(leaver))).toMatchObject({
      status: 409,
      messages: [text],
    })
  })

  it('a request for a refund to another customer’s method is rejected', async ({ server }) => {
    const [leaver, other] = [await addFormerCustomer(server), await addFormerCustomer(server)]
    const answer = await sendRefundRequest(server, requesterToken, {
      ...toMethodRequest(leaver),
      'payment-token': other.method,
    })
    expect(answer).toMatchObject({ status: 404, fields: { 'payment-token': refundTexts.unknownMethod } })
  })

  it('requires the right, as does viewing what could be refunded', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const reader = await staffWith(server, ['REFUNDS.read', 'REFUNDS.approve'])
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
  it('requires a user with the right who did not request it', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const own = parseRefund(await sendRefundRequest(server, approver, toMethodRequest(leaver))).refund_id
    expect(await sendRefundDecision(server, approver, { id: own })).toMatchObject({
      status: 403,
      messages: [refundTexts.ownRefund],
    })
    expect((await sendRefundDecision(server, requesterToken, { id: own })).status).toBe(403)
    expect(await statusOf(server, own)).toBe('requested')
  })

  it('a decision to decline requires a reason, sends nothing and leaves the money unchanged', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await requested(server, leaver)
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
    expect(await actionsOf(server, leaver)).toEqual(['refund.requested', 'refund.declined'])
  })

  it('happens once, however many users click', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await requested(server, leaver)
    const answers = await Promise.all([1, 2, 3].map(() => sendRefundDecision(server, approver, { id })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
  })

  it('can’t approve money that is no longer there', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await requested(server, leaver)
    const { billingAccountNumber: number } = leaver.account
    await server.database.db.update(billingAccounts).set({ balance: -42_14 }).where(eq(billingAccounts.number, number))
    expect(await sendRefundDecision(server, approver, { id })).toMatchObject({
      status: 409,
      messages: [refundTexts.changed],
    })
    expect(await statusOf(server, id)).toBe('requested')
  })
})

describe('an approved refund', () => {
  async function approved(server: TestServer, leaver: FormerCustomer, body = toMethodRequest(leaver)): Promise<string> {
    const id = await requested(server, leaver, body)
    expect((await sendRefundDecision(server, approver, { id })).status).toBe(200)
    return id
  }

  it('is sent to the saved method once, however often the job runs', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approved(server, leaver)
    await Promise.all([server.runScheduled(dueRefundsJob), server.runScheduled(dueRefundsJob)])
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([
      { reference: `${id}.1`, amount_cents: 42_15, status: 'paid', to: { kind: 'method', token: leaver.method } },
    ])
    expect(await findRefund(server, id)).toMatchObject({ status: 'sent', sentOn: '2026-03-13', checkNumber: '' })
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
    expect(await actionsOf(server, leaver)).toEqual(['refund.requested', 'refund.approved', 'refund.sent'])
  })

  it('an approved refund by check is sent by mail on the next business day, to the mailing address', async ({
    server,
  }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approved(server, leaver, { acct_no: leaver.account.billingAccountNumber, refund_method: 'check' })
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({ status: 'approved', sendOn: '2026-03-16' })
    server.setNow('2026-03-16T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({
      status: 'sent',
      checkNumber: expect.stringMatching(/^CK-\d{7}$/),
    })
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([
      { to: { kind: 'check', payee: 'Oswin Varga', address: '412 Fennick Ave, Quillmere, TX 00141' } },
    ])
  })

  it('an approved refund by check that is not cashed for 180 days is stale', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approved(server, leaver, { acct_no: leaver.account.billingAccountNumber, refund_method: 'check' })
    server.setNow('2026-03-16T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    server.setNow('2026-09-11T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await statusOf(server, id)).toBe('sent')
    server.setNow('2026-09-12T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await statusOf(server, id)).toBe('stale')
  })

  it('fails if the bank declines it, and the money is back on the account', async ({ server }) => {
    const leaver = await addFormerCustomer(server, { behavior: 'declines' })
    const id = await approved(server, leaver)
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({ status: 'failed', problem: 'Declined by the bank' })
    expect(await readBalance(server.database.db, leaver.account)).toBe(-42_15)
    expect((await actionsOf(server, leaver)).at(-1)).toBe('refund.failed')
    expect(
      (
        await sendRefundRequest(server, requesterToken, {
          acct_no: leaver.account.billingAccountNumber,
          refund_method: 'check',
        })
      ).status,
    ).toBe(200)
  })

  it('an approved refund without a response is looked up, not sent again', async ({ server }) => {
    const leaver = await addFormerCustomer(server, { behavior: 'times_out' })
    const id = await approved(server, leaver)
    await server.runScheduled(dueRefundsJob)
    expect(await statusOf(server, id)).toBe('sent')
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.1` }])
  })

  it('is paid under the next reference if it was not paid under its first', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approved(server, leaver)
    // Simulates a process that claimed the refund and died before it called the provider.
    await server.database.db
      .update(refunds)
      .set({ submittedAt: new Date('2026-03-13T14:00:00Z'), leaseEndsAt: new Date('2026-03-13T14:00:20Z') })
      .where(eq(refunds.id, id))
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([])
    await server.finishJobs(20_000)
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.2`, amount_cents: 42_15 }])
    expect(await statusOf(server, id)).toBe('sent')
  })

  it('is looked up less and less often while its outcome is unknown', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    await approved(server, leaver)
    const unknown = { kind: 'unknown', cause: 'The connection was lost' } as const
    vi.spyOn(server.services.cards, 'payOut').mockResolvedValue(unknown)
    vi.spyOn(server.services.cards, 'settlePayout').mockResolvedValue(unknown)
    await deleteJobs(server.database)
    await server.runScheduled(dueRefundsJob)
    const seconds: number[] = []
    for (let lookUp = 0; lookUp < 3; lookUp += 1) {
      const [job] = await readJobs(server.database, refundJob.name)
      seconds.push(Math.round(job?.waitSeconds ?? 0))
      await makeJobsDue(server.database, refundJob.name)
      await server.finishJobs()
    }
    vi.restoreAllMocks()
    await deleteJobs(server.database)
    expect(seconds).toEqual([20, 40, 80])
  })

  it('is visible to its customer, and to no other', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approved(server, leaver)
    await server.runScheduled(dueRefundsJob)
    const query = { billing_group_id: leaver.account.billingGroupId }
    const token = await server.signIn(leaver.person)
    expect((await server.call(listReceivedRefunds, { query }, { token })).data).toEqual({
      refunds: [
        {
          refund_id: id,
          day: '2026-03-13',
          amount: 42.15,
          reason: 'closed_account',
          status: 'sent',
          refund_method: 'method',
          method: 'Visa ending in 1111',
          check_number: '',
          crm_billing_account_number: leaver.account.billingAccountNumber,
        },
      ],
      total_count: 1,
    })
    const stranger = await server.signIn(await addPerson(server.database.db))
    expect((await server.call(listReceivedRefunds, { query }, { token: stranger })).status).toBe(404)
    expect((await server.call(listReceivedRefunds, { query: {} }, { token: stranger })).data).toEqual({
      refunds: [],
      total_count: 0,
    })
  })
})

describe('a requested refund', () => {
  it('is not visible to its customer, but in the list of its status', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const id = await requested(server, leaver)
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
