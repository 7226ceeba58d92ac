/** A primary PostgreSQL and a synchronous standby, to which every commit is written before it is confirmed. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithThis } from '../../support/debian/endWithThis'
import { giveToServer, queryServer, runPostgresProgram, startPostgres } from '../../support/debian/postgresql'
import { findFreePort } from '../../support/server/programs'

export const databaseUser = 'portal'
export const databasePassword = 'cluster'

const settings = ['max_connections=300', 'shared_buffers=256MB']

export const urlAt = (port: number, database: string): string =>
  `postgres://${databaseUser}:${databasePassword}@127.0.0.1:${port}/${database}`

interface Server {
  port: number
  data: string
  process: ChildProcess
}

export interface DatabasePair {
  primary: Server
  standby: Server
  /** Kills the primary and everything it started, so that it can't confirm anything anymore. */
  fencePrimary(): Promise<void>
  /** Makes the standby the primary. It has no standby itself, so commits no longer wait for one. */
  promoteStandby(): Promise<void>
  /** Decides whether the servers write to the disk at once, which only a power cut needs. */
  setDurable(isDurable: boolean): Promise<void>
  stop(): Promise<void>
}

export async function startDatabasePair(folder: string): Promise<DatabasePair> {
  const primary = await startPrimary(folder)
  const standby = await startStandby(folder, primary)
  const servers = [standby, primary]
  return {
    primary,
    standby,
    async fencePrimary() {
      // The main process comes first, because it would replace the others.
      const children = childrenOf(primary.process.pid ?? 0)
      await killServer(primary)
      for (const pid of children) killIfRunning(pid)
    },
    async promoteStandby() {
      await queryServer(urlAt(standby.port, 'postgres'), 'select pg_promote(true, 60)')
      await configure(standby, `alter system set synchronous_standby_names = ''`)
    },
    async setDurable(isDurable) {
      for (const server of servers) await configure(server, `alter system set fsync = ${isDurable}`)
    },
    async stop() {
      for (const server of servers) await killServer(server)
    },
  }
}

async function startPrimary(folder: string): Promise<Server> {
  const data = join(folder, 'primary')
  const passwordFile = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, databasePassword)
  giveToServer(folder)
  const access = [`--username=${databaseUser}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  runPostgresProgram('initdb', ['-D', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8'])
  return startServer(data)
}

async function startStandby(folder: string, primary: Server): Promise<Server> {
  const data = join(folder, 'standby')
  const source = `${urlAt(primary.port, '')}?application_name=standby`
  runPostgresProgram('pg_basebackup', ['-d', source, '-D', data, '--write-recovery-conf', '--checkpoint=fast'])
  const standby = await startServer(data)
  await configure(primary, `alter system set synchronous_standby_names = 'standby'`)
  await untilSynchronous(primary)
  return standby
}

async function startServer(data: string): Promise<Server> {
  const port = await findFreePort()
  const server = await startPostgres({ data, port, url: urlAt(port, 'postgres'), settings })
  endWithThis(server)
  return { port, data, process: server }
}

async function configure({ port }: Server, statement: string): Promise<void> {
  await queryServer(urlAt(port, 'postgres'), statement)
  await queryServer(urlAt(port, 'postgres'), 'select pg_reload_conf()')
}

async function untilSynchronous({ port }: Server): Promise<void> {
  const state = 'select sync_state from pg_stat_replication'
  while ((await queryServer<{ sync_state: string }>(urlAt(port, 'postgres'), state))[0]?.sync_state !== 'sync')
    await delay(100)
}

async function killServer({ process: server }: Server): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGKILL')
  await exited
}

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number)

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with the main process.
  }
}
