/** Subscribes the page to an event stream with the token of its session. */
import type { EventOf, EventsEndpoint } from '#shared/http/endpoint'
import { followEvents } from '#shared/http/eventStream'
import { urlOf } from '#shared/http/hosts'
import { wait } from '../platform/wait'
import { getStoredSession } from '../session/storedSession'
import { runtimeConfig } from './http'

export type StreamConnection = 'open' | 'lost'

interface StreamHandlers<E extends EventsEndpoint> {
  onEvent: (event: EventOf<E>) => void
  /** Called when the connection changes, so that the screen can show that events are missing. */
  onConnection: (connection: StreamConnection) => void
}

const maxRetryMs = 30_000

/** Subscribes to an event stream and returns a function that unsubscribes. */
export function subscribeToEvents<E extends EventsEndpoint>(
  endpoint: E,
  { onEvent, onConnection }: StreamHandlers<E>,
): () => void {
  const stopped = new AbortController()
  const { signal } = stopped

  async function request(silence: AbortSignal) {
    const session = getStoredSession()
    if (!session) return null
    const { ok, status, body } = await fetch(urlOf(await runtimeConfig(), endpoint.path), {
      headers: { Authorization: `Bearer ${session.token}`, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence]),
    })
    return { status, chunks: ok && body ? chunksOf(body) : null }
  }

  const reportLoss = () => void (signal.aborted || onConnection('lost'))
  void followEvents(endpoint, {
    request,
    onOpen: () => onConnection('open'),
    onEvent,
    pause: (delayMs) => {
      reportLoss()
      return wait(delayMs)
    },
    maxRetryMs,
    stopped: signal,
    globals: globalThis,
  }).then(reportLoss)
  return () => stopped.abort()
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
