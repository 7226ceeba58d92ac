import { beforeAll, describe, expect, it } from 'vitest'
import { householdRows, manyHouseholds } from '../../support/data/imports/deliveries'
import { countsOf, prepareImports } from '../../support/data/imports/prepareImports'

const { balanceOf, deliver, importFolder, importRows, query, readRowVersions, rejectsOf, useNewDatabase } =
  prepareImports()

const fiber = 'BA-91001'
const gas = 'BA-92001'

describe('an import', () => {
  beforeAll(useNewDatabase)

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
    const before = await readRowVersions()
    const result = await importRows(householdRows())
    expect(Object.values(countsOf(result)).map(([added, changed]) => [added, changed])).toEqual(
      Object.values(countsOf(result)).map(() => [0, 0]),
    )
    expect(await readRowVersions()).toEqual(before)
  })

  it.for(['csv.gz', 'jsonl'] as const)('reads the same rows from %s files', async (format) => {
    const before = await readRowVersions()
    const result = await importRows(householdRows(), { format })
    expect(result.problems).toEqual([])
    expect(await rejectsOf(result)).toEqual([])
    expect(await readRowVersions()).toEqual(before)
  })

  it('reads the rows again although this delivery was imported before, because the portal may have changed since', async () => {
    await query(`update customers set name = 'Another name' where number = 'CU-90001'`)
    expect(countsOf(await importRows(householdRows()))['customers']).toEqual([0, 1, 0, 0])
    expect(await query(`select name from customers where number = 'CU-90001'`)).toEqual([{ name: 'Ada Birch 1' }])
  })

  it('changes nothing in a dry run, and says what would happen', async () => {
    const before = await readRowVersions()
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
    expect(await readRowVersions()).toEqual(before)
  })

  it('keeps what customers and staff chose in the portal', async () => {
    await query(`update billing_accounts set autopay_token = 'tok_1' where number = $1`, [fiber])
    await query(`update customers set default_method_token = 'tok_1' where number = 'CU-90001'`)
    await query(`update contacts set email = 'new@example.com', email_verified_at = now() where id = '0039001'`)
    await query(`update contacts set removed_at = now() where id = '0039001'`)
    await query(`update premises set stage = 'vacant', lot = '7' where number = 'PR-95001'`)
    await query(`update premise_services set selected = true where premise_number = 'PR-95001'`)
    await query(`insert into communication_settings (billing_group_id, paperless) values ('BG-91001', true)`)
    const before = await readRowVersions()
    const result = await importRows(householdRows())
    expect(countsOf(result)).toMatchObject({ contacts: [0, 0, 1, 0], premises: [0, 0, 1, 0] })
    expect(await readRowVersions()).toEqual(before)
  })
})

describe('references within a delivery', () => {
  it('may come before what they refer to', async () => {
    await useNewDatabase()
    const result = await importRows(householdRows(), { isReversed: true })
    expect(await rejectsOf(result)).toEqual([])
    expect(countsOf(result)).toMatchObject({
      customers: [1, 0, 0, 0],
      service_accounts: [2, 0, 0, 0],
      statements: [3, 0, 0, 0],
    })
  })
})

describe('a complete file', () => {
  beforeAll(async () => {
    await useNewDatabase()
    await importRows(manyHouseholds(2))
  })
  const complete = { manifest: { service_accounts: { complete: true, closes: 2 } } }
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
