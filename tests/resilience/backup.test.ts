import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore, type FileStore } from '../../server/adapters/fileStore'
import { storedFile, tableFile } from '../../server/backup/backupFolder'
import { findTables } from '../../server/backup/database.queries'
import type { BackupManifest } from '../../server/backup/manifest'
import { restoreBackup } from '../../server/backup/restoreBackup'
import { writeBackup } from '../../server/backup/writeBackup'
import { readPublishingConfig } from '../../server/config'
import { connectClient } from '../../server/db/client'
import { applyEarlierMigrations } from '../../server/db/earlierMigrations'
import { payments } from '../../server/db/schema/payments/payments'
import { seedDemo } from '../../server/db/seed/load'
import { readSecrets } from '../../server/secrets'
import { createTestDatabase, type TestDatabase } from '../support/server/database'

const migrationsFolder = 'server/db/migrations'

let folder: string
let source: TestDatabase
let files: FileStore
const targets: TestDatabase[] = []

const openFiles = (name: string): Promise<FileStore> =>
  createFileStore(readPublishingConfig({ FILES_DIR: join(folder, name), BRAND_NAME: 'Harrow Utilities' }))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  source = await createTestDatabase()
  files = await openFiles('files')
  await seedDemo(source.db, {
    today: '2026-03-13',
    now: new Date('2026-03-13T15:00:00Z'),
    accounts: 30,
    library: { files, brandName: 'Harrow Utilities' },
  })
  // The audit log of the restored database is not divided yet.
  await source.db.execute(sql`drop table audit_records_before`)
  await source.db.execute(sql`select add_audit_partition('2026-03-01')`)
  await source.db.execute(sql`insert into audit_records (at, action, address, details)
    values ('2026-03-13', 'month.own', '', '{}'), ('2026-04-13', 'month.other', '', '{}')`)
})
afterAll(async () => {
  for (const database of [source, ...targets]) await database.drop()
  await rm(folder, { recursive: true })
})

async function backUp(name: string, database = source, store = files): Promise<BackupManifest> {
  const secrets = await readSecrets(folder, {})
  const data = { databaseUrl: database.url, files: store, secrets, dataDir: folder, now: new Date() }
  return writeBackup(data, join(folder, name))
}

async function restore(name: string, database?: TestDatabase) {
  const target = database ?? (await createTestDatabase('template0'))
  if (!database) targets.push(target)
  const store = await openFiles(`files of ${name}`)
  await restoreBackup({ databaseUrl: target.url, files: store, migrationsFolder }, join(folder, name))
  return { target, store }
}

describe('a backup', () => {
  it('has the same rows, sums, sequences and files when it is restored', async () => {
    const manifest = await backUp('first')
    expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40)
    expect(manifest.files.length).toBeGreaterThan(10)

    const { target, store } = await restore('first')

    const again = await backUp('second', target, store)
    expect({ ...again, created_at: manifest.created_at }).toEqual(manifest)
  })

  it('is one moment of the database, although customers are billed while it is written', async () => {
    const moneyIn = async ({ pool }: TestDatabase) => {
      const text =
        'select (select sum(balance) from billing_accounts) - (select sum(charges) from statements) as difference'
      return (await pool.query<{ difference: string }>(text)).rows[0]?.difference
    }
    const before = await moneyIn(source)
    let isDone = false
    const billing = (async () => {
      while (!isDone) {
        await source.db.execute(
          sql`with billed as (update billing_accounts set balance = balance + 1
              where number = (select min(number) from billing_accounts where service_group = 'FIBER'))
            update statements set charges = charges + 1 where id = (select min(id::text)::uuid from statements)`,
        )
      }
    })()
    await backUp('while billing')
    isDone = true
    await billing
    const { target } = await restore('while billing')
    expect(await moneyIn(target)).toBe(before)
  })

  it('contains every table of the portal', async () => {
    const client = await connectClient(source.url)
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relispartition and relname <> 'migration_lock'`,
    )
    const copied = (await findTables(client)).filter(({ schema }) => schema === 'public').map(({ name }) => name)
    await client.end()
    expect(copied.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('never replaces an older one', async () => {
    await expect(backUp('first')).rejects.toThrow('is not empty. Name a new folder, so that no older backup is lost.')
  })

  it('is refused while a file is missing that the database refers to', async () => {
    const key = (await backUp('complete')).files[0]?.key ?? ''
    const bytes = await files.get(key)
    await files.remove(key)
    await expect(backUp('incomplete')).rejects.toThrow(`lacks 1 files that the database refers to, such as ${key}`)
    await files.put(key, bytes ?? new Uint8Array())
  })
})

describe('a restore', () => {
  it('is refused for a database with users, which stays as it was', async () => {
    await expect(restore('first', source)).rejects.toThrow('The database already has users.')
    expect(await source.db.$count(payments)).toBeGreaterThan(100)
  })

  it('stores nothing if a row of the backup was changed', async () => {
    await backUp('changed row')
    const path = tableFile(join(folder, 'changed row'), { schema: 'public', name: 'customers' })
    const rows = gunzipSync(await readFile(path)).toString()
    await writeFile(path, gzipSync(rows.replace(/Quill/, 'Quilt')))
    const target = await createTestDatabase('template0')
    targets.push(target)
    await expect(restore('changed row', target)).rejects.toThrow('The table public.customers differs from the backup.')
    const { rows: counted } = await target.pool.query('select count(*)::int as count from users')
    expect(counted).toEqual([{ count: 0 }])
  })

  it('stores no row if a file of the backup was changed', async () => {
    const manifest = await backUp('changed file')
    const key = manifest.files[0]?.key ?? ''
    await writeFile(storedFile(join(folder, 'changed file'), key), 'changed')
    await expect(restore('changed file')).rejects.toThrow(`The file ${key} differs from the backup.`)
  })

  it('brings a backup of an earlier build to the tables of this one', async () => {
    const earlier = await createTestDatabase('template0')
    targets.push(earlier)
    await applyEarlierMigrations(earlier.url, { migrationsFolder, select: (known) => known.slice(0, 10) })
    await earlier.pool.query("insert into customers (number, name, kind) values ('CU-1', 'Ada Quill', 'residential')")
    await earlier.pool.query("insert into audit_records (action, address, details) values ('kept', '', '{}')")
    await backUp('earlier', earlier, await openFiles('no files'))

    const { target } = await restore('earlier')

    const { rows } = await target.pool.query('select number, name from customers')
    expect(rows).toEqual([{ number: 'CU-1', name: 'Ada Quill' }])
    const audited = await target.pool.query('select action, tableoid::regclass::text as partition from audit_records')
    expect(audited.rows).toEqual([{ action: 'kept', partition: 'audit_records_before' }])
    const applied = await target.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
    expect(applied.rows[0].count).toBeGreaterThan(10)
  })
})
