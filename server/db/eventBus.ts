/**
 * Live events between processes through PostgreSQL's NOTIFY. They are published in a transaction and delivered when it
 * commits.
 */
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod/mini'
import { LiveEvent } from '#shared/cases/liveEvents'
import { parseJson } from '#shared/format/parseJson'
import type { Executor } from './database'
import { startHeartbeat } from './heartbeat'

const channel = 'portal_events'

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
  heartbeatMs?: number
  /** Receives how long an event takes from its transaction to this process. */
  onLag?: (milliseconds: number) => void
}

const connectTimeoutMs = 5_000

const resyncEvent: LiveEvent = { kind: 'again' }

/** Opens one listening connection per process when the first listener subscribes. It reconnects automatically. */
export function openEventBus(
  url: string,
  log: FastifyBaseLogger,
  { retryMs = 1_000, heartbeatMs = 10_000, onLag = () => undefined }: EventBusOptions = {},
): EventBus {
  const listeners = new Set<(event: LiveEvent) => void>()
  let client: pg.Client | null = null
  let isListening = false
  let isClosed = false
  let retryTimer: NodeJS.Timeout | undefined
  let stopHeartbeat = (): void => undefined

  const deliver = (event: LiveEvent): void => listeners.forEach((listener) => listener(event))

  function handleLostConnection(lost: pg.Client, error?: Error): void {
    if (client !== lost) return
    client = null
    isListening = false
    stopHeartbeat()
    if (isClosed) return
    log.warn({ err: error }, 'the connection for events was lost and is being reopened')
    retryTimer = setTimeout(open, retryMs)
    retryTimer.unref()
    // Ending the connection in order would wait for a server that may have gone.
    lost.connection.stream.destroy()
  }

  function open(): void {
    if (client || isClosed) return
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'portal events',
    })
    client = connection
    connection.on('error', (error) => handleLostConnection(connection, error))
    connection.on('end', () => handleLostConnection(connection))
    connection.on('notification', (notification) => {
      if (notification.channel !== channel) return
      const { payload } = notification
      const event = parseEvent(payload)
      if (event) deliver(event)
      else log.warn('an event could not be parsed')
    })
    connection
      .connect()
      .then(() => connection.query(`listen ${channel}`))
      .then(() => {
        const onLoss = (error: Error): void => handleLostConnection(connection, error)
        return startHeartbeat(connection, { everyMs: heartbeatMs, onLag, onLoss })
      })
      .then((stop) => {
        stopHeartbeat = stop
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
      stopHeartbeat()
      listeners.clear()
      await client?.end()
    },
  }
}

/** Returns null for what another version or another program sent. */
const parseEvent = (payload: string | undefined): LiveEvent | null =>
  z.safeParse(LiveEvent, parseJson(payload ?? '')).data ?? null
