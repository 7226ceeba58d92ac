/**
 * Follows the queue for whoever is signed in, one stream however many pages there are: it goes on while the page sleeps
 * or is loaded anew. The stream carries ids alone; what is new is asked for, some moments gathered.
 */
import { z } from 'zod/mini'
import { followQueue, searchQueue, type QueuedMessage } from '#shared/contract/queue'
import { successEnvelope } from '#shared/errors'
import { eventsOf } from '#shared/eventStream'
import type { Clock, Log } from '../ports'
import type { CallServer } from '../protocol/callServer'

export interface FollowerOptions {
  callServer: CallServer
  /** Null while nobody is signed in. */
  token: () => string | null
  clock: Clock
  log: Log
  /** Messages that were written to since the last time. */
  onNews: (messages: QueuedMessage[]) => void
  /** Waits; ends early when it is told to stop. */
  rest: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Follower {
  stop(): void
}

const gatherMs = 1000
const firstRetryMs = 1000
const pollMs = 20_000
const longestRetryMs = 5 * 60_000
/** The server says every fifteen seconds that it is there. */
const silenceMs = 40_000
const mostAsked = 50

/** Begins, and goes on until it is told to stop or the person may not read the queue. */
export function follow({ callServer, token, clock, log, onNews, rest }: FollowerOptions): Follower {
  const stopped = new AbortController()
  let since = clock.now()
  let failures = 0
  let isAsking = false
  let hasListened = false

  /** Answers whether the server did. */
  async function ask(): Promise<boolean> {
    // Several things often happen at once: they are asked for together.
    if (isAsking) return true
    isAsking = true
    await rest(gatherMs, stopped.signal)
    isAsking = false
    const held = token()
    if (held === null || stopped.signal.aborted) return false
    const from = since
    const answer = await callServer({
      method: searchQueue.method,
      path: searchQueue.path,
      token: held,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ asked_since: from.toISOString(), page_size: mostAsked }),
      signal: stopped.signal,
      timeoutMs: silenceMs,
    })
    if (!answer.ok) return false
    const read = z.safeParse(successEnvelope(searchQueue.response), await answer.json())
    if (!read.success) return false
    const { messages } = read.data.data
    const newest = messages
      .map(({ asked_date }) => asked_date)
      .toSorted()
      .at(-1)
    if (newest !== undefined && newest > from.toISOString()) since = new Date(newest)
    if (messages.length > 0) onNews(messages)
    return true
  }

  const askSafely = (): Promise<boolean> =>
    ask().catch((error: unknown) => {
      if (!stopped.signal.aborted) log.warn('queue.notAsked', { error: String(error) })
      return false
    })

  async function listen(): Promise<'ended' | 'unopened' | 'never'> {
    const held = token()
    if (held === null) return 'never'
    const quiet = new AbortController()
    let silence = setTimeout(() => quiet.abort(), silenceMs)
    let isOpen = false
    try {
      const answer = await callServer({
        method: followQueue.method,
        path: followQueue.path,
        token: held,
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([stopped.signal, quiet.signal]),
        // A stream has no end: its silence is waited for.
        timeoutMs: null,
      })
      if (answer.status === 401 || answer.status === 403) return 'never'
      if (!answer.ok || !answer.body) return 'unopened'
      isOpen = true
      // After a break: what came meanwhile.
      if (hasListened) void askSafely()
      hasListened = true
      failures = 0
      for await (const event of eventsOf(followQueue, answer.body.pipeThrough(new TextDecoderStream()))) {
        clearTimeout(silence)
        silence = setTimeout(() => quiet.abort(), silenceMs)
        if (event?.kind === 'opened' || event?.kind === 'commented' || event?.kind === 'again') void askSafely()
      }
      return 'ended'
    } catch {
      return isOpen ? 'ended' : 'unopened' // The line broke, or we broke it off. It is tried again unless we were told to stop.
    } finally {
      clearTimeout(silence)
    }
  }

  // A server that stops loses everybody at once: they do not come back in one moment.
  const around = (ms: number): number => ms * (0.8 + Math.random() * 0.4)

  async function pause(outcome: 'ended' | 'unopened'): Promise<void> {
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
    failures += 1
    // It answers, though not with a stream: what is new is asked for instead.
    const isPolled = outcome === 'unopened' && (await askSafely())
    await rest(around(isPolled ? pollMs : wait), stopped.signal)
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      const outcome = await listen()
      if (outcome === 'never' || stopped.signal.aborted) return
      await pause(outcome)
    }
  }

  void keepListening()
  return { stop: () => stopped.abort() }
}
