/**
 * Writes a backup: one snapshot of the database, the stored files and the keys, consistent with each other. Customers
 * can use the portal in the meantime.
 */
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { FileStore } from '../adapters/fileStore'
import { connectClient } from '../db/client'
import { hasCode, nullIfMissing } from '../fileErrors'
import type { Secrets } from '../secrets'
import { StartupError } from '../startupError'
import { createMeter, secretsFile, storedFile, tableFile, writeManifest } from './backupFolder'
import * as queries from './database.queries'
import { fingerprintsOf } from './keyFingerprints'
import type { BackupManifest, FileManifest, TableManifest } from './manifest'

interface BackupSource {
  databaseUrl: string
  files: FileStore
  secrets: Secrets
  dataDir: string
  now: Date
}

export async function writeBackup(source: BackupSource, target: string): Promise<BackupManifest> {
  const folder = resolve(target)
  await assertUnused(folder)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  const files = new Map<string, FileManifest>()
  // A file is removed only after the row that refers to it. Copying before and after the snapshot therefore finds
  // all files that the snapshot refers to, also those that are added or removed in the meantime.
  await copyFiles(source.files, draft, files)
  const { referencedFiles, ...database } = await copyDatabase(source.databaseUrl, draft)
  await copyFiles(source.files, draft, files)
  assertFilesPresent(referencedFiles, files)
  await copySecrets(source.dataDir, draft)
  const manifest: BackupManifest = {
    format: 1,
    created_at: source.now.toISOString(),
    ...database,
    files: [...files.values()].toSorted((left, right) => (left.key < right.key ? -1 : 1)),
    keys: fingerprintsOf(source.secrets),
  }
  await writeManifest(draft, manifest)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return manifest
}

async function assertUnused(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) throw new StartupError(`${folder} is a file. Name a folder for the backup.`)
    return nullIfMissing(error)
  })
  if (names !== null && names.length > 0)
    throw new StartupError(`${folder} is not empty. Name a new folder, so that no older backup is lost.`)
}

async function copyFiles(files: FileStore, folder: string, copied: Map<string, FileManifest>): Promise<void> {
  for await (const key of files.list()) {
    if (copied.has(key)) continue
    const content = await files.open(key)
    // It was removed since it was listed.
    if (content === null) continue
    const path = storedFile(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const meter = createMeter()
    await pipeline(content, meter, createWriteStream(path, { mode: 0o600 }))
    copied.set(key, { key, ...meter.result() })
  }
}

function assertFilesPresent(referencedFiles: readonly string[], copied: ReadonlyMap<string, unknown>): void {
  const missing = referencedFiles.filter((key) => !copied.has(key))
  if (missing.length === 0) return
  throw new StartupError(
    `The file store lacks ${missing.length} files that the database refers to, such as ${missing[0]}. Check FILES_DIR or FILES_S3_BUCKET.`,
  )
}

type DatabaseCopy = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences' | 'books'> & {
  referencedFiles: string[]
}

async function copyDatabase(url: string, folder: string): Promise<DatabaseCopy> {
  const client = await connectClient(url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await queries.useComparableSettings(client)
    const tables: TableManifest[] = []
    for (const table of await queries.findTables(client)) {
      await copyTable(client, table, folder)
      tables.push({ ...table, ...(await queries.digestTable(client, table)) })
    }
    const copy = {
      migrations: await queries.findMigrations(client),
      tables,
      sequences: await queries.findSequences(client),
      books: await queries.sumBooks(client),
      referencedFiles: await queries.findReferencedFiles(client),
    }
    await client.query('commit')
    return copy
  } finally {
    await client.end()
  }
}

async function copyTable(client: Client, table: queries.CopiedTable, folder: string): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  await pipeline(
    // A partitioned table can only be copied as a query.
    client.query(to(`copy (select ${columns} from ${queries.quotedName(client, table)}) to stdout`)),
    createGzip(),
    createWriteStream(tableFile(folder, table), { mode: 0o600 }),
  )
}

/** Keys that the environment sets are not in this file. Their operator has to keep them. */
async function copySecrets(dataDir: string, folder: string): Promise<void> {
  await copyFile(join(dataDir, 'secrets.json'), secretsFile(folder)).catch(nullIfMissing)
}
