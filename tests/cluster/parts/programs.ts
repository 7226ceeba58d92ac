/** Starts PgBouncer with the configuration that operators use, and names the programs' versions. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { haproxy } from '../../support/debian/haproxy'
import { whenListening } from '../../support/debian/listening'
import { databasePassword, databaseUser } from './databasePair'

const pgbouncer = process.env['PGBOUNCER'] ?? 'pgbouncer'

export const versionsOfPrograms = (): string =>
  [
    execFileSync(haproxy, ['-v'], { encoding: 'utf8' }).split('\n')[0]?.split(' - ')[0],
    execFileSync(pgbouncer, ['--version'], { encoding: 'utf8' }).split('\n')[0],
  ].join(', ')

interface PoolerOptions {
  folder: string
  port: number
  /** Where PostgreSQL is reached. */
  databasePort: number
}

/** Starts PgBouncer with `operations/pgbouncer.ini`. Only addresses and the file of passwords differ. */
export function startPooler({ folder, port, databasePort }: PoolerOptions): Promise<ChildProcess> {
  const users = join(folder, 'pgbouncer-users')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${databaseUser}" "${databasePassword}"\n`)
  writeFileSync(
    settings,
    `%include ${resolve('operations/pgbouncer.ini')}
listen_addr = 127.0.0.1
listen_port = ${port}
auth_file = ${users}
[databases]
portal = host=127.0.0.1 port=${databasePort}
* = host=127.0.0.1 port=${databasePort}
`,
  )
  // PgBouncer does not run as root, and its user has to read the settings.
  chmodSync(folder, 0o755)
  const asUser = userInfo().uid === 0 ? ['-u', 'postgres'] : []
  return whenListening(spawn(pgbouncer, ['-q', ...asUser, settings], { stdio: ['ignore', 'ignore', 'inherit'] }), port)
}
