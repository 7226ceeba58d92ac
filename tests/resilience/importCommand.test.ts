import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyHouseholds, writeDelivery } from '../support/data/imports/deliveries'
import { bundledServer } from '../support/server/bundledServer'
import { createTestDatabase, type TestDatabase } from '../support/server/database'
import { type FinishedProgram, runProgram, stopProgram } from '../support/server/programs'

let root: string
let folder: string
const databases: TestDatabase[] = []

const newDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-import-command-'))
  folder = await writeDelivery(join(root, 'delivery'), manyHouseholds(3000))
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await rm(root, { recursive: true })
})

const environmentOf = ({ environment }: TestDatabase) => ({ ...environment, DATA_DIR: join(root, 'data') })
const command = (...args: string[]): string[] => [`${bundledServer}/import.js`, ...args]

const runImport = (database: TestDatabase, ...args: string[]): Promise<FinishedProgram> =>
  runProgram(command(...args), environmentOf(database))

const valueOf = async (database: TestDatabase, query: string): Promise<unknown> =>
  (await database.pool.query<{ value: unknown }>(query)).rows[0]?.value

/** What a delivery wrote, without the ids and times that each import makes anew. */
const contentOf = (database: TestDatabase): Promise<unknown[]> =>
  Promise.all(
    [
      'select number, name, kind from customers',
      'select id, customer_number, email from contacts',
      'select number, balance, due_on, open_since from billing_accounts',
      'select number, status, premise_number from service_accounts',
      'select billing_account_number, period_start, charges, lines from statements',
      'select confirmation_number, amount, status from payments',
      'select billing_account_number, amount from delivered_balances',
      'select count(*) from replaced_statements',
      'select service_account_id, therms from gas_readings',
      'select service_account_id, product_code from subscriptions',
    ].map((query) =>
      valueOf(database, `select md5(string_agg(t::text, '' order by t::text)) as value from (${query}) t`),
    ),
  )

describe('npm run import', () => {
  it('ends with the same result as without interruptions when it is killed several times', async () => {
    const undisturbed = await newDatabase()
    const disturbed = await newDatabase()
    expect((await runImport(undisturbed, folder)).code).toBe(0)

    const moments = [
      `select exists (select from delivery_files where staged_at is not null) as value`,
      `select exists (select from delivery_files where subject = 'billing_accounts' and applied_line > 0) as value`,
      `select exists (select from delivery_files where subject = 'statements' and applied_line > 0) as value`,
    ]
    for (const moment of moments) await killOnce(disturbed, moment)
    const { code, stdout } = await runImport(disturbed, folder)

    expect(code).toBe(0)
    expect(stdout).toContain('It continued an interrupted import')
    expect(await contentOf(disturbed)).toEqual(await contentOf(undisturbed))
    expect(await valueOf(disturbed, 'select count(*)::int as value from deliveries')).toBe(1)
  })

  /** Starts an import and kills it as soon as the query returns true. */
  async function killOnce(database: TestDatabase, query: string): Promise<void> {
    const child: ChildProcess = spawn(process.execPath, command(folder), {
      env: { ...process.env, ...environmentOf(database) },
      stdio: 'ignore',
    })
    await expect
      .poll(async () => child.exitCode !== null || (await valueOf(database, query)), { interval: 5 })
      .toBe(true)
    await stopProgram(child, 'SIGKILL')
  }

  it('prints what each subject did, and writes the rejects beside the delivery', async () => {
    const database = await newDatabase()
    const rows = {
      customers: [
        { customer_number: 'CU-1', name: '', kind: 'hoa' },
        { customer_number: 'CU-2', name: 'B', kind: 'hoa' },
      ],
    }
    const own = await writeDelivery(join(root, 'rejected'), rows)
    const { code, stdout } = await runImport(database, own)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Subject +Read +Added +Changed +Unchanged +Closed +Rejected\ncustomers +2 +1 +0 +0 +0 +1\n/)
    expect(await readFile(join(own, 'rejects', 'customers.csv'), 'utf8')).toBe('line,field,reason\n2,name,Required\n')
  })

  it('changes nothing with --dry-run', async () => {
    const database = await newDatabase()
    const { code, stdout, stderr } = await runImport(database, folder, '--dry-run')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/customers +3,000 +3,000 +0/)
    expect(await valueOf(database, 'select count(*)::int as value from customers')).toBe(0)
  })

  it('fails with the reason if the delivery does not add up', async () => {
    const database = await newDatabase()
    const rows = { customers: [{ customer_number: 'CU-1', name: 'A', kind: 'hoa' }] }
    const wrong = await writeDelivery(join(root, 'wrong'), rows, { manifest: { customers: { rows: 7 } } })
    const { code, stdout } = await runImport(database, wrong)
    expect(code).toBe(1)
    expect(stdout).toContain('customers.csv has 1 row, but the manifest says 7.')
  })

  it.for([
    [[], 'Usage: npm run import -- FOLDER [--dry-run]'],
    [['nowhere'], 'manifest.json doesn’t exist.'],
  ] as const)('fails with an explanation for the arguments %j', async ([args, message]) => {
    const { code, stderr } = await runImport(await newDatabase(), ...args)
    expect(code).toBe(1)
    expect(stderr).toContain(message)
  })

  it('fails while another import runs', async () => {
    const database = await newDatabase()
    const other = await database.pool.connect()
    await other.query(`select pg_advisory_lock(hashtextextended('import', 0))`)
    const { code, stderr } = await runImport(database, folder)
    other.release(true)
    expect(code).toBe(1)
    expect(stderr).toContain('Another delivery is being imported.')
  })
})
