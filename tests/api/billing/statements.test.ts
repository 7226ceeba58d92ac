import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getStatement, getStatementPdf, listStatements } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { payments } from '../../../server/db/schema/payments/payments'
import { gasReadings } from '../../../server/db/schema/services/usage'
import { portalUrl } from '../../../server/origins'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { readPdf } from '../../support/pdf'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function customer(server: TestServer, balance = 14_407) {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber, { serviceType: 'GAS', balance })
  return { person, account, token: await server.signIn(person) }
}

/** Adds a customer whose January bill of $176.89 is paid and whose February bill of $144.07 is open. */
async function customerWithTwoBills(server: TestServer, balance?: number) {
  const found = await customer(server, balance)
  const { db } = server.database
  const january = await addStatement(db, found.account, { month: '2026-01', lines: [gasLine(17_689)] })
  const february = await addStatement(db, found.account, { month: '2026-02', lines: [gasLine(14_407)] })
  await db.insert(payments).values({
    confirmationNumber: `QP-${january.slice(0, 4)}-${january.slice(9, 13)}`,
    billingAccountNumber: found.account.billingAccountNumber,
    serviceType: 'GAS',
    amount: 17_689,
    methodType: 'VISA',
    methodLast4: '1111',
    channel: 'phone',
    status: 'posted',
    createdAt: new Date('2026-02-18T16:00:00Z'),
    postedAt: new Date('2026-02-18T16:00:00Z'),
  })
  return { ...found, january, february }
}

describe('the list of statements', () => {
  it('contains those of a billing group, newest first, with the unpaid amount', async ({ server }) => {
    const { account, token, january, february } = await customerWithTwoBills(server)
    const body = { billing_group_id: account.billingGroupId }
    const { data } = await server.call(listStatements, { body }, { token })
    const common = {
      crm_billing_account_number: account.billingAccountNumber,
      crm_billing_group_id: account.billingGroupId,
      service_group: 'GAS',
      street_address: '412 Fennick Ave',
      previous_balance: 0,
    }
    expect(data).toEqual({
      statements: [
        {
          ...common,
          statement_id: february,
          statement_number: `ST-${account.billingAccountNumber.slice(3)}-260301`,
          period_start: '2026-02-01',
          period_end: '2026-02-28',
          bill_date: '2026-03-01',
          due_date: '2026-03-22',
          charges: 144.07,
          total_due: 144.07,
          unpaid: 144.07,
          status: 'open',
        },
        {
          ...common,
          statement_id: january,
          statement_number: `ST-${account.billingAccountNumber.slice(3)}-260201`,
          period_start: '2026-01-01',
          period_end: '2026-01-28',
          bill_date: '2026-02-01',
          due_date: '2026-02-22',
          charges: 176.89,
          total_due: 176.89,
          unpaid: 0,
          status: 'paid',
        },
      ],
      total_count: 2,
      years: [2026],
      first_bill_date: null,
    })
  })

  it.for([
    ['paid', 0, '2026-03-13T15:00:00Z'],
    ['partly_paid', 4407, '2026-03-13T15:00:00Z'],
    ['past_due', 14_407, '2026-03-23T15:00:00Z'],
    ['open', 14_407, '2026-03-22T15:00:00Z'],
  ] as const)('marks the latest as %s if $%d cents are owed on %s', async ([status, balance, now], { server }) => {
    server.setNow(now)
    const { token } = await customerWithTwoBills(server, balance)
    const { data } = await server.call(listStatements, { body: { page_size: 1 } }, { token })
    server.setNow(testNow)
    expect(data).toMatchObject({ statements: [{ status, unpaid: balance / 100 }] })
  })

  it('marks an older one as carried if the next one bills it again', async ({ server }) => {
    const { account, token } = await customer(server)
    const { db } = server.database
    await addStatement(db, account, { month: '2026-01', lines: [gasLine(5000)] })
    await addStatement(db, account, { month: '2026-02', lines: [gasLine(9407)], previousBalance: 5000 })
    const { data } = await server.call(listStatements, { body: {} }, { token })
    expect(data).toMatchObject({ statements: [{ total_due: 144.07 }, { status: 'carried', unpaid: 0 }] })
  })

  it('is filtered by year, and its count too', async ({ server }) => {
    const { account, token } = await customerWithTwoBills(server)
    await addStatement(server.database.db, account, { month: '2025-06', lines: [gasLine(100)] })
    const { data } = await server.call(listStatements, { body: { year: 2025 } }, { token })
    expect(data).toMatchObject({ statements: [{ period_end: '2025-06-28' }], total_count: 1, years: [2026, 2025] })
  })

  it('is filtered by service', async ({ server }) => {
    const { person, account, token, february } = await customerWithTwoBills(server)
    const fiber = await addAccount(server.database.db, person.customerNumber)
    await addStatement(server.database.db, fiber, { month: '2026-02', lines: [] })
    const numbers = async (body: object) => {
      const { data } = await server.call(listStatements, { body }, { token })
      const { statements } = data as { statements: { crm_billing_account_number: string }[] }
      return new Set(statements.map(({ crm_billing_account_number }) => crm_billing_account_number))
    }
    expect(await numbers({})).toEqual(new Set([account.billingAccountNumber, fiber.billingAccountNumber]))
    expect(await numbers({ service_group: 'GAS' })).toEqual(new Set([account.billingAccountNumber]))
    expect(february).toBeDefined()
  })

  it('shows the date of the first bill to customers without bills', async ({ server }) => {
    const { token } = await customer(server, 0)
    const { data } = await server.call(listStatements, { body: {} }, { token })
    // Service began on January 15, 2024, so that the current month ends on the 15th and is billed two days later.
    expect(data).toEqual({ statements: [], total_count: 0, years: [], first_bill_date: '2026-03-17' })
  })

  it('requires a billing group from staff', async ({ server }) => {
    const staff = await signInStaff(server)
    const answer = await server.call(listStatements, { body: {} }, { token: staff })
    expect(answer).toMatchObject({ status: 400, fields: { billing_group_id: expect.any(String) } })
  })
})

describe('a statement', () => {
  it('shows each line of its total', async ({ server }) => {
    const { account, token, january, february } = await customerWithTwoBills(server)
    await server.database.db.insert(gasReadings).values({
      serviceAccountId: account.serviceAccountId,
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      meterNumber: 'GM-1',
      previousRead: 10,
      currentRead: 121,
      readType: 'estimated',
      ccf: 111,
      heatFactor: 1043,
      therms: 116,
      degreeDays: 850,
      amount: 14_407,
    })
    const { data } = await server.call(getStatement, { query: { statement_id: february } }, { token })
    expect(data).toMatchObject({
      customer_name: 'Ada Quill',
      previous_total: 176.89,
      payments: [{ date: '2026-02-18', method: 'Visa ending in 1111', amount: 176.89 }],
      lines: [{ section: 'GAS', label: 'Delivery', quantity: 116, rate: 0.42, amount: 144.07 }],
      previous_statement_id: january,
      history: { unit: 'therms', bars: [{ month: '2026-02', amount: 116, isEstimated: true }] },
    })
  })

  it.for([
    ['2026-03-21T15:00:00Z', '2026-03-21'],
    ['2026-03-22T15:00:00Z', null],
  ] as const)('tells on %s that autopay pays it on %s', async ([now, day], { server }) => {
    server.setNow(now)
    const { account, token, february } = await customerWithTwoBills(server)
    const ofAccount = eq(billingAccounts.number, account.billingAccountNumber)
    await server.database.db.update(billingAccounts).set({ autopayToken: 'tok_visa' }).where(ofAccount)
    const { data } = await server.call(getStatement, { query: { statement_id: february } }, { token })
    server.setNow(testNow)
    expect(data).toMatchObject({ autopay_date: day })
  })

  it('the statement of another customer is not found, on the screen and as a PDF', async ({ server }) => {
    const { february } = await customerWithTwoBills(server)
    const stranger = await server.signIn(await addPerson(server.database.db))
    const options = { token: stranger }
    expect((await server.call(getStatement, { query: { statement_id: february } }, options)).status).toBe(404)
    expect((await server.call(getStatementPdf, { body: { statement_id: february } }, options)).status).toBe(404)
  })

  it('requires the right to read bills', async ({ server }) => {
    const { account, february } = await customerWithTwoBills(server)
    const person = await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] })
    expect(account).toBeDefined()
    const token = await server.signIn(person)
    expect((await server.call(getStatement, { query: { statement_id: february } }, { token })).status).toBe(403)
  })
})

describe('a statement as a PDF', () => {
  it('is named after it and contains its text in reading order', async ({ server }) => {
    const { account, token, february } = await customerWithTwoBills(server)
    const answer = await server.call(getStatementPdf, { body: { statement_id: february } }, { token })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`Statement ${account.billingAccountNumber} 2026-03-01.pdf`),
      'cache-control': 'no-store',
    })
    const { text, isTagged, title, language } = await readPdf(answer.bytes)
    expect({ isTagged, language }).toEqual({ isTagged: true, language: 'en-US' })
    expect(title).toBe(statementTexts.statementOfAccount('03/01/2026', account.billingAccountNumber))
    const inOrder = [
      'Ada Quill',
      '412 Fennick Ave, Quillmere, TX 00141',
      `Statement number ST-${account.billingAccountNumber.slice(3)}-260301`,
      '03/22/2026',
      `${portalUrl(server.services.config)}/payment`,
      statementTexts.chargesChanged('$32.82', false, '02/01/2026'),
      `${statementTexts.paymentReceived('02/18/2026', 'Visa ending in 1111')} -$176.89`,
      'Balance forward $0.00',
      'Delivery 116 therms at $0.420 $144.07',
      statementTexts.amountEnclosed,
    ]
    const positions = inOrder.map((part) => text.indexOf(part))
    expect(inOrder.filter((part) => !text.includes(part))).toEqual([])
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  it('has the charges of each address with a subtotal if there are several', async ({ server }) => {
    const { account, token } = await customer(server)
    const at = (place: string, amount: number) => ({ ...gasLine(amount), place })
    const lines = [at('Lot 1', 1000), at('Lot 2', 300), at('Lot 1', 500)]
    const id = await addStatement(server.database.db, account, { month: '2026-02', lines })
    const answer = await server.call(getStatementPdf, { body: { statement_id: id } }, { token })
    const { text } = await readPdf(answer.bytes)
    expect(text).toMatch(/Lot 1 \$15\.00 Delivery .* \$10\.00 Delivery .* \$5\.00 Lot 2 \$3\.00 Delivery .* \$3\.00/)
  })

  it('has further pages if a builder has many lines', async ({ server }) => {
    const { account, token } = await customer(server)
    const lines = Array.from({ length: 120 }, (_, index) => gasLine(100 + index))
    const id = await addStatement(server.database.db, account, { month: '2026-02', lines })
    const answer = await server.call(getStatementPdf, { body: { statement_id: id } }, { token })
    const { pages, text } = await readPdf(answer.bytes)
    expect(pages).toBeGreaterThan(2)
    expect(text.match(/Delivery/g)).toHaveLength(120)
    expect(text).toContain(`Page ${pages} of ${pages}`)
  })
})
