/** Runs servers of the PostgreSQL that is installed on this machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const programs = process.env['POSTGRESQL_PROGRAMS'] ?? ''
/** PostgreSQL does not run as root. */
const isRoot = userInfo().uid === 0

/** The user whose folders a server can write to. */
export const giveToServer = (folder: string): void => {
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder])
}

/** Runs a program of PostgreSQL as a user that may run it. */
const commandOf = (name: string, args: readonly string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', join(programs, name), ...args]]
    : [join(programs, name), [...args]]

export function runPostgresProgram(name: string, args: readonly string[]): void {
  execFileSync(...commandOf(name, args), { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/tmp' })
}

interface PostgresOptions {
  data: string
  port: number
  url: string
  settings?: readonly string[]
}

/** Starts a server on the folder of a cluster, and resolves when it answers. */
export async function startPostgres({ data, port, url, settings = [] }: PostgresOptions): Promise<ChildProcess> {
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings]
  const started = commandOf('postgres', ['-D', data, ...options.flatMap((option) => ['-c', option])])
  const child = spawn(...started, { stdio: 'ignore', cwd: '/tmp' })
  while (child.exitCode === null && child.signalCode === null) {
    if ((await readVersion(url).catch(() => null)) !== null) return child
    await delay(50)
  }
  throw new Error('PostgreSQL did not start')
}

/** Returns the name of the server’s version. */
export async function readVersion(url: string): Promise<string> {
  const [row] = await queryServer<{ version: string }>(url, `select split_part(version(), ' on ', 1) as version`)
  return row?.version ?? ''
}

/** Sends one statement on a connection of its own. */
export async function queryServer<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
