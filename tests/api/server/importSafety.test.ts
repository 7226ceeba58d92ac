import { lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import * as importTexts from '#shared/texts/operations/imports'
import { connectClient } from '../../../server/db/client'
import { createRejectsFolder } from '../../../server/features/imports/folder'
import { writeRejects } from '../../../server/features/imports/rejects.queries'
import {
  type DeliveredRow,
  householdRows,
  lineRow,
  manyHouseholds,
  statementRow,
  writeDelivery,
} from '../../support/data/imports/deliveries'
import { prepareImports } from '../../support/data/imports/prepareImports'

const { balanceOf, currentDatabase, deliver, importFolder, importRows, newFolder, query, rejectsOf, useNewDatabase } =
  prepareImports()
beforeEach(useNewDatabase)

const fiber = 'BA-91001'
const balanceRow = (balance: string, as_of: string): DeliveredRow => ({ billing_account_number: fiber, balance, as_of })
const march = statementRow(fiber, { month: '03', charges: '70.00' })

describe('the money of a delivery', () => {
  it('is not set back when an older delivery is imported after a newer one', async () => {
    await importRows(householdRows(), { name: 'first', writtenAt: '2026-03-13T05:00:00Z' })
    const corrected = { statements: [statementRow(fiber, { month: '02', charges: '50.00' })] }
    await importRows(corrected, { name: 'second', writtenAt: '2026-03-14T05:00:00Z' })
    const before = await balanceOf(fiber)
    const result = await importRows(householdRows(), { name: 'first', writtenAt: '2026-03-13T05:00:00Z' })
    expect(await balanceOf(fiber)).toBe(before)
    expect(result.problems).not.toEqual([])
  })

  it('ends with the delivered balance although a correction moved it and the balance itself is the same as before', async () => {
    const balances = [balanceRow('70.00', '2026-03-30T23:00:00-05:00')]
    await importRows(householdRows())
    await importRows({ statements: [march], balances })
    await importRows({ statements: [{ ...march, charges: '50.00' }], balances })
    expect(await balanceOf(fiber)).toBe(7000)
  })

  it('does not contain a statement one of whose lines is rejected as a duplicate', async () => {
    await importRows(householdRows())
    const result = await importRows({
      statements: [march],
      statement_lines: [
        lineRow(fiber, { month: '03', position: 1, amount: '35.00' }),
        lineRow(fiber, { month: '03', position: 1, amount: '35.00' }),
      ],
    })
    expect(await query(`select 1 from statements where period_start = '2026-03-01'`)).toEqual([])
    expect(await rejectsOf(result)).toMatchObject([
      { subject: 'statement_lines', line: 2 },
      { subject: 'statement_lines', line: 3 },
      { subject: 'statement_lines', line: 3 },
      { subject: 'statements', line: 2, field: 'charges' },
    ])
  })

  it('is not frozen by a balance of the future', async () => {
    await importRows(householdRows())
    const result = await importRows({ balances: [balanceRow('1.00', '2099-03-30T23:00:00-05:00')] })
    expect(await rejectsOf(result)).toMatchObject([{ subject: 'balances', line: 2, field: 'as_of' }])
  })
})

describe('what the portal owns', () => {
  it('includes the provider’s own record and its contacts, who are staff', async () => {
    await query(`insert into customers (number, name, kind) values ('CU-1', 'Provider', 'provider')`)
    await query(
      `insert into contacts (id, customer_number, first_name, last_name, email) values ('0031', 'CU-1', 'S', 'T', 'staff@example.com')`,
    )
    await importRows({
      customers: [
        { customer_number: 'CU-1', name: 'Other', kind: 'residential' },
        { customer_number: 'CU-2', name: 'Two', kind: 'residential' },
      ],
      contacts: [
        { contact_id: '0031', customer_number: 'CU-2', first_name: 'X', last_name: 'Y', email: 'x@example.com' },
        { contact_id: '0032', customer_number: 'CU-1', first_name: 'X', last_name: 'Y', email: 'x@example.com' },
      ],
    })
    expect(await query('select name, kind from customers where number = $1', ['CU-1'])).toEqual([
      { name: 'Provider', kind: 'provider' },
    ])
    expect(await query('select id, email from contacts')).toEqual([{ id: '0031', email: 'staff@example.com' }])
  })

  it('includes the owner of an account, whose autopay and bills a new customer must not get', async () => {
    const household = householdRows()
    await importRows(household)
    const [account] = await query<{ owner: string }>(
      'select customer_number as owner from billing_accounts where number = $1',
      [fiber],
    )
    const accounts = (household.billing_accounts ?? []).filter((row) => row['billing_account_number'] === fiber)
    const result = await importRows({
      customers: [{ customer_number: 'CU-92', name: 'Next', kind: 'residential' }],
      billing_accounts: accounts.map((row) => ({ ...row, customer_number: 'CU-92' })),
    })
    expect(await rejectsOf(result)).toMatchObject([{ subject: 'billing_accounts', field: 'customer_number' }])
    expect(await query('select customer_number as owner from billing_accounts where number = $1', [fiber])).toEqual([
      account,
    ])
  })

  it.each([
    ['a contact, whose login would open the accounts of another customer', 'contacts', 'customer_number'],
    ['a service, whose usage and voicemails another customer would see', 'service_accounts', 'billing_account_number'],
  ] as const)('includes the owner of %s', async (_case, subject, field) => {
    const household = householdRows()
    await importRows(household)
    const [customer] = household.customers ?? []
    const [account] = (household.billing_accounts ?? []).filter((row) => row['billing_account_number'] === fiber)
    const moved = { customer_number: 'CU-92', billing_account_number: 'BA-92', billing_group_id: 'BG-92' }
    const rows = (household[subject] ?? []).filter((row) => (row['billing_account_number'] ?? fiber) === fiber)
    const result = await importRows({
      customers: [{ ...customer, customer_number: 'CU-92' }],
      billing_accounts: [{ ...account, ...moved }],
      [subject]: rows.map((row) => ({ ...row, [field]: moved[field] })),
    })
    expect(rows).not.toEqual([])
    expect(await rejectsOf(result)).toMatchObject(rows.map(() => ({ subject, field })))
  })

  describe('of a contact', () => {
    const contactRows = (fields: DeliveredRow = {}) => ({
      contacts: (householdRows().contacts ?? []).map((row) => ({ ...row, ...fields })),
    })
    const contact = () =>
      query<Record<string, string>>('select first_name, email, phone, relation from contacts').then(([row]) => row)

    it('includes what a customer typed, although it is not verified, until the billing system delivers something else', async () => {
      await importRows(householdRows())
      await query(`update contacts set email = 'typed@example.com', first_name = 'Adele'`)
      await importRows(contactRows({ phone: '(290) 555-0199' }), { name: 'second' })
      expect(await contact()).toMatchObject({ email: 'typed@example.com', first_name: 'Adele', phone: '2905550199' })
      await importRows(contactRows({ email: 'office@example.com' }), { name: 'third' })
      expect(await contact()).toMatchObject({ email: 'office@example.com', first_name: 'Adele' })
    })

    it('includes what a file without that column says nothing about, while an empty value clears it', async () => {
      await importRows(householdRows())
      const required = contactRows().contacts.map(({ email: _email, phone: _phone, ...row }) => row)
      await importFolder(await deliver({ contacts: required }, { name: 'short', format: 'jsonl' }))
      expect(await contact()).toMatchObject({ email: 'ada1@example.com', phone: '2905550131' })
      await importRows(contactRows({ email: '' }), { name: 'empty' })
      expect(await contact()).toMatchObject({ email: '', phone: '2905550131' })
    })
  })

  it('includes a plan that the customer changed in the portal while the billing system still has the old one', async () => {
    await importRows(householdRows())
    await query(`insert into products (code, service_type, kind, name, description, monthly_price)
      values ('FIB-900', 'FIBER', 'plan', 'Fiber 900', '', 8000)`)
    await insertPlanChange()
    await query(`update subscriptions set ended_on = '2026-03-13'`)
    await importRows(householdRows(), { name: 'next' })
    expect(await query('select ended_on::text from subscriptions')).toEqual([{ ended_on: '2026-03-13' }])
  })
})

/** The change has no user, which only matters for its own screens. */
async function insertPlanChange(): Promise<void> {
  const client = await connectClient(currentDatabase().url)
  await client.query('set session_replication_role = replica')
  await client.query(`insert into plan_changes (service_account_id, kind, status, slot, from_product_code,
      to_product_code, price_difference, proration, effective_on, user_id, created_at)
    select id, 'plan', 'applied', 'plan', 'FIB-500', 'FIB-900', 2000, 0, '2026-03-14', gen_random_uuid(), now()
    from service_accounts where number = 'SA-93001'`)
  await client.end()
}

describe('a complete file', () => {
  it('without rows closes nothing, because an export that failed is more likely than no accounts', async () => {
    await importRows(householdRows())
    const result = await importRows({ billing_accounts: [] }, { manifest: { billing_accounts: { complete: true } } })
    expect(result.problems).toHaveLength(1)
    expect(await query(`select 1 from billing_accounts where status = 'closed'`)).toEqual([])
  })

  it('is rejected if it would close more than 5% of the accounts, unless the manifest allows as many', async () => {
    await importRows(manyHouseholds(2))
    const rows = { service_accounts: householdRows().service_accounts ?? [] }
    const open = () => query(`select 1 from service_accounts where status = 'active'`)
    const refused = await importRows(rows, { manifest: { service_accounts: { complete: true } } })
    expect(refused.problems).toEqual([
      importTexts.closesTooMany('service_accounts.csv', { subject: 'service_accounts', missing: 2, active: 4 }),
    ])
    const tooFew = await importRows(rows, { manifest: { service_accounts: { complete: true, closes: 1 } } })
    expect(tooFew.problems).toHaveLength(1)
    expect(await open()).toHaveLength(4)
    const allowed = await importRows(rows, { manifest: { service_accounts: { complete: true, closes: 2 } } })
    expect(allowed.problems).toEqual([])
    expect(await open()).toHaveLength(2)
  })

  it('tells in a dry run how many accounts it would close', async () => {
    await importRows(householdRows())
    const [account] = householdRows().billing_accounts ?? []
    const folder = await writeDelivery(
      newFolder(),
      { billing_accounts: account ? [account] : [] },
      { manifest: { billing_accounts: { complete: true, closes: 1 } } },
    )
    expect((await importFolder(folder, { isDryRun: true })).files).toMatchObject([{ unchangedRows: 1, closedRows: 1 }])
    expect(await query(`select 1 from billing_accounts where status = 'closed'`)).toEqual([])
  })
})

describe('a file from outside', () => {
  async function deliverLines(text: string, rows: number): Promise<string> {
    const folder = await writeDelivery(newFolder(), { customers: [] }, { format: 'jsonl' })
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest).replace('"rows":0', `"rows":${rows}`))
    await writeFile(join(folder, 'customers.jsonl'), text)
    return folder
  }

  it('has unknown fields named in the rejects without what runs in a spreadsheet or stops the database', async () => {
    const names = ['=HYPERLINK("http://a")', 'nul\u0000', '@a', 'x'.repeat(500)]
    const result = await importFolder(
      await deliverLines(names.map((name) => `${JSON.stringify({ [name]: 1 })}\n`).join(''), 4),
    )
    const client = await connectClient(currentDatabase().url)
    const path = `${newFolder()}.csv`
    await writeRejects(client, { deliveryId: result.deliveryId, subject: 'customers', path })
    await client.end()
    const text = await readFile(path, 'utf8')
    expect(text).toContain('HYPERLINK')
    expect(text).not.toMatch(/(?:^|,)"?[=@]/m)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(200)
  })

  it('is not read beyond the number of rows in the manifest', async () => {
    const { problems, files } = await importFolder(await deliverLines('{}\n'.repeat(20_000), 10))
    expect(problems).toHaveLength(1)
    expect((await query('select 1 from delivery_rejects')).length).toBeLessThan(2000)
    expect(files).toMatchObject([{ readRows: 0 }])
  })

  it('ends the import with the error when its rejects cannot be stored', async () => {
    await query(`alter table delivery_rejects add constraint no_kind check (field <> 'kind')`)
    await expect(importFolder(await deliverLines('{}\n', 1))).rejects.toThrow('no_kind')
  })

  it('is refused if it is a link to another place', async () => {
    const folder = await deliverLines('', 0)
    await rm(join(folder, 'customers.jsonl'))
    const secret = `${newFolder()}.jsonl`
    await writeFile(secret, '')
    await symlink(secret, join(folder, 'customers.jsonl'))
    await expect(importFolder(folder)).rejects.toThrow('customers.jsonl')
  })

  it('does not lead the folder of the rejects to another place', async () => {
    const folder = newFolder()
    await mkdir(folder)
    const target = newFolder()
    await mkdir(target)
    await symlink(target, join(folder, 'rejects'))
    await expect(createRejectsFolder(folder)).rejects.toThrow('must be a folder, not a link.')
  })

  it('does not lead the rejects to another place', async () => {
    const target = `${newFolder()}.txt`
    await writeFile(target, 'kept')
    const folder = newFolder()
    await mkdir(folder)
    await symlink(target, join(folder, 'customers.csv'))
    const client = await connectClient(currentDatabase().url)
    const deliveryId = '00000000-0000-0000-0000-000000000000'
    await writeRejects(client, { deliveryId, subject: 'customers', path: join(folder, 'customers.csv') })
    await client.end()
    expect(await readFile(target, 'utf8')).toBe('kept')
    expect((await lstat(join(folder, 'customers.csv'))).isFile()).toBe(true)
  })
})
