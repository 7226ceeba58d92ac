import { describe, expect } from 'vitest'
import { maxAnsweredRejects, maxBatchRows } from '#shared/imports/batches'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as httpTexts from '#shared/texts/http'
import * as importTexts from '#shared/texts/operations/imports'
import { connectClient } from '../../../server/db/client'
import { takeImportLock } from '../../../server/features/imports/deliveries.queries'
import { addApiKey } from '../../support/data/access/apiKeys'
import { partOf, sendAllBatches, sendBatch } from '../../support/data/imports/batches'
import { householdRows, lineRow, statementRow } from '../../support/data/imports/deliveries'
import { allRights } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { isBalanced } from '../../support/server/balancedPortals'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const household = householdRows()
const fiber = 'BA-91001'
const keyName = 'Billing system of the tests'

let key: string
it.beforeAll(async ({ server }) => {
  key = await addApiKey(server, ['IMPORTS.write'], keyName)
  for (const { status } of await sendAllBatches(server, key, household)) expect(status).toBe(200)
})

const read = async <Row extends object>(server: TestServer, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows
const balanceOf = async (server: TestServer) =>
  (await read<{ balance: number }>(server, 'select balance from billing_accounts where number = $1', [fiber]))[0]
    ?.balance
const customer = (n: number, fields = {}) => ({
  customer_number: `CU-8${n}`,
  name: `Customer ${n}`,
  kind: 'residential',
  ...fields,
})
const namesOf = async (server: TestServer, like: string) =>
  (await read<{ name: string }>(server, 'select name from customers where number like $1 order by number', [like])).map(
    ({ name }) => name,
  )

describe('a batch', () => {
  it('stores its rows as the same rows in files, with a balance that is that of the billing system', async ({
    server,
  }) => {
    expect(await balanceOf(server)).toBe(6450)
    const [bill] = await read(
      server,
      `select charges, lines from statements where billing_account_number = $1 and period_start = '2026-02-01'`,
      [fiber],
    )
    expect(bill).toMatchObject({ charges: 6450, lines: [{ section: 'FIBER', amount: 6000 }, { amount: 450 }] })
  })

  it('is answered with what became of its rows', async ({ server }) => {
    const rows = [customer(1), customer(2, { kind: 'alien' }), customer(1), customer(3, { colour: 'red' })]
    const answer = await sendBatch(server, ['customers', rows], { key })
    expect(answer).toMatchObject({ status: 200, messages: [] })
    expect(answer.data).toEqual({
      delivery_id: expect.any(String),
      is_dry_run: false,
      subjects: [
        { subject: 'customers', rows: 4, added: 1, changed: 0, unchanged: 0, closed: 0, rejected: 3, sums: [] },
      ],
      rejects: [
        { subject: 'customers', row: 2, field: 'kind', reason: expect.stringContaining('Must be one of') },
        { subject: 'customers', row: 3, field: 'customer_number', reason: importTexts.sameKey.api(1) },
        { subject: 'customers', row: 4, field: 'colour', reason: importTexts.unknownField },
      ],
      has_more_rejects: false,
    })
    expect(await namesOf(server, 'CU-8_')).toEqual(['Customer 1'])
  })

  it('changes nothing when it is sent again, with or without an Idempotency-Key', async ({ server }) => {
    await sendBatch(server, ['customers', [customer(10)]], { key })
    const again = await sendBatch(server, ['customers', [customer(10)]], { key, idempotencyKey: 'customers-10' })
    expect(again.data).toMatchObject({ subjects: [{ added: 0, changed: 0, unchanged: 1 }] })
  })

  it('in a dry run is answered with what would happen, and nothing is changed', async ({ server }) => {
    const answer = await sendBatch(server, ['customers', [customer(20)]], { key, isDryRun: true })
    expect(answer.data).toMatchObject({ is_dry_run: true, subjects: [{ added: 1 }] })
    expect(await namesOf(server, 'CU-820')).toEqual([])
  })

  it('may contain what its rows refer to, in any order', async ({ server }) => {
    const [contact] = household.contacts ?? []
    const rows = [{ ...contact, contact_id: '0039555', customer_number: 'CU-830', email: 'new@example.com' }]
    const related = { customers: partOf('customers', [customer(30)]) }
    const answer = await sendBatch(server, ['contacts', rows], { key, changes: { related } })
    expect(answer.data).toMatchObject({
      subjects: [
        { subject: 'customers', added: 1 },
        { subject: 'contacts', added: 1 },
      ],
      rejects: [],
    })
  })

  it('has at most a thousand reasons in its answer', async ({ server }) => {
    const rows = Array.from({ length: maxAnsweredRejects + 1 }, (_, n) => customer(n, { kind: 'alien' }))
    const { data } = await sendBatch(server, ['customers', rows], { key })
    expect(data).toMatchObject({ subjects: [{ rejected: maxAnsweredRejects + 1 }], has_more_rejects: true })
    expect((data as { rejects: unknown[] }).rejects).toHaveLength(maxAnsweredRejects)
  })
})

describe('the money of a batch', () => {
  const march = statementRow(fiber, { month: '03', charges: '70.00' })
  const lines = [lineRow(fiber, { month: '03', position: 1, amount: '70.00' })]
  const send = (server: TestServer, changes: Record<string, unknown>) =>
    sendBatch(server, ['statements', [march]], { key, changes })

  it.for([
    [{ sums: {} }, importTexts.missingSum('statements', 'charges')],
    [
      { sums: { charges: '70.01' } },
      importTexts.wrongSum('statements', { field: 'charges', read: '$70.00', expected: '$70.01' }),
    ],
    [
      { related: { statement_lines: { rows: lines, sums: { amount: 69.99 } } } },
      importTexts.wrongSum('statement_lines', { field: 'amount', read: '$70.00', expected: '$69.99' }),
    ],
  ] as const)('is not stored unless its sums fit: %j', async ([changes, problem], { server }) => {
    const before = await balanceOf(server)
    expect(await send(server, changes)).toMatchObject({ status: 400, code: 'invalid_input', messages: [problem] })
    expect(await balanceOf(server)).toBe(before)
    expect(await read(server, `select 1 from statements where period_start = '2026-03-01'`)).toEqual([])
  })

  it('is answered with the sums that were declared and found', async ({ server }) => {
    const answer = await sendBatch(server, ['statements', [march]], { key, isDryRun: true })
    expect(answer.data).toMatchObject({ subjects: [{ sums: [{ field: 'charges', declared: 70, found: 70 }] }] })
  })

  it('is not set back by a batch that was written before one that was imported', async ({ server }) => {
    const [balance] = household.balances ?? []
    const batch = ['balances', [{ ...balance }]] as const
    await sendBatch(server, batch, { key, changes: { written_at: '2026-03-15T05:00:00Z' } })
    const answer = await sendBatch(server, batch, { key, changes: { written_at: '2026-03-14T05:00:00Z' } })
    expect(answer).toMatchObject({
      status: 400,
      messages: [importTexts.laterDelivery('balances', { subject: 'balances', delivery: 'balances' })],
    })
  })
})

describe('an Idempotency-Key', () => {
  it('makes a repeated batch return the first answer, although the portal has changed since', async ({ server }) => {
    const send = () => sendBatch(server, ['customers', [customer(40)]], { key, idempotencyKey: 'customers-40' })
    const first = await send()
    await read(server, `update customers set name = 'Renamed' where number = 'CU-840'`)
    expect((await send()).data).toEqual(first.data)
    expect(await namesOf(server, 'CU-840')).toEqual(['Renamed'])
  })

  it('makes a repeated batch that was rejected fail again', async ({ server }) => {
    const [statement] = household.statements ?? []
    const send = () =>
      sendBatch(server, ['statements', [{ ...statement }]], {
        key,
        idempotencyKey: 'wrong-sum-1',
        changes: { sums: { charges: '1.00' } },
      })
    const first = await send()
    expect(first.status).toBe(400)
    expect(await send()).toMatchObject({ status: 400, messages: first.messages })
  })

  it('cannot be used for another batch', async ({ server }) => {
    await sendBatch(server, ['customers', [customer(50)]], { key, idempotencyKey: 'customers-50' })
    const other = await sendBatch(server, ['customers', [customer(51)]], { key, idempotencyKey: 'customers-50' })
    expect(other).toMatchObject({ status: 422, code: 'key_reused', messages: [httpTexts.otherRequest] })
    expect(await namesOf(server, 'CU-851')).toEqual([])
  })

  it('continues a batch that was interrupted', async ({ server }) => {
    const options = { key, idempotencyKey: 'customers-60' }
    await read(server, `alter table customers add constraint interrupted check (number <> 'CU-860')`)
    expect((await sendBatch(server, ['customers', [customer(60)]], options)).status).toBe(500)
    await read(server, 'alter table customers drop constraint interrupted')
    const answer = await sendBatch(server, ['customers', [customer(60)]], options)
    expect(answer.data).toMatchObject({ subjects: [{ added: 1 }] })
    expect(await read(server, `select state from deliveries where idempotency_key = 'customers-60'`)).toEqual([
      { state: 'finished' },
    ])
  })

  it('of a batch that another delivery has replaced can be sent again', async ({ server }) => {
    const options = { key, idempotencyKey: 'customers-70' }
    await read(server, `alter table customers add constraint interrupted check (number <> 'CU-870')`)
    await sendBatch(server, ['customers', [customer(70)]], options)
    await read(server, 'alter table customers drop constraint interrupted')
    await sendBatch(server, ['customers', [customer(71)]], { key })
    const answer = await sendBatch(server, ['customers', [customer(70)]], options)
    expect(answer.data).toMatchObject({ subjects: [{ added: 1 }] })
  })
})

describe('a batch is refused', () => {
  // Behind a load balancer, another process may wait for the first one, and import its batch next.
  it.skipIf(isBalanced)('while another delivery is being imported', async ({ server }) => {
    const [one, other] = await Promise.all([
      sendBatch(server, ['customers', [customer(80)]], { key }),
      sendBatch(server, ['customers', [customer(81)]], { key }),
    ])
    const [refused] = [one, other].filter(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 409, code: 'conflict', messages: [importTexts.importRunning] })
  })

  it('while another process imports a delivery', async ({ server }) => {
    const client = await connectClient(server.services.config.DATABASE_DIRECT_URL)
    await takeImportLock(client, 1_000)
    const answer = await sendBatch(server, ['customers', [customer(82)]], { key })
    await client.end()
    expect(answer).toMatchObject({ status: 409, messages: [importTexts.importRunning] })
  })

  it.for([
    [{ rows: [] }, { rows: importTexts.noRows }],
    [
      { rows: Array.from({ length: maxBatchRows + 1 }, () => ({})) },
      { rows: importTexts.tooManyBatchRows(maxBatchRows) },
    ],
    [{ written_at: 'yesterday' }, { written_at: expect.any(String) }],
    [{ sums: { charges: 'many' } }, { 'sums.charges': importTexts.invalidAmount }],
    [
      { related: { customers: { rows: [customer(1)] } } },
      { 'related.customers': importTexts.repeatedSubject('customers') },
    ],
  ] as const)('if it is not one: %#', async ([changes, fields], { server }) => {
    expect(await sendBatch(server, ['customers', [customer(1)]], { key, changes })).toMatchObject({
      status: 400,
      fields,
    })
  })

  it('if it is larger than a request may be, with the limit', async ({ server }) => {
    const rows = Array.from({ length: 3000 }, (_, n) => customer(n, { name: 'x'.repeat(400) }))
    expect(await sendBatch(server, ['customers', rows], { key })).toMatchObject({
      status: 413,
      messages: [httpTexts.requestTooLarge('1.00 MB')],
    })
  })

  it('from staff, even with all rights', async ({ server }) => {
    const token = await signInStaff(server, allRights)
    expect(await sendBatch(server, ['customers', [customer(1)]], { key: token })).toMatchObject({
      status: 403,
      messages: [apiKeyTexts.onlyForKeys],
    })
  })

  it('from a key without the right', async ({ server }) => {
    const other = await addApiKey(server, ['EVENTS.read'])
    expect(await sendBatch(server, ['customers', [customer(1)]], { key: other })).toMatchObject({
      status: 403,
      messages: [apiKeyTexts.rightMissing('IMPORTS.write')],
    })
  })
})

describe('the records of batches', () => {
  it('name the key in the audit log, and contain no values of rows', async ({ server }) => {
    await sendBatch(server, ['customers', [customer(90, { name: 'Secret Name' })]], { key })
    const records = await read<{ details: object }>(
      server,
      `select user_id, details from audit_records where action = 'import.sent' order by at desc limit 1`,
    )
    expect(records).toEqual([
      { user_id: null, details: { apiKey: keyName, subject: 'customers', rows: 1, isDryRun: false } },
    ])
  })
})

describe('the OpenAPI document', () => {
  it('describes the rows of every subject', async ({ server }) => {
    const document = (await server.app.inject('/api/openapi.json')).json()
    const rows = JSON.stringify(document.components.schemas.ImportBatch)
    for (const name of ['CustomersRow', 'StatementsRow', 'StatementLinesRow', 'DataUsageRow'])
      expect(rows).toContain(`#/components/schemas/${name}`)
    expect(document.components.schemas.BalancesRow).toMatchObject({
      required: ['billing_account_number', 'balance', 'as_of'],
      properties: { balance: { description: expect.stringContaining('1234.56') } },
      additionalProperties: false,
    })
  })
})
