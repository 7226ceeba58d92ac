/** Events of the server as they come: a stream that is read with the session's token, and opened again when it breaks. */
import { z } from 'zod/mini'
import type { EventOf, EventsEndpoint } from '#shared/endpoint'
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
      for await (const text of textsOf(answer.body)) {
        clearTimeout(silence)
        silence = setTimeout(() => quiet.abort(), silenceMs)
        const event = eventIn(endpoint, text)
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

/** The events of a stream, each as the text between two empty lines. */
async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const texts = rest.split('\n\n')
    rest = texts.pop() ?? ''
    yield* texts
  }
}

/** Null for a sign of life, and for what a newer server says and this page does not know. */
function eventIn<E extends EventsEndpoint>(endpoint: E, text: string): EventOf<E> | null {
  const data = text.startsWith('data: ') ? text.slice('data: '.length) : null
  if (data === null) return null
  try {
    const read = z.safeDecode(endpoint.events, JSON.parse(data) as never)
    // Decoded with this endpoint's own schema.
    return read.success ? (read.data as EventOf<E>) : null
  } catch {
    return null // Not JSON: nothing that a server of ours would say.
  }
}
