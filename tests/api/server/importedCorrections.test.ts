import { beforeEach, describe, expect, it } from 'vitest'
import * as importTexts from '#shared/texts/operations/imports'
import type { ImportProgress } from '../../../server/features/imports/importDelivery'
import { type DeliveredRow, householdRows, statementRow } from '../../support/data/imports/deliveries'
import { prepareImports } from '../../support/data/imports/prepareImports'

const { balanceOf, deliver, importFolder, importRows, query, readRowVersions, rejectsOf, useNewDatabase } =
  prepareImports()

const fiber = 'BA-91001'
const march = statementRow(fiber, { month: '03', charges: '70.00' })
const corrected = { ...march, charges: '50.00' }
const balanceRow = (balance: string, as_of: string): DeliveredRow => ({ billing_account_number: fiber, balance, as_of })
const check = (fields: DeliveredRow = {}): DeliveredRow => ({
  payment_reference: 'CHK-30',
  billing_account_number: fiber,
  received_on: '2026-03-29',
  amount: '20.00',
  method: 'CHECK',
  channel: 'mail',
  status: 'posted',
  ...fields,
})

/** The bill of March and a check are part of the balance of March 30. */
beforeEach(async () => {
  await useNewDatabase()
  await importRows(householdRows())
  await importRows(
    { statements: [march], payments: [check()], balances: [balanceRow('50.00', '2026-03-30T23:00:00-05:00')] },
    { name: 'march' },
  )
})

describe('a corrected statement', () => {
  it('that the balance on file contains already does not move it', async () => {
    await importRows({ balances: [balanceRow('30.00', '2026-04-02T23:00:00-05:00')] }, { name: 'balance' })
    const late = { statements: [{ ...corrected, corrected_at: '2026-04-01T10:00:00-05:00' }] }
    expect((await importRows(late, { name: 'correction' })).files).toMatchObject([{ changedRows: 1 }])
    expect(await balanceOf(fiber)).toBe(3000)
  })

  it('that was booked after the balance on file moves it once, also when the same balance is delivered again', async () => {
    const statements = [{ ...corrected, corrected_at: '2026-04-01T10:00:00-05:00' }]
    await importRows({ statements }, { name: 'correction' })
    expect(await balanceOf(fiber)).toBe(3000)
    const before = await readRowVersions()
    await importRows({ statements, balances: [balanceRow('50.00', '2026-03-30T23:00:00-05:00')] }, { name: 'again' })
    expect(await balanceOf(fiber)).toBe(3000)
    expect(await readRowVersions()).toEqual(before)
  })

  it('is rejected if it does not tell whether the balance on file contains it', async () => {
    const result = await importRows({ statements: [corrected] }, { name: 'correction' })
    const reason = importTexts.needsBalance('corrected_at')
    expect(await rejectsOf(result)).toEqual([{ subject: 'statements', line: 2, field: 'corrected_at', reason }])
    expect(await balanceOf(fiber)).toBe(5000)
  })

  it('without its time is accepted with a balance, which contains it', async () => {
    await importRows(
      { statements: [corrected], balances: [balanceRow('30.00', '2026-04-02T23:00:00-05:00')] },
      { name: 'correction' },
    )
    expect(await balanceOf(fiber)).toBe(3000)
  })

  it('that is corrected again moves the balance by both corrections', async () => {
    const versions = ['2026-04-01T10:00:00-05:00', '2026-04-03T10:00:00-05:00']
    await importRows({ statements: [{ ...corrected, corrected_at: versions[0] ?? '' }] }, { name: 'first' })
    await importRows(
      { statements: [{ ...corrected, charges: '65.00', corrected_at: versions[1] ?? '' }] },
      { name: 'second' },
    )
    expect(await balanceOf(fiber)).toBe(4500)
    await importRows({ balances: [balanceRow('30.00', '2026-04-02T23:00:00-05:00')] }, { name: 'between' })
    expect(await balanceOf(fiber)).toBe(4500)
  })
})

describe('a returned payment', () => {
  it('that the balance on file contains already does not move it', async () => {
    await importRows({ balances: [balanceRow('70.00', '2026-04-02T23:00:00-05:00')] }, { name: 'balance' })
    await importRows({ payments: [check({ status: 'returned', returned_on: '2026-04-01' })] }, { name: 'return' })
    expect(await balanceOf(fiber)).toBe(7000)
  })

  it('raises the balance if the bank returned it later, also when the same balance is delivered again', async () => {
    const payments = [check({ status: 'returned', returned_on: '2026-04-01' })]
    await importRows({ payments }, { name: 'return' })
    expect(await balanceOf(fiber)).toBe(7000)
    await importRows({ payments, balances: [balanceRow('50.00', '2026-03-30T23:00:00-05:00')] }, { name: 'again' })
    expect(await balanceOf(fiber)).toBe(7000)
  })

  it('is rejected if it does not tell whether the balance on file contains it', async () => {
    const result = await importRows({ payments: [check({ status: 'returned' })] }, { name: 'return' })
    const reason = importTexts.needsBalance('returned_on')
    expect(await rejectsOf(result)).toEqual([{ subject: 'payments', line: 2, field: 'returned_on', reason }])
    expect(await balanceOf(fiber)).toBe(5000)
  })
})

describe('a payment in the portal', () => {
  const portalRow = (fields: DeliveredRow = {}) =>
    check({ payment_reference: 'QP-AAAA-AAAA', channel: 'portal', method: 'ECHECK', status: 'returned', ...fields })
  beforeEach(async () => {
    await query(
      `insert into payments (confirmation_number, billing_account_number, service_type, amount, method_type,
         method_last4, channel, status, created_at, posted_at)
       values ('QP-AAAA-AAAA', $1, 'FIBER', 2000, 'ECHECK', '6789', 'autopay', 'posted', '2026-03-31T12:00Z', '2026-03-31T12:00Z')`,
      [fiber],
    )
    await importRows({ balances: [balanceRow('30.00', '2026-04-01T23:00:00-05:00')] }, { name: 'paid' })
  })

  it('is returned by the billing system: its amount is owed again, and what the portal knows about it stays', async () => {
    const payments = [portalRow({ returned_on: '2026-04-03', reason: 'R01 Insufficient funds', return_fee: '25.00' })]
    await importRows({ payments }, { name: 'return' })
    expect(await balanceOf(fiber)).toBe(5000)
    expect(
      await query(
        `select status, reason, return_fee, channel, method_last4, created_at from payments where channel = 'autopay'`,
      ),
    ).toEqual([
      {
        status: 'returned',
        reason: 'R01 Insufficient funds',
        return_fee: 2500,
        channel: 'autopay',
        method_last4: '6789',
        created_at: new Date('2026-03-31T12:00Z'),
      },
    ])
  })

  it.each([
    ['of another amount', { amount: '21.00', returned_on: '2026-04-03' }, 'amount', importTexts.otherPayment],
    ['that was not returned', { status: 'posted' }, 'payment_reference', importTexts.paidInPortal],
    ['with an unknown number', { payment_reference: 'QP-B' }, 'payment_reference', importTexts.notPaidInPortal],
  ] as const)('is rejected in a delivery if it is one %s', async (_case, fields, field, reason) => {
    const result = await importRows({ payments: [portalRow(fields)] }, { name: 'return' })
    expect(await rejectsOf(result)).toContainEqual({ subject: 'payments', line: 2, field, reason })
    expect(await balanceOf(fiber)).toBe(3000)
  })
})

it('a refund that failed after the delivered balance is taken off it again', async () => {
  await query(
    `insert into refunds (billing_account_number, reason, status, amount, requested_on, decided_at, failed_at)
     values ($1, 'overpayment', 'failed', 1500, '2026-03-29', '2026-03-30T12:00Z', '2026-04-03T12:00Z')`,
    [fiber],
  )
  await importRows({ balances: [balanceRow('65.00', '2026-04-02T23:00:00-05:00')] }, { name: 'balance' })
  expect(await balanceOf(fiber)).toBe(5000)
  await importRows({ balances: [balanceRow('50.00', '2026-04-04T23:00:00-05:00')] }, { name: 'later' })
  expect(await balanceOf(fiber)).toBe(5000)
})

it('no part of a delivery shows more than what an account owes, while its history is applied', async () => {
  const seen: unknown[] = []
  const folder = await deliver(
    {
      statements: [
        statementRow(fiber, { month: '04', charges: '45.00' }),
        statementRow(fiber, { month: '05', charges: '55.00' }),
      ],
      payments: [check({ payment_reference: 'CHK-31', received_on: '2026-05-02', amount: '95.00' })],
      balances: [balanceRow('55.00', '2026-05-30T23:00:00-05:00')],
    },
    { name: 'history' },
  )
  await importFolder(folder, {
    onProgress: async ({ phase, subject }: ImportProgress) => {
      if (phase !== 'applied') return
      const [row] = await query('select balance, due_on::text from billing_accounts where number = $1', [fiber])
      seen.push({ subject, ...row })
    },
  })
  expect(seen).toEqual(
    ['balances', 'payments', 'statements'].map((subject) => ({ subject, balance: 5500, due_on: '2026-05-28' })),
  )
})
