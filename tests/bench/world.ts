/**
 * Runs everything that `npm start` runs in a temporary folder: database, demo data, sandbox provider and the built
 * server.
 */
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { defaultTimeZone } from '#shared/format/timeZone'
import { createClock } from '../../server/clock'
import { type DatabaseConnection, openDatabase } from '../../server/db/database'
import { seedDemo } from '../../server/db/seed/load'
import { nullIfMissing } from '../../server/fileErrors'
import { launchDatabase } from '../../server/launch/database'
import { importSavedProfiles, saveDemoProfiles } from '../../server/launch/demoProfiles'
import { readSecrets } from '../../server/secrets'
import { codeKey, providerKey, sealKey } from '../support/server/keys'
import { findFreePort, startProgram, stopProgram } from '../support/server/programs'

export interface RunningProgram {
  url: string
  pid: number
}

export interface World {
  database: DatabaseConnection & { url: string }
  /** Starts a built server: `dist/server`, or an older one for comparison. */
  startPortal(build: string, environment?: Record<string, string>): Promise<RunningProgram>
  provider: RunningProgram
  /** The embedded database's main process, whose children serve the connections. */
  databasePid: number
  /** Kills the provider, starts it again on its data and at its address, and resolves when it answers. */
  killProvider(): Promise<void>
  /** Kills the main process of the database, which is then started again, and resolves when it answers. */
  killDatabase(): Promise<void>
  /** Starts any other program with the database's URL. It listens on PORT. */
  start(command: string[], environment?: Record<string, string>): Promise<RunningProgram>
  stop(): Promise<void>
}

export const portalBuild = resolve('dist/server')

/** A world that is kept for later runs, because it takes minutes to load. */
interface SavedWorld {
  folder: string
  accounts: number
  messages: number
}

export async function startWorld(savedWorld?: SavedWorld): Promise<World> {
  const folder = savedWorld ? resolve(savedWorld.folder) : await mkdtemp(join(tmpdir(), 'portal-bench-'))
  if (savedWorld) await mkdir(folder, { recursive: true })
  else process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { databasePassword } = await readSecrets(folder, {})
  const embedded = await launchDatabase({ dataDir: folder, databaseUrl: null, password: databasePassword })
  const database = { ...openDatabase(embedded.url, 4), url: embedded.url }
  const children: ChildProcess[] = []

  const start: World['start'] = async (command, environment = {}) => {
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const child = await startProgram({
      command,
      environment: { PORT: String(port), DATABASE_URL: embedded.url, LOG_LEVEL: 'warn', ...environment },
      readyUrl: `${url}/healthz`,
    })
    children.push(child)
    return { url, pid: child.pid ?? 0 }
  }

  const seeded = await seedWorld(database, savedWorld)
  if (seeded) await saveDemoProfiles(folder, seeded.profiles)
  const providerPort = String(await findFreePort())
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const startProvider = () =>
    startProgram({
      command: built(portalBuild, 'sandboxProvider'),
      environment: {
        PROVIDER_PORT: providerPort,
        PROVIDER_DATA_DIR: join(folder, 'provider'),
        PROVIDER_KEY: providerKey,
        LOG_LEVEL: 'warn',
      },
      readyUrl: `${providerUrl}/healthz`,
    })
  let provider = await startProvider()
  children.push(provider)
  await importSavedProfiles(folder, { url: providerUrl, key: providerKey })

  return {
    database,
    start,
    provider: { url: providerUrl, pid: provider.pid ?? 0 },
    databasePid: await readPostmasterPid(folder),
    async killProvider() {
      await stopProgram(provider, 'SIGKILL')
      provider = await startProvider()
      children.push(provider)
    },
    async killDatabase() {
      const pid = await readPostmasterPid(folder)
      process.kill(pid, 'SIGKILL')
      // Until its own processes have ended, the killed database may still answer.
      while ((await readPostmasterPid(folder)) === pid || !(await answers(database))) await delay(50)
    },
    startPortal: (build, environment) =>
      start(built(build, 'main'), {
        PROVIDER_URL: providerUrl,
        PROVIDER_KEY: providerKey,
        CODE_KEY: codeKey,
        SEAL_KEY: sealKey,
        WEBSITE_DIR: resolve('dist/renderer'),
        ...environment,
      }),
    async stop() {
      for (const child of children.toReversed()) await stopProgram(child, 'SIGTERM')
      await database.close()
      await embedded.stop()
    },
  }
}

async function seedWorld({ db, url }: World['database'], savedWorld?: SavedWorld) {
  const today = createClock(defaultTimeZone).today()
  if (!savedWorld) return seedDemo(db, { today })
  const bulk = new pg.Client({ connectionString: url })
  await bulk.connect()
  try {
    // Copying millions of rows takes longer than the database gives the portal's statements.
    await bulk.query('set statement_timeout = 0')
    const started = performance.now()
    const { accounts, messages } = savedWorld
    const seeded = await seedDemo(db, { today, accounts, messages, bulk })
    const minutes = ((performance.now() - started) / 60_000).toFixed(1)
    console.log(
      seeded
        ? `Loaded in ${minutes} min; kept in ${savedWorld.folder}.`
        : `Data of an earlier run in ${savedWorld.folder}.`,
    )
    return seeded
  } finally {
    await bulk.end()
  }
}

/** PostgreSQL writes its process number into the first line of this file, which is missing while it starts. */
async function readPostmasterPid(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(nullIfMissing)
  return Number(text?.split('\n')[0])
}

const answers = ({ pool }: DatabaseConnection): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

/** Returns the arguments for a program of the build, as `npm start` uses them. */
export const built = (build: string, name: string): string[] => [
  '--enable-source-maps',
  '--import',
  pathToFileURL(join(portalBuild, 'endWithParent.js')).href,
  join(build, `${name}.js`),
]
