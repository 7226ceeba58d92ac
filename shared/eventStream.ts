/** Reads the events of a stream that the server keeps open, for the page and the desktop shell. */
import { z } from 'zod/mini'
import type { EventOf, EventsEndpoint } from './endpoint'

/**
 * Yields each event. It yields null for a heartbeat and for an event of a newer server that this client doesn't know.
 */
export async function* readEvents<E extends EventsEndpoint>(
  endpoint: E,
  chunks: AsyncIterable<string>,
): AsyncGenerator<EventOf<E> | null> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    // An empty line ends each event.
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const text of blocks) yield parseEvent(endpoint, text)
  }
}

function parseEvent<E extends EventsEndpoint>(endpoint: E, text: string): EventOf<E> | null {
  const data = text.startsWith('data: ') ? text.slice('data: '.length) : null
  if (data === null) return null
  try {
    const parsed = z.safeParse(endpoint.events, JSON.parse(data))
    // The schema of this endpoint decoded the data.
    return parsed.success ? (parsed.data as EventOf<E>) : null
  } catch {
    return null // Our server only sends JSON, so this is no event.
  }
}
