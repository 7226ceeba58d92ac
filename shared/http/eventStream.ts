/** Follows the events of a stream that the server keeps open, for the page and the desktop shell. */
import { z } from 'zod/mini'
import { parseJson } from '../format/parseJson'
import type { EventOf, EventsEndpoint } from './endpoint'

interface StreamAnswer {
  status: number
  /** Null if the server did not open the stream. */
  chunks: AsyncIterable<string> | null
}

/** Globals of both the browser and the shell, for which shared code has no types. */
interface Globals<Timer, Signal> {
  setTimeout: (run: () => void, ms: number) => Timer
  clearTimeout: (timer: Timer) => void
  AbortController: new () => { readonly signal: Signal; abort: () => void }
}

interface StreamOptions<E extends EventsEndpoint, Timer, Signal> {
  /** Requests the stream. It returns null if no user is signed in. */
  request: (silence: Signal) => Promise<StreamAnswer | null>
  onOpen: () => void
  onEvent: (event: EventOf<E>) => void
  /** Waits before the next attempt. */
  pause: (delayMs: number, wasOpen: boolean) => Promise<void>
  maxRetryMs: number
  stopped: { readonly aborted: boolean }
  globals: Globals<Timer, Signal>
}

const firstRetryMs = 1000
/** Servers ask for at most ten seconds. */
const maxRequestedMs = 60_000
/** The server sends a sign of life every 15 seconds. After this silence we treat the connection as lost. */
export const silenceMs = 40_000

/** A server that dies loses all clients at once, so each of them varies its delay. */
export const varyDelay = (ms: number): number => ms * (0.5 + Math.random())

/** Reconnects when the stream breaks, until it is stopped or the server refuses the stream to the user. */
export async function followEvents<E extends EventsEndpoint, Timer, Signal>(
  endpoint: E,
  { request, onOpen, onEvent, pause, maxRetryMs, stopped, globals }: StreamOptions<E, Timer, Signal>,
): Promise<void> {
  let failures = 0
  let requestedMs: number | null = null

  async function readStream() {
    const silenceAbort = new globals.AbortController()
    const expectSign = () => globals.setTimeout(() => silenceAbort.abort(), silenceMs)
    let silenceTimer = expectSign()
    let outcome: 'unopened' | 'ended' = 'unopened'
    requestedMs = null
    try {
      const answer = await request(silenceAbort.signal)
      // The user has no right or is signed out. The next call reports that, and reconnecting would not help.
      if (answer === null || answer.status === 401 || answer.status === 403) return 'refused'
      if (!answer.chunks) return outcome
      outcome = 'ended'
      failures = 0
      onOpen()
      for await (const block of readBlocks(answer.chunks)) {
        globals.clearTimeout(silenceTimer)
        silenceTimer = expectSign()
        requestedMs = parseRetry(block) ?? requestedMs
        const event = parseEvent(endpoint, block)
        if (event !== null) onEvent(event)
      }
    } catch {
      // The connection broke or was aborted. It is retried unless it was stopped.
    } finally {
      globals.clearTimeout(silenceTimer)
    }
    return outcome
  }

  while (!stopped.aborted) {
    const outcome = await readStream()
    if (outcome === 'refused' || stopped.aborted) return
    const delayMs = requestedMs ?? varyDelay(Math.min(maxRetryMs, firstRetryMs * 2 ** failures))
    failures += 1
    await pause(delayMs, outcome === 'ended')
  }
}

/** Yields events, heartbeats and requests to wait. */
async function* readBlocks(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    // An empty line ends each block.
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}

/** A server that stops tells each client how long to wait, so that they don't all reconnect to the others at once. */
function parseRetry(text: string): number | null {
  const [, milliseconds] = /^retry: (\d+)$/.exec(text) ?? []
  return milliseconds === undefined ? null : Math.min(maxRequestedMs, Number(milliseconds))
}

/** Returns null for other blocks, and for an event of a newer server that this client doesn't know. */
function parseEvent<E extends EventsEndpoint>(endpoint: E, text: string): EventOf<E> | null {
  const data = text.startsWith('data: ') ? text.slice('data: '.length) : null
  if (data === null) return null
  const parsed = z.safeParse(endpoint.events, parseJson(data))
  // The schema of this endpoint decoded the data.
  return parsed.success ? (parsed.data as EventOf<E>) : null
}
