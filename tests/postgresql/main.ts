/** Starts a cluster of the PostgreSQL that is installed on this machine, and runs the API tests on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveToServer, readVersion, runPostgresProgram, startPostgres } from '../support/debian/postgresql'
import { findFreePort, stopProgram } from '../support/server/programs'
import { runApiTests } from '../support/server/runApiTests'

/** The data needs to survive neither a power cut nor a crash, and a vacuum could delay copying the template. */
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'synchronous_commit=off']

const folder = await mkdtemp(join(tmpdir(), 'portal-postgresql-'))
giveToServer(folder)
const data = join(folder, 'data')
const port = await findFreePort()
const url = `postgres://portal@127.0.0.1:${port}/postgres`

const created = ['-D', data, '--username=portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
runPostgresProgram('initdb', created)
const server = await startPostgres({ data, port, url, settings })
try {
  process.exitCode = await runApiTests({
    files: process.argv.slice(2),
    env: { TEST_DATABASE_URL: url },
    label: `On ${await readVersion(url)}`,
  })
} finally {
  await stopProgram(server, 'SIGINT')
  await rm(folder, { recursive: true })
}
