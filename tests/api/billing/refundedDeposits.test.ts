import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listDepositTransactions } from '#shared/contract/billing/deposits'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { deposits } from '../../../server/db/schema/billing/deposits'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { dueRefundsJob } from '../../../server/features/refunds/refund.job'
import { addBills, addDeposit } from '../../support/data/billing/deposits'
import {
  addFormerCustomer,
  fetchPayouts,
  parseRefund,
  readBalance,
  sendRefundDecision,
  sendRefundRequest,
} from '../../support/data/billing/refunds'
import { subjectsTo } from '../../support/data/customers/notifications'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let requesterToken: string
let approver: string
it.beforeAll(async ({ server }) => {
  requesterToken = await signInStaff(server)
  approver = await signInStaff(server)
})
it.beforeEach(({ server }) => server.setNow(testNow))

const requested = async (server: TestServer, body: Parameters<typeof sendRefundRequest>[2]): Promise<string> =>
  parseRefund(await sendRefundRequest(server, requesterToken, body)).refund_id
const standing = async (server: TestServer, id: string) =>
  (await server.database.db.select().from(refunds).where(eq(refunds.id, id)))[0]

describe('the refund of a deposit', () => {
  async function addHeld(server: TestServer, paidAfter: number[]) {
    const leaver = await addFormerCustomer(server, {}, 0)
    const { billingAccountNumber: number } = leaver.account
    await server.database.db
      .update(billingAccounts)
      .set({ status: 'active', balance: 90_00 })
      .where(eq(billingAccounts.number, number))
    const id = await addDeposit(server.database.db, number, {
      billedOn: '2025-03-01',
      transactions: [
        ['DEPP', 200_00, '2025-03-06'],
        ['DEPI', 4_00, '2026-03-06'],
      ],
    })
    await addBills(server.database.db, number, { until: '2026-03-13', paidAfter })
    return { leaver, id, body: { acct_no: number, deposit_id: id } }
  }
  const goodYear = Array.from({ length: 12 }, () => -2)

  it('is a credit with interest, which its movements show', async ({ server }) => {
    const { leaver, id, body } = await addHeld(server, goodYear)
    const refund = await requested(server, { ...body, refund_method: 'credit' })
    await sendRefundDecision(server, approver, { id: refund })
    expect(await readBalance(server.database.db, leaver.account)).toBe(-114_00)
    expect(await standing(server, refund)).toMatchObject({ status: 'sent', amount: 204_00, reason: 'deposit' })
    const moves = await server.call(
      listDepositTransactions,
      { params: { depositId: id }, query: {} },
      { token: approver },
    )
    expect(moves.data).toMatchObject({
      transactions: expect.arrayContaining([
        expect.objectContaining({ txnTypeCode: 'DEPX', amount: 4 }),
        expect.objectContaining({ txnTypeCode: 'DEPC', amount: 200 }),
      ]),
    })
    const [deposit] = await server.database.db.select().from(deposits).where(eq(deposits.id, id))
    expect(deposit).toMatchObject({ status: 'refunded', reviewOn: null })
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([])
  })

  it('is announced to the customer when it was credited', async ({ server }) => {
    const { leaver, body } = await addHeld(server, goodYear)
    const refund = await requested(server, { ...body, refund_method: 'credit' })
    expect(await subjectsTo(server, leaver)).toEqual([])
    await sendRefundDecision(server, approver, { id: refund })
    const credited = { amount: 204_00, account: leaver.account.billingAccountNumber }
    const { subject, paragraphs } = notificationTexts.refundCredited(credited)
    expect(await subjectsTo(server, leaver)).toEqual([subject])
    expect((await readNewestMail(server, leaver.person.email)).body).toContain(paragraphs[0])
  })

  it('the refund of a deposit by check does not change the balance', async ({ server }) => {
    const { leaver, body } = await addHeld(server, goodYear)
    const refund = await requested(server, { ...body, refund_method: 'check' })
    await sendRefundDecision(server, approver, { id: refund })
    server.setNow('2026-03-16T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ amount_cents: 204_00 }])
    expect(await readBalance(server.database.db, leaver.account)).toBe(90_00)
  })

  it.for([
    ['who has not paid on time for a year', [-2, -2, 4], 'check', refundTexts.notYet, 409],
    ['to a payment method', goodYear, 'method', refundTexts.methodNotPossible, 400],
  ] as const)('is rejected %s', async ([...[, paidAfter, refund_method, text, status]], { server }) => {
    const { leaver, body } = await addHeld(server, [...paidAfter])
    const answer = await sendRefundRequest(server, requesterToken, {
      ...body,
      refund_method,
      'payment-token': leaver.method,
    })
    expect(answer).toMatchObject({ status, messages: [text] })
  })

  it('the deposit of another account is not found for a refund', async ({ server }) => {
    const { body } = await addHeld(server, goodYear)
    const other = await addAccount(server.database.db, (await addPerson(server.database.db)).customerNumber)
    const request = { ...body, acct_no: other.billingAccountNumber, refund_method: 'check' as const }
    expect((await sendRefundRequest(server, requesterToken, request)).status).toBe(404)
  })
})
