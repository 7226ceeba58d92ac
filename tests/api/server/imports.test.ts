import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubjectName } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import { findTables } from '../../../server/backup/database.queries'
import { connectClient } from '../../../server/db/client'
import { openFolder } from '../../../server/directory/imports/folder'
import {
  type ImportProgress,
  type ImportResult,
  importDelivery,
} from '../../../server/directory/imports/importDelivery'
import {
  type DeliveredRows,
  householdRows,
  lineRow,
  manyHouseholds,
  statementRow,
  writeDelivery,
} from '../../support/data/imports/deliveries'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'

let root: string
let database: TestDatabase
const databases: TestDatabase[] = []
let folders = 0

const newDatabase = async (): Promise<TestDatabase> => {
  const created = await createTestDatabase()
  databases.push(created)
  return created
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-imports-'))
})
afterAll(async () => {
  for (const created of databases) await created.drop()
  await rm(root, { recursive: true })
})

type Options = Parameters<typeof writeDelivery>[2]

const deliver = (rows: DeliveredRows, options?: Options): Promise<string> =>
  writeDelivery(join(root, String((folders += 1))), rows, options)

async function importFolder(
  folder: string,
  { isDryRun = false, onProgress }: { isDryRun?: boolean; onProgress?: (progress: ImportProgress) => void } = {},
): Promise<ImportResult> {
  const delivery = await openFolder(folder, { isDryRun, startedAs: 'operator' })
  const result = await importDelivery(delivery, {
    databaseUrl: database.url,
    timeZone: 'America/Chicago',
    ...(onProgress && { onProgress }),
  })
  if (!result) throw new Error('Another import runs')
  return result
}

const importRows = async (rows: DeliveredRows, options?: Options) => importFolder(await deliver(rows, options))

const countsOf = ({ files }: ImportResult) =>
  Object.fromEntries(
    files.map(({ subject, addedRows, changedRows, unchangedRows, rejectedRows }) => [
      subject,
      [addedRows, changedRows, unchangedRows, rejectedRows],
    ]),
  )

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows

const rejectsOf = ({ deliveryId }: ImportResult) =>
  query<{ subject: SubjectName; line: number; field: string; reason: string }>(
    'select subject, line, field, reason from delivery_rejects where delivery_id = $1 order by subject, line, field',
    [deliveryId],
  )

/** All rows of the portal with their versions, without those about deliveries themselves. */
async function rowVersions(): Promise<Record<string, unknown>> {
  const client = await connectClient(database.url)
  try {
    const versions: Record<string, unknown> = {}
    for (const { schema, name } of await findTables(client)) {
      if (schema !== 'public' || /^deliver(ies|y_)/.test(name)) continue
      const { rows } = await client.query(`select xmin::text, xmax::text, t::text from ${name} t order by 3`)
      if (rows.length > 0) versions[name] = rows
    }
    return versions
  } finally {
    await client.end()
  }
}

const balanceOf = async (account: string): Promise<number | undefined> =>
  (await query<{ balance: number }>('select balance from billing_accounts where number = $1', [account]))[0]?.balance

const fiber = 'BA-91001'
const gas = 'BA-92001'

describe('an import', () => {
  beforeAll(async () => {
    database = await newDatabase()
  })

  it('stores every subject, and the balances are those of the billing system', async () => {
    const result = await importRows(householdRows())
    expect(result.problems).toEqual([])
    expect(await rejectsOf(result)).toEqual([])
    expect(countsOf(result)).toEqual({
      communities: [1, 0, 0, 0],
      products: [1, 0, 0, 0],
      customers: [1, 0, 0, 0],
      premises: [1, 0, 0, 0],
      contacts: [1, 0, 0, 0],
      billing_accounts: [2, 0, 0, 0],
      service_accounts: [2, 0, 0, 0],
      subscriptions: [1, 0, 0, 0],
      statements: [3, 0, 0, 0],
      statement_lines: [0, 0, 0, 0],
      payments: [1, 0, 0, 0],
      balances: [2, 0, 0, 0],
      gas_readings: [1, 0, 0, 0],
      data_usage: [1, 0, 0, 0],
    })
    expect(await balanceOf(fiber)).toBe(6450)
    expect(await balanceOf(gas)).toBe(10120)
    const [bill] = await query(
      'select lines, charges from statements where billing_account_number = $1 and period_start = $2',
      [fiber, '2026-02-01'],
    )
    expect(bill).toMatchObject({
      charges: 6450,
      lines: [
        {
          section: 'FIBER',
          label: 'Line 1',
          detail: '',
          quantity: null,
          unit: '',
          rate: null,
          tariff: '',
          amount: 6000,
        },
        { section: 'TAXES', label: 'Line 2', amount: 450 },
      ],
    })
  })

  it('changes no row when the same delivery is imported again', async () => {
    const before = await rowVersions()
    const result = await importRows(householdRows())
    expect(Object.values(countsOf(result)).map(([added, changed]) => [added, changed])).toEqual(
      Object.values(countsOf(result)).map(() => [0, 0]),
    )
    expect(await rowVersions()).toEqual(before)
  })

  it.for(['csv.gz', 'jsonl'] as const)('reads the same rows from %s files', async (format) => {
    const before = await rowVersions()
    const result = await importRows(householdRows(), { format })
    expect(result.problems).toEqual([])
    expect(await rejectsOf(result)).toEqual([])
    expect(await rowVersions()).toEqual(before)
  })

  it('reads the rows again although this delivery was imported before, because the portal may have changed since', async () => {
    await query(`update customers set name = 'Another name' where number = 'CU-90001'`)
    expect(countsOf(await importRows(householdRows()))['customers']).toEqual([0, 1, 0, 0])
    expect(await query(`select name from customers where number = 'CU-90001'`)).toEqual([{ name: 'Ada Birch 1' }])
  })

  it('changes nothing in a dry run, and says what would happen', async () => {
    const before = await rowVersions()
    const rows = {
      ...householdRows(2),
      customers: [
        { customer_number: 'CU-90001', name: 'Ada Renamed', kind: 'residential' },
        { customer_number: 'CU-90002', name: 'Ada Birch 2', kind: 'residential' },
        { customer_number: 'CU-90003', name: 'Wrong', kind: 'alien' },
      ],
    }
    const result = await importFolder(await deliver(rows), { isDryRun: true })
    expect(countsOf(result)).toMatchObject({
      communities: [0, 0, 1, 0],
      customers: [1, 1, 0, 1],
      service_accounts: [2, 0, 0, 0],
      statements: [3, 0, 0, 0],
      balances: [2, 0, 0, 0],
    })
    expect(await rowVersions()).toEqual(before)
  })

  it('keeps what customers and staff chose in the portal', async () => {
    await query(`update billing_accounts set autopay_token = 'tok_1' where number = $1`, [fiber])
    await query(`update customers set default_method_token = 'tok_1' where number = 'CU-90001'`)
    await query(`update contacts set email = 'new@example.com', email_verified_at = now() where id = '0039001'`)
    await query(`update contacts set removed_at = now() where id = '0039001'`)
    await query(`update premises set stage = 'vacant', lot = '7' where number = 'PR-95001'`)
    await query(`update premise_services set selected = true where premise_number = 'PR-95001'`)
    await query(`insert into communication_settings (billing_group_id, paperless) values ('BG-91001', true)`)
    const before = await rowVersions()
    const result = await importRows(householdRows())
    expect(countsOf(result)).toMatchObject({ contacts: [0, 0, 1, 0], premises: [0, 0, 1, 0] })
    expect(await rowVersions()).toEqual(before)
  })
})

describe('references within a delivery', () => {
  it('may come before what they refer to', async () => {
    database = await newDatabase()
    const result = await importRows(householdRows(), { isReversed: true })
    expect(await rejectsOf(result)).toEqual([])
    expect(countsOf(result)).toMatchObject({
      customers: [1, 0, 0, 0],
      service_accounts: [2, 0, 0, 0],
      statements: [3, 0, 0, 0],
    })
  })
})

describe('rows that are rejected', () => {
  beforeAll(async () => {
    database = await newDatabase()
    await importRows(householdRows())
  })

  it('are named with their line, field and reason, and do not stop the others', async () => {
    const result = await importRows({
      contacts: [
        { ...contact(1), email: 'nobody' },
        contact(2),
        { ...contact(3), phone: '12', language: 'xx' },
        { ...contact(4), first_name: '' },
      ],
    })
    expect(countsOf(result)).toEqual({ contacts: [1, 0, 0, 3] })
    expect(await rejectsOf(result)).toEqual([
      { subject: 'contacts', line: 2, field: 'email', reason: importTexts.invalidEmail },
      { subject: 'contacts', line: 4, field: 'language', reason: expect.stringContaining('en, es') },
      { subject: 'contacts', line: 4, field: 'phone', reason: importTexts.invalidPhone },
      { subject: 'contacts', line: 5, field: 'first_name', reason: importTexts.required },
    ])
  })

  it('include those that refer to a record that is neither on file nor accepted', async () => {
    const result = await importRows({
      customers: [{ customer_number: 'CU-7', name: 'Wrong', kind: 'alien' }],
      contacts: [
        { ...contact(11), customer_number: 'CU-7' },
        { ...contact(12), customer_number: 'CU-90001' },
      ],
    })
    expect(countsOf(result)).toEqual({ customers: [0, 0, 0, 1], contacts: [1, 0, 0, 1] })
    expect(await rejectsOf(result)).toMatchObject([
      { subject: 'contacts', line: 2, field: 'customer_number', reason: importTexts.unknownReference('customers') },
      { subject: 'customers', line: 2, field: 'kind' },
    ])
  })

  it('include the second row with a key, and a value that another record has', async () => {
    const result = await importRows({
      customers: [
        { customer_number: 'CU-8', name: 'First', kind: 'residential' },
        { customer_number: 'CU-8', name: 'Second', kind: 'residential' },
      ],
      billing_accounts: [
        { billing_account_number: 'BA-8', billing_group_id: 'BG-91001', customer_number: 'CU-8', service_group: 'GAS' },
      ],
    })
    expect(await rejectsOf(result)).toEqual([
      { subject: 'billing_accounts', line: 2, field: 'billing_group_id', reason: importTexts.sameValue },
      { subject: 'customers', line: 3, field: 'customer_number', reason: importTexts.sameKey(2) },
    ])
    expect(await query(`select name from customers where number = 'CU-8'`)).toEqual([{ name: 'First' }])
  })

  it('include a statement whose lines do not add up to its charges', async () => {
    const result = await importRows({
      statements: [statementRow(fiber, { month: '04', charges: '10.00' })],
      statement_lines: [lineRow(fiber, { month: '04', position: 1, amount: '9.99' })],
    })
    expect(await rejectsOf(result)).toMatchObject([
      { subject: 'statement_lines', line: 2, reason: importTexts.unknownStatement },
      { subject: 'statements', line: 2, field: 'charges', reason: importTexts.wrongLineSum },
    ])
  })

  it('include a service in the wrong group of its billing account', async () => {
    const [service] = householdRows().service_accounts ?? []
    const result = await importRows({
      service_accounts: [{ ...service, service_account_number: 'SA-8', service_type: 'GAS' }],
    })
    expect(await rejectsOf(result)).toMatchObject([{ field: 'service_type', reason: importTexts.wrongGroup }])
  })

  it('are all found among thousands, and none of them is imported', async () => {
    const customers = Array.from({ length: 12_000 }, (_, n) => ({
      customer_number: `CX-${n}`,
      name: n % 3 === 0 ? '' : `Customer ${n}`,
      kind: n % 3 === 1 ? 'alien' : 'residential',
    }))
    const result = await importRows({ customers })
    expect(countsOf(result)).toEqual({ customers: [4000, 0, 0, 8000] })
    const rejects = await rejectsOf(result)
    expect(rejects.map(({ line, field }) => [line, field])).toEqual(
      customers.flatMap((_, n) => (n % 3 === 2 ? [] : [[n + 2, n % 3 === 0 ? 'name' : 'kind']])),
    )
  })
})

const contact = (n: number) => ({
  contact_id: `0035${n}`,
  customer_number: 'CU-90001',
  first_name: 'Ben',
  last_name: `Birch ${n}`,
})

describe('a delivery that does not add up', () => {
  beforeAll(async () => {
    database = await newDatabase()
    await importRows(householdRows())
  })

  it.for([
    [
      'statements',
      { sums: { charges: '1.00' } },
      'The sum of charges in statements.csv is $220.20, but the manifest says $1.00.',
    ],
    ['statements', { sums: {} }, 'The manifest has no sum of charges for statements.csv.'],
    ['payments', { rows: 2 }, 'payments.csv has 1 row, but the manifest says 2.'],
    [
      'customers',
      { sums: { name: '1' } },
      'The manifest has a sum of name for customers.csv, which is not an amount of this subject.',
    ],
    [
      'customers',
      { complete: true },
      'The manifest says that customers.csv is complete, but nothing is closed because it is missing from customers.',
    ],
  ] as const)('is rejected as a whole: %s with %j', async ([subject, manifest, problem]) => {
    const before = await rowVersions()
    const result = await importRows(householdRows(3), { manifest: { [subject]: manifest } })
    expect(result.problems).toEqual([problem])
    expect(await rowVersions()).toEqual(before)
    expect(await query('select state, problems from deliveries where id = $1', [result.deliveryId])).toEqual([
      { state: 'rejected', problems: problem },
    ])
  })

  it('is one with an amount that can be read in two ways, because its sum is unknown', async () => {
    const result = await importRows(
      {
        payments: [{ ...householdRows().payments?.[0], payment_reference: 'CHK-9', amount: '1,234' }],
      },
      { manifest: { payments: { sums: { amount: '1234.00' } } } },
    )
    expect(result.problems).toEqual(['The sum of amount in payments.csv is $0.00, but the manifest says $1,234.00.'])
    expect(await rejectsOf(result)).toMatchObject([{ line: 2, field: 'amount', reason: importTexts.ambiguousAmount }])
  })

  it('is one with a file that cannot be read', async () => {
    const folder = await deliver(householdRows(3))
    await writeFile(
      join(folder, 'customers.csv'),
      Buffer.from('customer_number,name,kind\nCU-1,J\u00f6rg,hoa\n', 'latin1'),
    )
    await writeFile(join(folder, 'contacts.csv'), 'contact_id,customer_number\n')
    const { problems } = await importFolder(folder)
    expect(problems).toEqual([
      importTexts.notUtf8('customers.csv'),
      importTexts.missingColumn('contacts.csv', 'first_name'),
    ])
  })
})

describe('the balance of an account', () => {
  beforeAll(async () => {
    database = await newDatabase()
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
    const portal = await database.pool.connect()
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

describe('a complete file', () => {
  beforeAll(async () => {
    database = await newDatabase()
    await importRows(manyHouseholds(2))
  })
  const complete = { manifest: { service_accounts: { complete: true } } }
  const statuses = () =>
    query<{ number: string; status: string }>('select number, status from service_accounts order by 1')

  it('closes nothing if one of its rows is rejected', async () => {
    const [first] = householdRows(1).service_accounts ?? []
    const result = await importRows({ service_accounts: [{ ...first, started_on: 'soon' }] }, complete)
    expect(result.files).toMatchObject([{ rejectedRows: 1, closedRows: 0 }])
    expect((await statuses()).map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active'])
  })

  it('closes what it lacks', async () => {
    const result = await importRows({ service_accounts: householdRows(1).service_accounts ?? [] }, complete)
    expect(result.files).toMatchObject([{ unchangedRows: 2, closedRows: 2 }])
    expect(await statuses()).toEqual([
      { number: 'SA-93001', status: 'active' },
      { number: 'SA-93002', status: 'closed' },
      { number: 'SA-94001', status: 'active' },
      { number: 'SA-94002', status: 'closed' },
    ])
  })
})

describe('an interrupted import', () => {
  const customers = Array.from({ length: 12_500 }, (_, n) => ({
    customer_number: `CY-${n}`,
    name: `Customer ${n}`,
    kind: 'residential',
  }))
  class Interruption extends Error {}

  beforeAll(async () => {
    database = await newDatabase()
  })

  it('continues after its last chunk when the same delivery is imported again', async () => {
    const folder = await deliver({ customers })
    const stopAt = (rows: number) => (progress: ImportProgress) => {
      if (progress.phase === 'applied' && progress.rows === rows) throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stopAt(5000) })).rejects.toThrow(Interruption)
    expect(await query(`select count(*)::int as count from customers where number like 'CY-%'`)).toEqual([
      { count: 5000 },
    ])
    const written = await rowVersions()

    const applied: number[] = []
    const result = await importFolder(folder, {
      onProgress: ({ phase, rows }) => void (phase === 'applied' && applied.push(rows)),
    })
    expect(result.isNew).toBe(false)
    expect(applied).toEqual([5000, 7500])
    expect(countsOf(result)).toEqual({ customers: [12_500, 0, 0, 0] })
    expect((await rowVersions())['customers']).toEqual(
      expect.arrayContaining(Array.isArray(written['customers']) ? written['customers'].slice(0, 20) : []),
    )
  })

  it('is replaced by another delivery', async () => {
    const folder = await deliver({ customers: customers.slice(0, 10) }, { name: 'interrupted' })
    const stop = () => {
      throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stop })).rejects.toThrow(Interruption)
    await importRows({ customers: customers.slice(0, 10) }, { name: 'another' })
    expect(
      await query(`select name, state from deliveries where name in ('interrupted', 'another') order by started_at`),
    ).toEqual([
      { name: 'interrupted', state: 'replaced' },
      { name: 'another', state: 'finished' },
    ])
    expect(await query(`select tablename from pg_tables where schemaname = 'import_staging'`)).toEqual([])
  })

  it('starts over if the database lost the staged rows in a crash', async () => {
    const folder = await deliver({ customers: customers.slice(0, 6000) }, { name: 'lost' })
    const stop = ({ phase }: ImportProgress) => {
      if (phase === 'applied') throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stop })).rejects.toThrow(Interruption)
    const [table] = await query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'import_staging'`,
    )
    await query(`truncate import_staging.${table?.name}`)
    const result = await importFolder(folder)
    expect(result.isNew).toBe(false)
    expect(countsOf(result)).toEqual({ customers: [0, 0, 6000, 0] })
  })
})
