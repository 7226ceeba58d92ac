/**
 * Frees the jobs of processes that died. The job library would hold them for four hours. Each pool of workers has a lock
 * on a connection of its process, and the database releases it when the process dies.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { connectClient } from '../db/client'
import type { Services } from '../services'

const everyMs = 2_000
const retryMs = 200
const answerTimeoutMs = 5_000

const lockKey = (poolId: string): string => `hashtextextended('job pool ' || ${poolId}, 0)`

/** Tries the lock of each pool that holds jobs. A lock is free only if the process of its pool is gone. */
const freeJobsOfDeadPools = `
  with holder as (
    select distinct locked_by as id from graphile_worker._private_jobs
    where locked_at is not null and locked_by <> all ($1::text[])
  ), dead as materialized (
    select array_agg(id) as ids from holder where pg_try_advisory_xact_lock(${lockKey('id')})
  )
  select graphile_worker.force_unlock_workers(ids) from dead where ids is not null`

interface Liveness {
  /** Takes the lock of a pool of this process. */
  add(poolId: string): void
  /** Gives up the locks of pools that have ended, so that their unfinished jobs are freed. */
  reset(): Promise<void>
  /**
   * Resolves when all locks are held, and rejects when the process stops. Another process would free the jobs of a pool that
   * does not hold its lock.
   */
  whenLocked(stopping: AbortSignal): Promise<void>
  close(): Promise<void>
}

export function openLiveness({ config, log }: Pick<Services, 'config' | 'log'>): Liveness {
  const pools = new Set<string>()
  const locked = new Set<string>()
  let client: pg.Client | null = null

  async function check(): Promise<void> {
    try {
      client ??= await connectClient(config.DATABASE_DIRECT_URL, {
        timeoutMs: answerTimeoutMs,
        queryTimeoutMs: answerTimeoutMs,
      })
      for (const id of pools) {
        if (locked.has(id)) continue
        await client.query(`select pg_advisory_lock(${lockKey('$1::text')})`, [id])
        locked.add(id)
      }
      await client.query(freeJobsOfDeadPools, [[...pools]])
    } catch (error) {
      log.warn({ err: error }, 'the connection that shows that this process is alive was lost and is being reopened')
      await disconnect()
    }
  }

  /** Ends the connection, and with it the locks. */
  async function disconnect(): Promise<void> {
    locked.clear()
    const previous = client
    client = null
    await previous?.end().catch(() => undefined) // A lost connection cannot be ended, and need not be.
  }

  // Checks run one after another, because they share the connection.
  let checking = Promise.resolve()
  const checkNext = (): void => {
    checking = checking.then(check)
  }
  const timer = setInterval(checkNext, everyMs)
  timer.unref()

  return {
    add(poolId) {
      pools.add(poolId)
      checkNext()
    },
    async reset() {
      pools.clear()
      checking = checking.then(disconnect)
      await checking
    },
    async whenLocked(stopping) {
      await checking
      while (locked.size < pools.size) {
        stopping.throwIfAborted()
        await delay(retryMs)
        await checking
      }
    },
    async close() {
      clearInterval(timer)
      await checking
      await disconnect()
    },
  }
}
