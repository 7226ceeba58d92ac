import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDepositTransactions } from '#shared/contract/deposits'
import { refundTexts } from '#shared/refunds'
import { billingAccounts } from '../../server/db/schema/accounts'
import { deposits, refunds } from '../../server/db/schema/deposits'
import { sendRefunds } from '../../server/features/deposits/refunds/round'
import { addBills, addDeposit } from '../support/deposits'
import { addAccount, addPerson } from '../support/people'
import { addLeaver, ask, balanceOf, decide, payoutsOf, refundIn } from '../support/refunds'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
let asker: string
let approver: string
beforeAll(async () => {
  server = await startServer()
  asker = await staff()
  approver = await staff()
})
beforeEach(() => server.setNow(testNow))
afterAll(() => server.stop())

const db = () => server.database.db
const staff = async (): Promise<string> => server.signIn(await addPerson(db(), { userType: 'CENTRIC' }))
const requested = async (body: Parameters<typeof ask>[2]): Promise<string> =>
  refundIn(await ask(server, asker, body)).refund_id
const standing = async (id: string) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0]

describe('the refund of a deposit', () => {
  async function addHeld(paidAfter: number[]) {
    const leaver = await addLeaver(server, {}, 0)
    const { billingAccountNumber: number } = leaver.account
    await db()
      .update(billingAccounts)
      .set({ status: 'active', balance: 90_00 })
      .where(eq(billingAccounts.number, number))
    const id = await addDeposit(db(), number, {
      billedOn: '2025-03-01',
      moves: [
        ['DEPP', 200_00, '2025-03-06'],
        ['DEPI', 4_00, '2026-03-06'],
      ],
    })
    await addBills(db(), number, { until: '2026-03-13', paidAfter })
    return { leaver, id, body: { acct_no: number, deposit_id: id } }
  }
  const goodYear = Array.from({ length: 12 }, () => -2)

  it('goes back with its interest as a credit, and its movements tell', async () => {
    const { leaver, id, body } = await addHeld(goodYear)
    const refund = await requested({ ...body, way: 'credit' })
    await decide(server, approver, { id: refund })
    expect(await balanceOf(db(), leaver.account)).toBe(-114_00)
    expect(await standing(refund)).toMatchObject({ status: 'sent', amount: 204_00, reason: 'deposit' })
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
    const [deposit] = await db().select().from(deposits).where(eq(deposits.id, id))
    expect(deposit).toMatchObject({ status: 'refunded', reviewOn: null })
    await sendRefunds(server.services)
    expect(await payoutsOf(server, leaver.person)).toEqual([])
  })

  it('goes back by check and leaves the balance alone', async () => {
    const { leaver, body } = await addHeld(goodYear)
    const refund = await requested({ ...body, way: 'check' })
    await decide(server, approver, { id: refund })
    server.setNow('2026-03-16T15:00:00Z')
    await sendRefunds(server.services)
    expect(await payoutsOf(server, leaver.person)).toMatchObject([{ amount_cents: 204_00 }])
    expect(await balanceOf(db(), leaver.account)).toBe(90_00)
  })

  it.each([
    ['who has not paid on time for a year', [-2, -2, 4], 'check', refundTexts.notYet, 409],
    ['to a payment method', goodYear, 'method', refundTexts.wrongWay, 400],
  ] as const)('does not go back %s', async (...[, paidAfter, way, text, status]) => {
    const { leaver, body } = await addHeld([...paidAfter])
    const answer = await ask(server, asker, { ...body, way, 'payment-token': leaver.method })
    expect(answer).toMatchObject({ status, messages: [text] })
  })

  it('of another account is not found', async () => {
    const { body } = await addHeld(goodYear)
    const other = await addAccount(db(), (await addPerson(db())).customerNumber)
    const wish = { ...body, acct_no: other.billingAccountNumber, way: 'check' as const }
    expect((await ask(server, asker, wish)).status).toBe(404)
  })
})
