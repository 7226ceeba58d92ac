/**
 * A small cluster on this machine: a primary PostgreSQL with a synchronous standby, PgBouncer, HAProxy, three web
 * processes, a worker, and the sandbox payment provider.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultTimeZone } from '#shared/format/timeZone'
import { createClock } from '../../server/clock'
import { type DatabaseConnection, openDatabase } from '../../server/db/database'
import { seedDemo } from '../../server/db/seed/load'
import { importSavedProfiles, saveDemoProfiles } from '../../server/launch/demoProfiles'
import { built, portalBuild, type RunningProgram } from '../bench/world'
import { startHaproxy, startWebBalancer } from '../support/debian/haproxy'
import { queryServer } from '../support/debian/postgresql'
import { codeKey, providerKey, sealKey } from '../support/server/keys'
import { findFreePort, startProgram, stopProgram } from '../support/server/programs'
import { type DatabasePair, startDatabasePair, urlAt } from './parts/databasePair'
import { createPortalProcess, type PortalProcess } from './parts/portal'
import { startPooler } from './parts/programs'

const databaseName = 'portal'
const webCount = 3

export interface Cluster {
  /** Where browsers reach the portal. */
  url: string
  /** Leads to PostgreSQL through PgBouncer. */
  pooledUrl: string
  folder: string
  pair: DatabasePair
  webs: readonly PortalProcess[]
  worker: PortalProcess
  provider: RunningProgram
  /** Leads to the primary, whichever it is. */
  database: DatabaseConnection & { url: string }
  /** The settings of every process. */
  environment: Readonly<Record<string, string>>
  restartPooler(): Promise<void>
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const pair = await startDatabasePair(folder)
  const [databasePort, poolerPort, webPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const databaseBalancer = await startHaproxy(
    'haproxy-postgresql.cfg',
    {
      POSTGRESQL_BIND: `127.0.0.1:${databasePort}`,
      POSTGRESQL_PRIMARY: `127.0.0.1:${pair.primary.port}`,
      POSTGRESQL_STANDBY: `127.0.0.1:${pair.standby.port}`,
    },
    databasePort,
  )
  const startPoolerHere = () => startPooler({ folder, port: poolerPort, databasePort })
  let pooler = await startPoolerHere()
  const url = urlAt(databasePort, databaseName)
  await queryServer(urlAt(databasePort, 'postgres'), `create database ${databaseName}`)
  const { provider, stopProvider } = await startProvider(folder)
  const environment = {
    DATABASE_URL: urlAt(poolerPort, databaseName),
    DATABASE_DIRECT_URL: url,
    // Debian's PgBouncer is older than 1.21.
    DATABASE_PREPARE: 'off',
    DATA_DIR: folder,
    FILES_DIR: join(folder, 'files'),
    PROVIDER_URL: provider.url,
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SPEECH_RECOGNIZER: 'none',
    WEBSITE_DIR: resolve('dist/renderer'),
  }
  execFileSync(process.execPath, built(portalBuild, 'main'), {
    env: { ...process.env, ...environment, ROLE: 'migrate' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const database = { ...openDatabase(url, 4), url }
  await seed(database, { folder, provider })
  const webs: PortalProcess[] = []
  for (let index = 0; index < webCount; index += 1) webs.push(await createPortalProcess('web', environment))
  const worker = await createPortalProcess('worker', environment)
  for (const portal of [...webs, worker]) await portal.start()
  const balancer = await startWebBalancer(
    webs.map(({ port }) => port),
    webPort,
  )

  return {
    url: `http://127.0.0.1:${webPort}`,
    pooledUrl: environment.DATABASE_URL,
    folder,
    pair,
    webs,
    worker,
    provider,
    database,
    environment,
    async restartPooler() {
      await stopProgram(pooler, 'SIGKILL')
      pooler = await startPoolerHere()
    },
    async stop() {
      const programs: ChildProcess[] = [balancer, pooler, databaseBalancer]
      for (const portal of [...webs, worker]) await portal.stop()
      await database.close()
      await stopProvider()
      for (const program of programs) await stopProgram(program, 'SIGTERM')
      await pair.stop()
    },
  }
}

async function startProvider(folder: string) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = await startProgram({
    command: built(portalBuild, 'sandboxProvider'),
    environment: {
      PROVIDER_PORT: String(port),
      PROVIDER_DATA_DIR: join(folder, 'provider'),
      PROVIDER_KEY: providerKey,
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${url}/healthz`,
  })
  return { provider: { url, pid: child.pid ?? 0 }, stopProvider: () => stopProgram(child, 'SIGTERM') }
}

async function seed(
  { db }: DatabaseConnection,
  { folder, provider }: { folder: string; provider: RunningProgram },
): Promise<void> {
  const seeded = await seedDemo(db, { today: createClock(defaultTimeZone).today() })
  if (!seeded) return
  await saveDemoProfiles(folder, seeded.profiles)
  await importSavedProfiles(folder, { url: provider.url, key: providerKey })
}
