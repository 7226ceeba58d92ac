/** Server-sent event streams. The session and its right are checked again before each burst of events. */
import { randomInt } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as queueTexts from '#shared/texts/cases/queue'
import { AppError } from './appError'

/** Starts to send events. Returns a function that stops it. */
export type EventSubscription<Event> = (emit: (event: Event) => void) => () => void

interface StreamOptions {
  userId: string
  /** Converts the event to its wire form. */
  toWire: (event: unknown) => unknown
  subscribe: EventSubscription<unknown>
  /** Resolves to whether the session is still valid and has the right. */
  isAllowed: () => Promise<boolean>
}

export interface EventStreams {
  open(reply: FastifyReply, options: StreamOptions): PassThrough
}

/** The limit of one user in one process. No one works in more windows at once. */
const maxStreamsPerUser = 8
/** When a server stops, its clients reconnect within this time, so that they don't reach the other servers all at once. */
const reconnectWithinMs = 10_000
/** Events within this time are sent as one burst. */
const batchWindowMs = 20
/** A client that has this much unread is disconnected. It reconnects and reloads. */
const maxUnsentBytes = 64 * 1024

interface EventStreamSettings {
  heartbeatMs: number
  /** Counts the open streams. */
  gauge?: { inc(): void; dec(): void } | undefined
}

export function createEventStreams(app: FastifyInstance, { heartbeatMs, gauge }: EventStreamSettings): EventStreams {
  const openStreams = new Map<PassThrough, string>()
  app.addHook('preClose', async () => {
    for (const stream of openStreams.keys()) stream.end(`retry: ${randomInt(reconnectWithinMs + 1)}\n\n`)
  })

  /** A session that can't be checked gets no events. The client connects again. */
  function denyAndLog(error: unknown): false {
    app.log.error({ err: error }, 'the session of an event stream could not be checked')
    return false
  }

  return {
    open(reply, { userId, toWire, subscribe, isAllowed }) {
      const userStreams = [...openStreams.values()].filter((other) => other === userId)
      if (userStreams.length >= maxStreamsPerUser) throw new AppError('too_many_attempts', queueTexts.tooManyStreams)
      const stream = new PassThrough()
      openStreams.set(stream, userId)
      gauge?.inc()
      let pendingLines: string[] = []
      let flushQueue = Promise.resolve()
      const flush = async (): Promise<void> => {
        const lines = pendingLines.join('')
        pendingLines = []
        if (stream.writableEnded || stream.destroyed) return
        // The stream is destroyed, not ended: ending it would wait forever for the client to read the remaining bytes.
        if (stream.writableLength >= maxUnsentBytes) stream.destroy()
        else if (await isAllowed().catch(denyAndLog)) stream.write(lines)
        else stream.end()
      }
      const write = (lines: string): void => {
        pendingLines.push(lines)
        // Many events can arrive at the same time. They are sent together, so that the session is checked only once.
        if (pendingLines.length > 1) return
        setTimeout(() => {
          flushQueue = flushQueue.then(flush)
        }, batchWindowMs).unref()
      }
      const unsubscribe = subscribe((event) => write(`data: ${JSON.stringify(toWire(event))}\n\n`))
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      heartbeat.unref()
      const cleanUp = (): void => {
        unsubscribe()
        clearInterval(heartbeat)
        if (openStreams.delete(stream)) gauge?.dec()
      }
      stream.once('close', cleanUp)
      stream.once('finish', cleanUp)
      stream.write(': listening\n\n')
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // A buffering proxy would hold the events back, and so would compression.
        .header('x-accel-buffering', 'no')
        .header('content-encoding', 'identity')
        // A kept-alive connection would delay a shutdown, which checks for idle connections before this stream has
        // ended.
        .header('connection', 'close')
      return stream
    },
  }
}
