/**
 * Live events between processes through PostgreSQL's NOTIFY. They are published in a transaction and delivered when it
 * commits.
 */
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod/mini'
import { LiveEvent } from '#shared/cases/liveEvents'
import type { Executor } from './database'

const channel = 'portal_news'

/** Publishes an event to every process when the transaction commits. A rollback discards it. */
export async function publish(tx: Executor, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`)
}

export interface EventBus {
  /**
   * Delivers every event from now on and returns a function that stops it. An `again` event marks the time from which
   * on none is missed.
   */
  subscribe(listener: (event: LiveEvent) => void): () => void
  close(): Promise<void>
}

interface EventBusOptions {
  /** The delay before the next attempt after a lost connection. */
  retryMs?: number
}

const resyncEvent: LiveEvent = { kind: 'again' }

/** Opens one listening connection per process when the first listener subscribes. It reconnects automatically. */
export function openEventBus(url: string, log: FastifyBaseLogger, { retryMs = 1000 }: EventBusOptions = {}): EventBus {
  const listeners = new Set<(event: LiveEvent) => void>()
  let client: pg.Client | null = null
  let isListening = false
  let isClosed = false
  let retryTimer: NodeJS.Timeout | undefined

  const deliver = (event: LiveEvent): void => listeners.forEach((listener) => listener(event))

  function handleLostConnection(lost: pg.Client, error?: Error): void {
    if (client !== lost) return
    client = null
    isListening = false
    if (isClosed) return
    log.warn({ err: error }, 'the connection for events was lost and is being reopened')
    retryTimer = setTimeout(open, retryMs)
    retryTimer.unref()
    lost.end().catch(() => undefined) // It is already lost, so an error while ending it does not matter.
  }

  function open(): void {
    if (client || isClosed) return
    // TCP keep-alive detects a connection that died silently.
    const connection = new pg.Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client = connection
    connection.on('error', (error) => handleLostConnection(connection, error))
    connection.on('end', () => handleLostConnection(connection))
    connection.on('notification', ({ payload }) => {
      const event = parseEvent(payload)
      if (event) deliver(event)
      else log.warn('an event could not be parsed')
    })
    connection
      .connect()
      .then(() => connection.query(`listen ${channel}`))
      .then(() => {
        isListening = true
        deliver(resyncEvent)
      })
      .catch((error: Error) => handleLostConnection(connection, error))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (isListening) queueMicrotask(() => listeners.has(listener) && listener(resyncEvent))
      else if (!retryTimer) open()
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(retryTimer)
      listeners.clear()
      await client?.end()
    },
  }
}

function parseEvent(payload: string | undefined): LiveEvent | null {
  try {
    const parsed = z.safeParse(LiveEvent, JSON.parse(payload ?? ''))
    return parsed.success ? parsed.data : null
  } catch {
    return null // Not JSON: another version or another program sent it.
  }
}
