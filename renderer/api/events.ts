/** Events of the server as they come: a stream that is read with the session's token, and opened again when it breaks. */
import type { EventOf, EventsEndpoint } from '#shared/endpoint'
import { eventsOf } from '#shared/eventStream'
import { heldSession } from '../session/heldSession'
import { urlOf } from '#shared/hosts'
import { runtimeConfig } from './http'

export type Connection = 'open' | 'lost'

interface Follower<E extends EventsEndpoint> {
  onEvent: (event: EventOf<E>) => void
  /** Whether what happens is heard of; while it is not, the screen says so. */
  onConnection: (connection: Connection) => void
}

const firstRetryMs = 1000
const longestRetryMs = 30_000
/** The server says every fifteen seconds that it is there: who says nothing for so long is not. */
const silenceMs = 40_000

/** Follows a stream of events until it is told to stop. */
export function follow<E extends EventsEndpoint>(endpoint: E, { onEvent, onConnection }: Follower<E>): () => void {
  const stopped = new AbortController()
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  async function listen(): Promise<'again' | 'never'> {
    const session = heldSession()
    if (!session) return 'never'
    const quiet = new AbortController()
    const signal = AbortSignal.any([stopped.signal, quiet.signal])
    let silence = setTimeout(() => quiet.abort(), silenceMs)
    try {
      const answer = await fetch(urlOf(await runtimeConfig(), endpoint.path), {
        headers: { Authorization: `Bearer ${session.token}`, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      })
      // Without the right, or signed out: the next call says so, and asking again would not help.
      if (answer.status === 401 || answer.status === 403) return 'never'
      if (!answer.ok || !answer.body) return 'again'
      failures = 0
      onConnection('open')
      for await (const event of eventsOf(endpoint, chunksOf(answer.body))) {
        clearTimeout(silence)
        silence = setTimeout(() => quiet.abort(), silenceMs)
        if (event !== null) onEvent(event)
      }
      return 'again'
    } catch {
      return 'again' // The line broke, or we broke it off. It is tried again unless we were told to stop.
    } finally {
      clearTimeout(silence)
    }
  }

  async function keepListening(): Promise<void> {
    const outcome = await listen()
    if (stopped.signal.aborted) return
    onConnection('lost')
    if (outcome === 'never') return
    const rest = Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
    // A server that stops loses everybody at once: they do not come back in one moment.
    retry = setTimeout(() => void keepListening(), rest * (0.5 + Math.random()))
    failures += 1
  }

  void keepListening()
  return () => {
    clearTimeout(retry)
    stopped.abort()
  }
}

/** Its texts as they come. Not every browser lets a stream be walked through by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
