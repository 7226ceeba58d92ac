import { beforeAll, describe, expect, it } from 'vitest'
import * as importTexts from '#shared/texts/operations/imports'
import { householdRows, statementRow } from '../../support/data/imports/deliveries'
import { prepareImports } from '../../support/data/imports/prepareImports'

const { balanceOf, currentDatabase, importRows, query, rejectsOf, useNewDatabase } = prepareImports()

const fiber = 'BA-91001'
const gas = 'BA-92001'

describe('the balance of an account', () => {
  beforeAll(async () => {
    await useNewDatabase()
    await importRows(householdRows())
  })

  it('rises by a new statement and falls by a new payment', async () => {
    const rows = {
      statements: [statementRow(fiber, { month: '03', charges: '70.00' })],
      payments: [paymentRow({ payment_reference: 'CHK-20', received_on: '2026-03-20', amount: '20.00' })],
    }
    await importRows(rows)
    await importRows(rows)
    expect(await balanceOf(fiber)).toBe(6450 + 7000 - 2000)
  })

  it('does not change by what the billing system had booked already', async () => {
    const before = await balanceOf(fiber)
    const earlier = {
      period_start: '2025-12-01',
      period_end: '2025-12-31',
      issued_on: '2025-12-31',
      due_on: '2026-01-20',
    }
    await importRows({
      statements: [{ ...statementRow(fiber, { month: '01', charges: '33.00' }), ...earlier }],
      payments: [paymentRow({ payment_reference: 'CHK-21', received_on: '2026-03-01', amount: '5.00' })],
    })
    expect(await balanceOf(fiber)).toBe(before)
  })

  it('follows a correction of a statement, whose earlier version is kept', async () => {
    const before = (await balanceOf(fiber)) ?? 0
    const corrected = { ...statementRow(fiber, { month: '03', charges: '50.00' }), due_on: '2026-04-20' }
    await importRows({ statements: [corrected] })
    expect(await balanceOf(fiber)).toBe(before - 2000)
    expect(await query('select charges, due_on::text from replaced_statements')).toEqual([
      { charges: 7000, due_on: '2026-03-28' },
    ])
    expect(await query('select due_on::text from billing_accounts where number = $1', [fiber])).toEqual([
      { due_on: '2026-04-20' },
    ])
  })

  it('rises again by a payment that the bank returned', async () => {
    const before = (await balanceOf(fiber)) ?? 0
    await importRows({
      payments: [
        paymentRow({ payment_reference: 'CHK-20', received_on: '2026-03-20', amount: '20.00', status: 'returned' }),
      ],
    })
    expect(await balanceOf(fiber)).toBe(before + 2000)
  })

  it('becomes that of the billing system, with what the portal has booked since', async () => {
    await query(
      `insert into payments (confirmation_number, billing_account_number, service_type, amount, method_type, channel,
         status, created_at, posted_at)
       values ('QP-A', $1, 'FIBER', 1000, 'VISA', 'portal', 'posted', '2026-03-29T12:00Z', '2026-03-29T12:00Z'),
              ('QP-B', $1, 'FIBER', 300, 'VISA', 'portal', 'posted', '2026-03-31T12:00Z', '2026-03-31T12:00Z')`,
      [fiber],
    )
    const balances = [{ billing_account_number: fiber, balance: '99.00', as_of: '2026-03-30T23:00:00-05:00' }]
    await importRows({ balances })
    expect(await balanceOf(fiber)).toBe(9900 - 300)
  })

  it('has a payment that the portal takes at the same moment', async () => {
    const portal = await currentDatabase().pool.connect()
    await portal.query('begin')
    await portal.query('update billing_accounts set balance = balance - 700 where number = $1', [gas])
    await portal.query(
      `insert into payments (confirmation_number, billing_account_number, service_type, amount, method_type, channel,
         status, created_at, posted_at)
       values ('QP-C', $1, 'GAS', 700, 'VISA', 'portal', 'posted', '2026-04-01T12:00Z', '2026-04-01T12:00Z')`,
      [gas],
    )
    const balances = [{ billing_account_number: gas, balance: '200.00', as_of: '2026-03-30T23:00:00-05:00' }]
    const importing = importRows({ balances })
    const countWaiting = () =>
      query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).then(([row]) => row?.count)
    await expect.poll(countWaiting).toBe(1)
    await portal.query('commit')
    portal.release()
    await importing
    expect(await balanceOf(gas)).toBe(20_000 - 700)
  })

  it('is not set back by an older one', async () => {
    const before = await balanceOf(fiber)
    const result = await importRows({
      balances: [{ billing_account_number: fiber, balance: '1.00', as_of: '2026-03-29T23:00:00-05:00' }],
    })
    expect(await rejectsOf(result)).toMatchObject([{ field: 'as_of', reason: importTexts.olderBalance }])
    expect(await balanceOf(fiber)).toBe(before)
  })

  it('does not change by a payment that was made in the portal', async () => {
    const before = await balanceOf(fiber)
    const result = await importRows({
      payments: [paymentRow({ payment_reference: 'QP-A', received_on: '2026-03-29', amount: '10.00' })],
    })
    expect(await rejectsOf(result)).toMatchObject([{ field: 'payment_reference', reason: importTexts.paidInPortal }])
    expect(await balanceOf(fiber)).toBe(before)
  })
})

const paymentRow = (fields: Record<string, string>) => ({
  billing_account_number: fiber,
  method: 'CHECK',
  channel: 'mail',
  status: 'posted',
  ...fields,
})
