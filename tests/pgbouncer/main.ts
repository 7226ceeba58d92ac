/** Starts PostgreSQL and a PgBouncer in transaction mode in front of it, and runs API tests through them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../support/server/programs'
import { runApiTests } from '../support/server/runApiTests'
import { startThrowAwayCluster } from '../support/server/throwAwayCluster'

/** Payments, jobs, events, transactions and reads of both kinds of users. */
const representative = [
  'tests/api/payments/payments.test.ts',
  'tests/api/payments/paymentHistory.test.ts',
  'tests/api/payments/scheduledPaymentsJob.test.ts',
  'tests/api/cases/queue.test.ts',
  'tests/api/cases/queueEvents.test.ts',
  'tests/api/cases/messages.test.ts',
  'tests/api/billing/creditRuns.test.ts',
  'tests/api/billing/refunds.test.ts',
  'tests/api/billing/refundPayouts.test.ts',
  'tests/api/access/roles.test.ts',
  'tests/api/customers/people.test.ts',
  'tests/api/signIn/session.test.ts',
  'tests/api/signIn/twoStep.test.ts',
  'tests/api/services/properties.test.ts',
  'tests/resilience/processRoles.test.ts',
  'tests/resilience/jobs.test.ts',
  'tests/api/server/failover.test.ts',
]

const folder = await mkdtemp(join(tmpdir(), 'portal-pgbouncer-'))
const cluster = await startThrowAwayCluster()
const databaseUrl = cluster.database.url('postgres')
const pgbouncer = await startPgBouncer(process.env['PGBOUNCER'] ?? 'pgbouncer', new URL(databaseUrl))
try {
  const named = process.argv.slice(2)
  process.exitCode = await runApiTests({
    files: named.length > 0 ? named : representative,
    env: { TEST_DATABASE_URL: databaseUrl, TEST_POOLED_URL: pgbouncer.url },
    label: 'Through PgBouncer',
  })
} finally {
  const isGone = once(pgbouncer.process, 'exit')
  pgbouncer.process.kill('SIGTERM')
  await isGone
  await cluster.stop()
  await rm(folder, { recursive: true })
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

async function startPgBouncer(program: string, target: URL): Promise<{ process: ChildProcess; url: string }> {
  const port = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  const user = `user=${target.username} password=${target.password}`
  await writeFile(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} ${user}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 20
`,
  )
  // PgBouncer does not run as root, and its user has to read the settings.
  await chmod(folder, 0o755)
  const asUser = userInfo().uid === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, ['-q', ...asUser, settings], { stdio: ['ignore', 'inherit', 'inherit'] })
  const url = new URL(target)
  url.port = String(port)
  await waitUntilAnswered(url.href, child)
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0]
  console.log(`${version} in transaction mode`)
  return { process: child, url: url.href }
}

async function waitUntilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    if (isUp) return client.end()
  }
  throw new Error('PgBouncer did not start')
}
