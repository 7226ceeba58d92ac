/** News from process to process, by the database: said in the transaction that it is about, heard when that is committed. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod/mini'
import { News } from '#shared/liveNews'
import type { FastifyBaseLogger } from 'fastify'
import type { Executor } from './database'

const channel = 'portal_news'

/** Tells every process, as soon as the transaction is committed; nothing if it is not. */
export async function announce(tx: Executor, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(news)})`)
}

export interface NewsDesk {
  /** Hears of everything from now on. Answers how to stop; the listener's own `again` says from when on nothing is missed. */
  subscribe(listener: (news: News) => void): () => void
  close(): Promise<void>
}

interface Options {
  /** How long after a lost connection the next is tried. */
  retryMs?: number
}

const again: News = { kind: 'again' }

/** One connection that listens for all of a process, from the first listener on. It comes back by itself. */
export function openNewsDesk(url: string, log: FastifyBaseLogger, { retryMs = 1000 }: Options = {}): NewsDesk {
  const listeners = new Set<(news: News) => void>()
  let client: pg.Client | null = null
  let isListening = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const tell = (news: News): void => listeners.forEach((listener) => listener(news))

  function lose(lost: pg.Client, error?: Error): void {
    if (client !== lost) return
    client = null
    isListening = false
    if (isClosed) return
    log.warn({ err: error }, 'the connection for news is lost; it is opened again')
    retry = setTimeout(open, retryMs)
    retry.unref()
    lost.end().catch(() => undefined) // It is lost already; that ending it fails too is no news.
  }

  function open(): void {
    if (client || isClosed) return
    // A connection that has died without a word is found out by its silence.
    const opened = new pg.Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client = opened
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened))
    opened.on('notification', ({ payload }) => {
      const news = newsIn(payload)
      if (news) tell(news)
      else log.warn('news that nobody understands were announced')
    })
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      .then(() => {
        isListening = true
        tell(again)
      })
      .catch((error: Error) => lose(opened, error))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (isListening) queueMicrotask(() => listeners.has(listener) && listener(again))
      else if (!retry) open()
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      listeners.clear()
      await client?.end()
    },
  }
}

function newsIn(payload: string | undefined): News | null {
  try {
    const read = z.safeParse(News, JSON.parse(payload ?? ''))
    return read.success ? read.data : null
  } catch {
    return null // Not JSON: another version's, or somebody else's.
  }
}
