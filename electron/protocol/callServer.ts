/** How main calls the server, in one place: with whose token, and with what a token must never do on its way. */
import type { Fetch } from '../ports'

export interface ServerCall {
  method: string
  /** As the contract has it, with its parts filled in. */
  path: string
  query?: URLSearchParams | Record<string, string>
  /** Null for a call that nobody has to be signed in for. */
  token: string | null
  headers?: HeadersInit
  body?: BodyInit | undefined
  /** Calls it off. */
  signal?: AbortSignal
  /** How long the whole answer may take; null for who waits in a way of their own. */
  timeoutMs: number | null
}

export type CallServer = (call: ServerCall) => Promise<Response>

interface CallServerOptions {
  fetch: Fetch
  /** Where a path is answered. */
  addressOf: (pathname: string) => Promise<URL>
}

/** Throws when no answer comes. */
export const callServerWith =
  ({ fetch, addressOf }: CallServerOptions): CallServer =>
  async ({ method, path, query, token, headers: given, body, signal, timeoutMs }) => {
    const address = await addressOf(path)
    for (const [name, value] of new URLSearchParams(query)) address.searchParams.append(name, value)
    const headers = new Headers(given)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    const ended = new AbortController()
    const signals = [ended.signal, signal, timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs)]
    const answer = await fetch(address.href, {
      method,
      headers,
      ...(body !== undefined && { body }),
      // Our server sends nobody elsewhere, and a token must not follow there.
      redirect: 'error',
      // A page's cookies are none of main's, and what belongs to somebody is not left in Chromium's cache.
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any(signals.filter((one) => one !== undefined)),
    })
    return endedByReader(answer, () => ended.abort())
  }

/**
 * The same answer, whose call ends when the reader cancels the body. `net.fetch` alone keeps the call open: a live
 * stream would occupy one of Chromium's six connections to the server until the app is closed.
 */
function endedByReader(answer: Response, end: () => void): Response {
  if (answer.body === null) return answer
  const reader = answer.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        end()
        await reader.cancel(reason).catch(() => undefined)
      },
    },
    // Nothing is read ahead of the reader: a file on its way to the disk is not gathered in memory.
    { highWaterMark: 0 },
  )
  return new Response(body, { status: answer.status, headers: answer.headers })
}
