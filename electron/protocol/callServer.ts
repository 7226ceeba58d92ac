/** Sends main's calls to the server. It adds the token and makes sure that the token can't leak. */
import type { Fetch } from '../ports'

export interface ServerCall {
  method: string
  /** The path of the contract with its parameters filled in. */
  path: string
  query?: URLSearchParams | Record<string, string>
  /** Null for calls that need no sign-in. */
  token: string | null
  headers?: HeadersInit
  body?: BodyInit | undefined
  /** Cancels the call. */
  signal?: AbortSignal
  /** Limits the time for the whole response. It is null if the caller has its own timeout. */
  timeoutMs: number | null
}

export type CallServer = (call: ServerCall) => Promise<Response>

interface CallServerOptions {
  fetch: Fetch
  /** Returns the URL of a path. */
  addressOf: (pathname: string) => Promise<URL>
}

/** The returned function throws if the server doesn't answer. */
export const createCallServer =
  ({ fetch, addressOf }: CallServerOptions): CallServer =>
  async ({ method, path, query, token, headers: callHeaders, body, signal, timeoutMs }) => {
    const address = await addressOf(path)
    for (const [name, value] of new URLSearchParams(query)) address.searchParams.append(name, value)
    const headers = new Headers(callHeaders)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    const endController = new AbortController()
    const signals = [endController.signal, signal, timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs)]
    const answer = await fetch(address.href, {
      method,
      headers,
      ...(body !== undefined && { body }),
      // Our server never redirects, and a token must not follow a redirect.
      redirect: 'error',
      // Main must not send the page's cookies, and personal data must not stay in Chromium's cache.
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any(signals.filter((candidate) => candidate !== undefined)),
    })
    return endWithReader(answer, () => endController.abort())
  }

/**
 * Returns a response whose call ends when the reader cancels the body. `net.fetch` alone keeps the call open: a live
 * stream would occupy one of Chromium's six connections to the server until the app closes.
 */
function endWithReader(answer: Response, endCall: () => void): Response {
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
        endCall()
        await reader.cancel(reason).catch(() => undefined)
      },
    },
    // The stream reads nothing ahead, so that a file on its way to disk doesn't fill the memory.
    { highWaterMark: 0 },
  )
  return new Response(body, { status: answer.status, headers: answer.headers })
}
