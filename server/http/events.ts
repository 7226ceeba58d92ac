/** Answers that do not end: server-sent events, checked before each burst of them whether whoever listens still may. */
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './appError'
import * as queueTexts from '#shared/texts/queue'

/** Begins to tell what happens. Answers how to stop. */
export type Follow<Event> = (tell: (event: Event) => void) => () => void

interface Opening {
  userId: string
  /** The event as it travels. */
  toWire: (event: unknown) => unknown
  follow: Follow<unknown>
  /** The session lives and has the right. */
  isAllowed: () => Promise<boolean>
}

export interface EventStreams {
  open(reply: FastifyReply, opening: Opening): PassThrough
}

/** Of one person at one process: more windows than this nobody works in. */
const mostPerPerson = 8
/** What happens within so long is one burst. */
const gatherMs = 20
/** Who does not read for so long is cut off; they come back and look again. */
const mostUnsentBytes = 64 * 1024

export function createEventStreams(app: FastifyInstance, { heartbeatMs }: { heartbeatMs: number }): EventStreams {
  const open = new Map<PassThrough, string>()
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })

  return {
    open(reply, { userId, toWire, follow, isAllowed }) {
      const own = [...open.values()].filter((other) => other === userId)
      if (own.length >= mostPerPerson) throw new AppError('too_many_attempts', queueTexts.tooManyStreams)
      const stream = new PassThrough()
      open.set(stream, userId)
      let gathered: string[] = []
      let turn = Promise.resolve()
      const tell = async (): Promise<void> => {
        const lines = gathered.join('')
        gathered = []
        if (stream.writableEnded || stream.destroyed) return
        // Ended politely, what is unsent would wait for ever for somebody to read it.
        if (stream.writableLength >= mostUnsentBytes) stream.destroy()
        else if (await isAllowed().catch(() => false)) stream.write(lines)
        else stream.end()
      }
      const write = (lines: string): void => {
        gathered.push(lines)
        // Where many messages are handled at once their events come together: the session is looked at once for all of them.
        if (gathered.length > 1) return
        setTimeout(() => {
          turn = turn.then(tell)
        }, gatherMs).unref()
      }
      const stop = follow((event) => write(`data: ${JSON.stringify(toWire(event))}\n\n`))
      const beat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      beat.unref()
      const forget = (): void => {
        stop()
        clearInterval(beat)
        open.delete(stream)
      }
      stream.once('close', forget)
      stream.once('finish', forget)
      stream.write(': listening\n\n')
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // A proxy that gathers answers would keep them to itself; compressing gathers too.
        .header('x-accel-buffering', 'no')
        .header('content-encoding', 'identity')
        // Kept for another request it would hold up a stop, which asks before this one has ended.
        .header('connection', 'close')
      return stream
    },
  }
}
