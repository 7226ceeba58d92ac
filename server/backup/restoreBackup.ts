/**
 * Restores a backup into an empty database and file store. Everything is verified before the transaction ends: the rows
 * of every table, the books, and the hash of every file.
 */
import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import type { FileStore } from '../adapters/fileStore'
import { connectClient } from '../db/client'
import { migrateDatabase } from '../db/database'
import { applyEarlierMigrations } from '../db/earlierMigrations'
import { inTransaction } from '../db/inTransaction'
import { StartupError } from '../startupError'
import { createMeter, readManifest, storedFile, tableFile } from './backupFolder'
import * as queries from './database.queries'
import type { BackupManifest, FileManifest } from './manifest'

interface RestoreTarget {
  databaseUrl: string
  files: FileStore
  migrationsFolder: string
}

/** Restores the backup, and brings it to the schema of this build. */
export async function restoreBackup(target: RestoreTarget, source: string): Promise<BackupManifest> {
  const folder = resolve(source)
  const manifest = await readManifest(folder)
  await migrateTo(target, manifest.migrations)
  for (const file of manifest.files) await restoreFile(target.files, folder, file)
  await restoreDatabase(target.databaseUrl, folder, manifest)
  await migrateDatabase(target.databaseUrl, target.migrationsFolder)
  return manifest
}

/** Applies the migrations that the backup had, because its rows have the columns of that time. */
function migrateTo({ databaseUrl, migrationsFolder }: RestoreTarget, migrations: readonly number[]): Promise<void> {
  return applyEarlierMigrations(databaseUrl, {
    migrationsFolder,
    select: (known) => {
      const applied = known.filter(({ when }) => migrations.includes(when))
      if (applied.length === migrations.length) return applied
      throw new StartupError('The backup was made by a newer build, or by one with other migrations. Use that build.')
    },
  })
}

async function restoreDatabase(url: string, folder: string, manifest: BackupManifest): Promise<void> {
  const client = await connectClient(url)
  try {
    await inTransaction(client, async () => {
      await client.query('set local statement_timeout = 0')
      await queries.useComparableSettings(client)
      await assertSameMigrations(client, manifest)
      if (await queries.hasUsers(client))
        throw new StartupError('The database already has users. Restore into an empty database.')
      await loadTables(client, folder, manifest)
      for (const sequence of manifest.sequences) await queries.setSequence(client, sequence)
      await assertEqual(client, manifest)
      await queries.releaseJobs(client)
    })
  } finally {
    await client.end()
  }
}

async function assertSameMigrations(client: Client, { migrations }: BackupManifest): Promise<void> {
  if (isDeepStrictEqual(await queries.findMigrations(client), migrations)) return
  throw new StartupError('The database has other migrations than the backup. Restore into an empty database.')
}

/** Triggers would calculate what the backup already contains. Foreign keys stay in force. */
async function loadTables(client: Client, folder: string, { tables }: BackupManifest): Promise<void> {
  const names = tables.map((table) => queries.quotedName(client, table))
  const withTriggers = [
    ...names,
    ...(await queries.findPartitions(client)).map((partition) => queries.quotedName(client, partition)),
  ]
  for (const name of withTriggers) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of tables) {
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    await pipeline(
      createReadStream(tableFile(folder, table)),
      createGunzip(),
      client.query(from(`copy ${queries.quotedName(client, table)} (${columns}) from stdin`)),
    )
  }
  for (const name of withTriggers) await client.query(`alter table ${name} enable trigger user`)
}

async function assertEqual(client: Client, { tables, books }: BackupManifest): Promise<void> {
  for (const { schema, name, rows, digest } of tables) {
    if (isDeepStrictEqual(await queries.digestTable(client, { schema, name }), { rows, digest })) continue
    throw new StartupError(`The table ${schema}.${name} differs from the backup. Nothing was restored.`)
  }
  if (!isDeepStrictEqual(await queries.sumBooks(client), books))
    throw new StartupError('The sums of money differ from the backup. Nothing was restored.')
}

/** Stores a file, reads it back, and compares its hash. */
async function restoreFile(files: FileStore, folder: string, { key, size, sha256 }: FileManifest): Promise<void> {
  await files.putFile(key, storedFile(folder, key))
  const stored = await files.open(key)
  const meter = createMeter()
  if (stored) await pipeline(stored, meter, discard())
  if (isDeepStrictEqual(meter.result(), { size, sha256 })) return
  throw new StartupError(`The file ${key} differs from the backup. Nothing was restored to the database.`)
}

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
