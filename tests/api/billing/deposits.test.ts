import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import type { DepositStatus } from '#shared/billing/deposits'
import {
  exportDeposits,
  listDeposits,
  listDepositsOfCustomer,
  listDepositTransactions,
} from '#shared/contract/billing/deposits'
import { exportRefunds, listRefunds } from '#shared/contract/billing/refunds'
import { summarizeDeposits } from '#shared/contract/operations/summary'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { deposits } from '../../../server/db/schema/billing/deposits'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { addBills, addDeposit } from '../../support/data/billing/deposits'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let maya: Person
let gas: Account
let deposit: string

it.beforeAll(async ({ server }) => {
  server.setNow('2026-03-20T15:00:00Z')
  token = await signInStaff(server, ['DEPOSITS.read', 'REFUNDS.read', 'EXPORT.read'])
  const { db } = server.database
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' } })
  gas = await addAccount(db, maya.customerNumber, { serviceType: 'GAS' })
  deposit = await addDeposit(db, gas.billingAccountNumber, {
    billedOn: '2025-03-01',
    transactions: [
      ['DEPP', 200_00, '2025-03-06'],
      ['DEPI', 4_00, '2026-03-06'],
    ],
  })
  await addBills(db, gas.billingAccountNumber, { until: '2026-03-20', paidAfter: Array.from({ length: 12 }, () => -2) })
  await db.insert(refunds).values({
    billingAccountNumber: gas.billingAccountNumber,
    reason: 'overpayment',
    status: 'sent',
    amount: 42_15,
    requestedOn: '2026-03-15',
    sentOn: '2026-03-18',
    checkNumber: 'CK-100200',
  })
})

const linesOf = ({ bytes }: { bytes: Buffer }) => bytes.toString().trim().split('\r\n')

const DepositPage = z.object({ deposits: z.array(z.object({ deposit_id: z.uuid() })), total_count: z.int() })
const Summary = z.object({ facts: z.array(z.object({ name: z.string(), value: z.number() })) })

const found = (server: TestServer, days: number, as = token) =>
  server.call(listDeposits, { body: { days } }, { token: as })

/** The complete answer with the one deposit that exists from the start. */
const expectedDeposit = () => ({
  deposit_id: deposit,
  account_no: gas.billingAccountNumber,
  crm_customer_number: maya.customerNumber,
  name: 'Maya Fields',
  community: 'Orchard Row',
  deposit_kind: 'new_customer',
  deposit_amount: 200,
  interest_amount: 4,
  billed_on: '2025-03-01',
  held_since: '2025-03-06',
  review_on: '2026-03-01',
  status: 'held',
  months_on_time: 12,
  is_refund_candidate: true,
})

describe('deposits', () => {
  it('are those with movements within a number of days, with their total', async ({ server }) => {
    expect((await found(server, 30)).data).toEqual({
      deposits: [expectedDeposit()],
      total_count: 1,
      total_deposit: 200,
      total_interest: 4,
    })
  })

  it('include movements of the first day, and not of the day before', async ({ server }) => {
    expect((await found(server, 15)).data).toMatchObject({ total_count: 1 })
    expect((await found(server, 14)).data).toEqual({
      deposits: [],
      total_count: 0,
      total_deposit: 0,
      total_interest: 0,
    })
  })

  it('deposits of an account with a late payment within the year are not marked for a refund', async ({ server }) => {
    const late = await addAccount(server.database.db, maya.customerNumber, { serviceType: 'FIBER' })
    await addDeposit(server.database.db, late.billingAccountNumber, { billedOn: '2026-02-20' })
    await addBills(server.database.db, late.billingAccountNumber, {
      until: '2026-03-20',
      paidAfter: [-2, -2, 3, ...Array.from({ length: 10 }, () => -2)],
    })
    const { deposits } = (await found(server, 30)).data as { deposits: { account_no: string }[] }
    expect(deposits.find(({ account_no }) => account_no === late.billingAccountNumber)).toMatchObject({
      months_on_time: 2,
      is_refund_candidate: false,
    })
  })

  const ofStatus = async (server: TestServer, status: DepositStatus, page = {}) =>
    DepositPage.parse((await server.call(listDeposits, { body: { status, ...page } }, { token })).data)

  it('deposits with a status are all listed, however long ago they moved', async ({ server }) => {
    const heldDeposits = await ofStatus(server, 'held')
    expect(heldDeposits.deposits.map(({ deposit_id }) => deposit_id)).toContain(deposit)
    expect(await ofStatus(server, 'waived')).toMatchObject({ deposits: [], total_count: 0 })
  })

  it('due for review are listed page by page, exactly as many as the summary counts', async ({ server }) => {
    const { db } = server.database
    for (const billedOn of ['2024-01-10', '2024-02-10', '2024-03-10']) {
      const other = await addAccount(db, maya.customerNumber, { serviceType: 'GAS' })
      await addDeposit(db, other.billingAccountNumber, { billedOn, status: 'review_due' })
    }
    const summary = Summary.parse((await server.call(summarizeDeposits, { query: { days: 7 } }, { token })).data)
    const counted = summary.facts.find(({ name }) => name === 'under_review')?.value ?? 0
    expect(counted).toBeGreaterThanOrEqual(3)
    const [first, second] = [
      await ofStatus(server, 'review_due', { page_number: 1, page_size: 2 }),
      await ofStatus(server, 'review_due', { page_number: 2, page_size: 2 }),
    ]
    expect(first.total_count).toBe(counted)
    const ids = [...first.deposits, ...second.deposits].map(({ deposit_id }) => deposit_id)
    expect(new Set(ids).size).toBe(Math.min(4, counted))
  })

  it('are requested by a number of days or by a status, never by both', async ({ server }) => {
    const both = await server.call(listDeposits, { body: { days: 30, status: 'held' } }, { token })
    expect(both.status).toBe(400)
  })

  it('deposits of a customer are complete, whatever their dates, and viewing them is recorded', async ({ server }) => {
    const answer = await server.call(
      listDepositsOfCustomer,
      { query: { crm_customer_id: maya.customerNumber } },
      { token },
    )
    expect(answer.data).toMatchObject({ deposits: expect.arrayContaining([expectedDeposit()]) })
    const accessRecords = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, maya.customerNumber))
    expect(accessRecords.map(({ details }) => details)).toContainEqual({ what: 'deposits' })
  })

  it('deposits of a customer that does not exist are not found', async ({ server }) => {
    const query = { crm_customer_id: 'CU-00000000' }
    expect((await server.call(listDepositsOfCustomer, { query }, { token })).status).toBe(404)
  })

  it('require a reasonable number of days', async ({ server }) => {
    const { status, fields } = await found(server, 0)
    expect(status).toBe(400)
    expect(fields).toHaveProperty('days')
  })

  it('are exported as a spreadsheet, which is recorded', async ({ server }) => {
    const file = await server.call(exportDeposits, { query: { days: 30 } }, { token })
    expect(file.status).toBe(200)
    // The labels are those of the screen.
    expect(file.bytes.toString()).toContain(',New customer,')
    expect(file.bytes.toString()).toContain(',Held,')
    const recorded = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'deposit.exported'))
    expect(recorded.map(({ details }) => details)).toEqual([{ days: 30 }])
  })

  it('are exported completely, however many they are', async ({ server }) => {
    const { db } = server.database
    await db.execute(sql`insert into deposits (billing_account_number, kind, amount, billed_on, status)
      select ${gas.billingAccountNumber}, 'new_customer', 100, '2025-03-01', 'applied' from generate_series(1, 5002)`)
    const file = await server.call(exportDeposits, { query: { status: 'applied' } }, { token })
    expect(linesOf(file)).toHaveLength(1 + 5002)
    expect(new Set(linesOf(file)).size).toBe(2)
    await db.delete(deposits).where(eq(deposits.status, 'applied'))
  })
})

describe('the movements of a deposit', () => {
  const moves = (server: TestServer, txnTypeCode: 'DEPI' | 'DEPK' | '' = '', id = deposit) =>
    server.call(listDepositTransactions, { params: { depositId: id }, query: { txnTypeCode } }, { token })

  it('are listed newest first', async ({ server }) => {
    const { data } = await moves(server)
    expect(data).toMatchObject({
      transactions: [{ txnTypeCode: 'DEPI' }, { txnTypeCode: 'DEPP' }, { txnTypeCode: 'DEPB' }],
      total_count: 3,
    })
  })

  it('are filtered by type', async ({ server }) => {
    expect((await moves(server, 'DEPI')).data).toEqual({
      transactions: [
        { transaction_id: expect.any(String), txnTypeCode: 'DEPI', amount: 4, posted_on: '2026-03-06', note: '' },
      ],
      total_count: 1,
    })
  })

  it('are empty for a type that it does not have', async ({ server }) => {
    expect((await moves(server, 'DEPK')).data).toEqual({ transactions: [], total_count: 0 })
  })

  it('are not found for a deposit that does not exist', async ({ server }) => {
    expect((await moves(server, '', '99999999-9999-4999-8999-999999999999')).status).toBe(404)
  })
})

describe('refunds', () => {
  const refundsOf = (server: TestServer, days: number, as = token) =>
    server.call(listRefunds, { body: { days } }, { token: as })

  it('are those requested within a number of days', async ({ server }) => {
    expect((await refundsOf(server, 6)).data).toEqual({
      refunds: [
        {
          refund_id: expect.any(String),
          account_no: gas.billingAccountNumber,
          crm_customer_number: maya.customerNumber,
          name: 'Maya Fields',
          community: 'Orchard Row',
          reason: 'overpayment',
          status: 'sent',
          refund_amount: 42.15,
          requested_on: '2026-03-15',
          sent_on: '2026-03-18',
          check_number: 'CK-100200',
          refund_method: 'check',
          method: '',
          comments: '',
          requested_by: '',
          is_own: false,
          decided_by: null,
          decided_at: null,
          problem: '',
          send_on: null,
        },
      ],
      total_count: 1,
      total_refund: 42.15,
    })
    expect((await refundsOf(server, 5)).data).toEqual({ refunds: [], total_count: 0, total_refund: 0 })
  })

  it('have the same words in a spreadsheet as on the screen', async ({ server }) => {
    const { bytes } = await server.call(exportRefunds, { query: { days: 30 } }, { token })
    expect(bytes.toString()).toContain(',Overpayment,42.15,Check,Sent,')
  })

  it('are exported completely, however many they are', async ({ server }) => {
    const { db } = server.database
    await db.execute(sql`insert into refunds (billing_account_number, reason, status, amount, requested_on, check_number)
      select ${gas.billingAccountNumber}, 'overpayment', 'sent', 100, '2026-03-15', 'CK-' || number
      from generate_series(1, 5002) number`)
    const file = await server.call(exportRefunds, { query: { days: 30 } }, { token })
    expect(new Set(linesOf(file)).size).toBe(1 + 1 + 5002)
    await db.delete(refunds).where(eq(refunds.amount, 100))
  })

  it('require their own right, and deposits require another', async ({ server }) => {
    const ofDeposits = await signInStaff(server, ['DEPOSITS.read'])
    expect((await refundsOf(server, 30, ofDeposits)).status).toBe(403)
    expect((await server.call(exportRefunds, { query: { days: 30 } }, { token: ofDeposits })).status).toBe(403)
    expect((await found(server, 30, await signInStaff(server, ['REFUNDS.read']))).status).toBe(403)
  })

  it('are available only to staff, whatever a customer’s role', async ({ server }) => {
    const customer = await server.signIn(await addPerson(server.database.db, { rights: ['REFUNDS.read'] }))
    expect((await refundsOf(server, 30, customer)).status).toBe(403)
  })
})

describe('deposits and refunds of the whole company', () => {
  it('may total more than $21 million', async ({ server }) => {
    const large = 20_000_000_00
    const other = await addAccount(server.database.db, maya.customerNumber, { serviceType: 'GAS' })
    // Later than all other tests, so that none of their data is included.
    server.setNow('2031-03-20T15:00:00Z')
    const as = await signInStaff(server, ['DEPOSITS.read', 'REFUNDS.read', 'EXPORT.read'])
    for (const move of [1, 2] as const) {
      await addDeposit(server.database.db, other.billingAccountNumber, {
        billedOn: '2031-03-01',
        amount: large,
        transactions: [['DEPI', large, `2031-03-0${move}`]],
      })
      await server.database.db.insert(refunds).values({
        billingAccountNumber: other.billingAccountNumber,
        reason: 'overpayment',
        status: 'requested',
        amount: large,
        requestedOn: '2031-03-15',
      })
    }
    expect((await found(server, 30, as)).data).toMatchObject({ total_deposit: 40_000_000, total_interest: 40_000_000 })
    const answer = await server.call(listRefunds, { body: { days: 30 } }, { token: as })
    expect(answer.data).toMatchObject({ total_refund: 40_000_000 })
  })
})
