/** Reads server events from a stream with the session token, and reconnects when the stream breaks. */
import type { EventOf, EventsEndpoint } from '#shared/endpoint'
import { readEvents } from '#shared/eventStream'
import { urlOf } from '#shared/hosts'
import { getStoredSession } from '../session/storedSession'
import { runtimeConfig } from './http'

export type StreamConnection = 'open' | 'lost'

interface StreamHandlers<E extends EventsEndpoint> {
  onEvent: (event: EventOf<E>) => void
  /** Called when the connection changes, so that the screen can show that events are missing. */
  onConnection: (connection: StreamConnection) => void
}

const firstRetryMs = 1000
const maxRetryMs = 30_000
/** The server sends a sign of life every 15 seconds. After this silence we treat the connection as lost. */
const silenceMs = 40_000

/** Subscribes to an event stream and returns a function that unsubscribes. */
export function subscribeToEvents<E extends EventsEndpoint>(
  endpoint: E,
  { onEvent, onConnection }: StreamHandlers<E>,
): () => void {
  const stopped = new AbortController()
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  async function readStream(): Promise<'again' | 'never'> {
    const session = getStoredSession()
    if (!session) return 'never'
    const silenceAbort = new AbortController()
    const signal = AbortSignal.any([stopped.signal, silenceAbort.signal])
    let silenceTimer = setTimeout(() => silenceAbort.abort(), silenceMs)
    try {
      const answer = await fetch(urlOf(await runtimeConfig(), endpoint.path), {
        headers: { Authorization: `Bearer ${session.token}`, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      })
      // The user has no right or is signed out. The next call reports that, and reconnecting would not help.
      if (answer.status === 401 || answer.status === 403) return 'never'
      if (!answer.ok || !answer.body) return 'again'
      failures = 0
      onConnection('open')
      for await (const event of readEvents(endpoint, chunksOf(answer.body))) {
        clearTimeout(silenceTimer)
        silenceTimer = setTimeout(() => silenceAbort.abort(), silenceMs)
        if (event !== null) onEvent(event)
      }
      return 'again'
    } catch {
      return 'again' // The connection broke or we aborted it. It is retried unless we unsubscribed.
    } finally {
      clearTimeout(silenceTimer)
    }
  }

  async function runStream(): Promise<void> {
    const outcome = await readStream()
    if (stopped.signal.aborted) return
    onConnection('lost')
    if (outcome === 'never') return
    const delayMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures)
    // A stopped server loses all clients at once. The random delay spreads their reconnects.
    retryTimer = setTimeout(() => void runStream(), delayMs * (0.5 + Math.random()))
    failures += 1
  }

  void runStream()
  return () => {
    clearTimeout(retryTimer)
    stopped.abort()
  }
}

/** Yields the text chunks of a body. Not every browser supports async iteration of streams. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
