/** Starts a cluster of the PostgreSQL that is installed on this machine, and runs the API tests on it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort, stopProgram } from '../support/server/programs'
import { runApiTests } from '../support/server/runApiTests'

/** The data needs to survive neither a power cut nor a crash, and a vacuum could delay copying the template. */
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'synchronous_commit=off']

const programs = process.env['POSTGRESQL_PROGRAMS'] ?? ''
/** PostgreSQL does not run as root. */
const isRoot = userInfo().uid === 0
const folder = await mkdtemp(join(tmpdir(), 'portal-postgresql-'))
// Its user creates the cluster in it.
if (isRoot) execFileSync('chown', ['postgres', folder])
const data = join(folder, 'data')

/** Runs a program of PostgreSQL as a user that may run it. */
const commandOf = (name: string, args: readonly string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', join(programs, name), ...args]]
    : [join(programs, name), [...args]]

const port = await findFreePort()
const url = `postgres://portal@127.0.0.1:${port}/postgres`
const server = await startServer()
try {
  process.exitCode = await runApiTests({
    files: process.argv.slice(2),
    env: { TEST_DATABASE_URL: url },
    label: `On ${await readVersion()}`,
  })
} finally {
  await stopProgram(server, 'SIGINT')
  await rm(folder, { recursive: true })
}

async function startServer(): Promise<ChildProcess> {
  const created = ['-D', data, '--username=portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(...commandOf('initdb', created), { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings]
  const started = commandOf('postgres', ['-D', data, ...options.flatMap((option) => ['-c', option])])
  const child = spawn(...started, { stdio: 'ignore', cwd: folder })
  while (child.exitCode === null && child.signalCode === null) {
    if ((await readVersion().catch(() => null)) !== null) return child
    await delay(50)
  }
  throw new Error('PostgreSQL did not start')
}

async function readVersion(): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string }>(`select split_part(version(), ' on ', 1) as version`)
  await client.end()
  return rows[0]?.version ?? ''
}
