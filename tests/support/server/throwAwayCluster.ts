/** A PostgreSQL cluster whose data is discarded. A test run shares one, and a test may start another one to kill it. */
import { randomBytes } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddedDatabase } from '../../../server/db/embedded'

export interface ThrowAwayCluster {
  database: EmbeddedDatabase
  /**
   * Kills all of its processes at once, as a crash of the machine would, and restarts it on the same port. With
   * `pidTakenBy`, its process id belongs to another program by then.
   */
  crash(meanwhile?: { pidTakenBy: number }): Promise<void>
  /** Starts it again without stopping it, as a new start of the portal does. */
  restart(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

/** No data needs to survive a power cut, and a vacuum could delay copying the template. */
const fastSettings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']
/** With this setting a confirmed commit may be lost when the server is killed. */
const fastestSettings = [...fastSettings, 'synchronous_commit=off']

export async function startThrowAwayCluster({ survivesKill = false } = {}): Promise<ThrowAwayCluster> {
  const root = await mkdtemp(join(tmpdir(), 'portal-test-'))
  // PostgreSQL runs as another user when root runs the tests, and that user has to enter the folder.
  await chmod(root, 0o755)
  const startEmbeddedDatabase = await loadEmbeddedDatabase()
  const options = {
    folder: join(root, 'postgres'),
    password: randomBytes(12).toString('hex'),
    flags: (survivesKill ? fastSettings : fastestSettings).flatMap((setting) => ['-c', setting]),
  }
  let database = await startEmbeddedDatabase(options)
  return {
    get database() {
      return database
    },
    async crash(replacement) {
      process.kill(database.pid, 'SIGKILL')
      await database.exited
      if (replacement) await writePid(options.folder, replacement.pidTakenBy)
      database = await startEmbeddedDatabase({ ...options, port: database.port })
    },
    async restart() {
      database = await startEmbeddedDatabase({ ...options, port: database.port })
    },
    async stop() {
      await database.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Writes another process id into the server's pid file. */
async function writePid(folder: string, pid: number): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [pid, ...rest].join('\n'))
}

/**
 * Loads the embedded database and removes its exit hooks, keeping those for signals. The hooks would end a failed test
 * run with exit code 0 and then fail themselves.
 */
async function loadEmbeddedDatabase() {
  const processEvents: EventEmitter = process
  const events = ['beforeExit', 'exit']
  const previousListeners = new Set(events.flatMap((event) => processEvents.listeners(event)))
  const { startEmbeddedDatabase } = await import('../../../server/db/embedded')
  for (const event of events) {
    // The hooks' arguments don't matter here, because they are only compared and removed.
    const added = processEvents
      .listeners(event)
      .filter((listener) => !previousListeners.has(listener)) as (() => void)[]
    for (const listener of added) processEvents.removeListener(event, listener)
  }
  return startEmbeddedDatabase
}
