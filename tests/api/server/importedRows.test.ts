import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as importTexts from '#shared/texts/operations/imports'
import { householdRows, lineRow, statementRow } from '../../support/data/imports/deliveries'
import { countsOf, prepareImports } from '../../support/data/imports/prepareImports'

const { deliver, importFolder, importRows, query, readRowVersions, rejectsOf, useNewDatabase } = prepareImports()

const fiber = 'BA-91001'

describe('rows that are rejected', () => {
  beforeAll(async () => {
    await useNewDatabase()
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
      { subject: 'customers', line: 3, field: 'customer_number', reason: importTexts.sameKey.command(2) },
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
    await useNewDatabase()
    await importRows(householdRows())
  })

  it.for([
    [
      'statements',
      { sums: { charges: '1.00' } },
      'The sum of charges in statements.csv is $220.20, but the delivery says $1.00.',
    ],
    ['statements', { sums: {} }, 'The sum of charges is missing for statements.csv.'],
    ['payments', { rows: 2 }, 'payments.csv has 1 row, but the manifest says 2.'],
    [
      'customers',
      { sums: { name: '1' } },
      'There is a sum of name for customers.csv, but that field has no control sum.',
    ],
    [
      'customers',
      { complete: true },
      'The manifest says that customers.csv is complete, but records missing from customers are never closed.',
    ],
  ] as const)('is rejected as a whole: %s with %j', async ([subject, manifest, problem]) => {
    const before = await readRowVersions()
    const result = await importRows(householdRows(3), { manifest: { [subject]: manifest } })
    expect(result.problems).toEqual([problem])
    expect(await readRowVersions()).toEqual(before)
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
    expect(result.problems).toEqual(['The sum of amount in payments.csv is $0.00, but the delivery says $1,234.00.'])
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
