/** A PostgreSQL whose data is thrown away: the one that a run of tests shares, or one that a test may kill. */
import { randomBytes } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddedDatabase } from '../../server/db/embedded'

export interface ThrowAwayCluster {
  database: EmbeddedDatabase
  /**
   * Ends every process of it at once, as a crash of the machine would, and starts it again on the same port. Meanwhile
   * its process number may have gone to another program.
   */
  crash(meanwhile?: { pidTakenBy: number }): Promise<void>
  /** Starts it once more without having stopped it, as a new start of the portal does. */
  startAgain(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

/** Nothing needs to survive a power cut, and a vacuum could hold up a copy of the template. */
const fast = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']
/** A commit that was answered is written by then: it survives a server that is killed. */
const fastest = [...fast, 'synchronous_commit=off']

export async function startThrowAwayCluster({ survivesKill = false } = {}): Promise<ThrowAwayCluster> {
  const root = await mkdtemp(join(tmpdir(), 'portal-test-'))
  // PostgreSQL runs as another user when root runs the tests, and that user has to enter the folder.
  await chmod(root, 0o755)
  const startEmbeddedDatabase = await loadEmbedded()
  const options = {
    folder: join(root, 'postgres'),
    password: randomBytes(12).toString('hex'),
    flags: (survivesKill ? fast : fastest).flatMap((setting) => ['-c', setting]),
  }
  let database = await startEmbeddedDatabase(options)
  return {
    get database() {
      return database
    },
    async crash(meanwhile) {
      process.kill(database.pid, 'SIGKILL')
      await database.ended
      if (meanwhile) await renameProcess(options.folder, meanwhile.pidTakenBy)
      database = await startEmbeddedDatabase({ ...options, port: database.port })
    },
    async startAgain() {
      database = await startEmbeddedDatabase({ ...options, port: database.port })
    },
    async stop() {
      await database.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Writes another process number where the server of this folder left its own. */
async function renameProcess(folder: string, pid: number): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [pid, ...rest].join('\n'))
}

/**
 * The library of the embedded database hooks itself into the end of a process: it would end this one with success although
 * tests have failed, and then fail itself. Only its hooks for signals are left to it.
 */
async function loadEmbedded() {
  const ending: EventEmitter = process
  const events = ['beforeExit', 'exit']
  const before = new Set(events.flatMap((event) => ending.listeners(event)))
  const { startEmbeddedDatabase } = await import('../../server/db/embedded')
  for (const event of events) {
    // What a hook takes is its own matter; here it is only told apart from others.
    const added = ending.listeners(event).filter((listener) => !before.has(listener)) as (() => void)[]
    for (const listener of added) ending.removeListener(event, listener)
  }
  return startEmbeddedDatabase
}
