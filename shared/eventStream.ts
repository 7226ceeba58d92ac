/** The events of a stream that the server keeps open, read as they come: in the page and in the desktop shell. */
import { z } from 'zod/mini'
import type { EventOf, EventsEndpoint } from './endpoint'

/** Each event, and null for a sign of life or for what a newer server says and this program does not know. */
export async function* eventsOf<E extends EventsEndpoint>(
  endpoint: E,
  chunks: AsyncIterable<string>,
): AsyncGenerator<EventOf<E> | null> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    // An empty line ends each of them.
    const texts = rest.split('\n\n')
    rest = texts.pop() ?? ''
    for (const text of texts) yield eventIn(endpoint, text)
  }
}

function eventIn<E extends EventsEndpoint>(endpoint: E, text: string): EventOf<E> | null {
  const data = text.startsWith('data: ') ? text.slice('data: '.length) : null
  if (data === null) return null
  try {
    const read = z.safeParse(endpoint.events, JSON.parse(data))
    // Decoded with this endpoint's own schema.
    return read.success ? (read.data as EventOf<E>) : null
  } catch {
    return null // Not JSON: nothing that a server of ours would say.
  }
}
