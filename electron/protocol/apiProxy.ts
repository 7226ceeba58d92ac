/**
 * Forwards the page's calls to the server. The page has a handle where the website has a token: the proxy replaces the
 * handle with the token in requests, and the token with a handle in the responses of a sign-in.
 */
import { z } from 'zod/mini'
import { validateRegistrationCode } from '#shared/contract/customers/registrations'
import { validateCode } from '#shared/contract/signIn/oneTimeCodes'
import { logout, validateUser } from '#shared/contract/signIn/session'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { urlOf } from '#shared/http/hosts'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import type { Fetch, Log } from '../ports'
import type { TokenVault } from '../session/tokenVault'
import { type CallServer, createCallServer } from './callServer'
import { createCancelableCalls } from './cancelableCalls'
import { findEndpoint } from './contractCalls'
import { configPath, createServerConfig } from './serverConfig'

interface ApiProxyOptions {
  backend: URL
  fetch: Fetch
  vault: TokenVault
  log: Log
  /** Reports for every call of the page whether the server answered. */
  onReachability?: (isReachable: boolean) => void
}

const forwardedHeaders = ['accept', 'content-type', 'if-none-match', 'idempotency-key', 'x-request-id'] as const
const returnedHeaders = [
  'content-type',
  'content-disposition',
  'etag',
  'retry-after',
  'cache-control',
  'x-request-id',
] as const

const timeoutMs = 30_000
const fileTimeoutMs = 10 * 60_000
const defaultLimitBytes = 1024 * 1024
/** The multipart form around a file adds up to this. */
const formOverheadBytes = 64 * 1024
const defaultFileLimitBytes = 25 * 1024 * 1024

/** Maps the calls whose response contains a token for later calls to its field in `data`. */
const tokenFields: ReadonlyMap<AnyEndpoint, string> = new Map<AnyEndpoint, string>([
  [validateUser, 'token'],
  [validateCode, 'token'],
  [validateRegistrationCode, 'registration_token'],
])

const TokenAnswer = z.looseObject({ data: z.record(z.string(), z.unknown()) })

interface ApiProxy {
  /** Returns the response of a call, or null if the URL doesn't belong to the API. */
  forward: (request: Request, url: URL) => Promise<Response | null>
  /** Returns the runtime settings of the server. */
  config(): Promise<RuntimeConfig>
  /** Sends main's own calls to the host of each endpoint. */
  callServer: CallServer
  /** Cancels a call of the page by its request id. It returns false if the server has already answered. */
  cancel: (requestId: string) => boolean
  /** Cancels all unanswered calls that have an id, because their page is gone. */
  cancelAll: () => void
  /**
   * Returns the origin of the page's sockets, which connect directly. It is the server's own until the settings are
   * known.
   */
  socketOrigin: () => Promise<string>
}

export function createApiProxy({ backend, fetch, vault, log, onReachability }: ApiProxyOptions): ApiProxy {
  const { config, socketOrigin, settingsForPage } = createServerConfig(backend, fetch)
  const cancelable = createCancelableCalls()
  const callServer = createCallServer({
    fetch,
    addressOf: async (pathname) => new URL(urlOf(await config(), pathname), backend),
  })

  async function forwardCall(request: Request, url: URL, endpoint: AnyEndpoint): Promise<Response> {
    const handle = bearerOf(request)
    const token = handle === null ? null : vault.tokenOf(handle)
    const body = await readBody(request, endpoint)
    if (body === 'tooLarge') return new Response(null, { status: 413 })

    const answer = await cancelable.run(request.headers.get('x-request-id'), (signal) =>
      callServer({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        token,
        headers: pickHeaders(request),
        ...(body && { body }),
        signal,
        timeoutMs: timeoutOf(endpoint),
      }),
    )
    if (answer === 'canceled') return Response.error()
    // The user signed out or the server rejected the token, so it is deleted.
    if (handle !== null && (answer.status === 401 || (endpoint === logout && answer.ok)))
      await vault.clearSession(handle)
    const field = answer.ok ? tokenFields.get(endpoint) : undefined
    return field === undefined ? toPageResponse(answer, answer.body) : withHandle(answer, field)
  }

  /** Replaces the token in the response with a handle. */
  async function withHandle(answer: Response, field: string): Promise<Response> {
    const responseBody = TokenAnswer.parse(await answer.json())
    const token = responseBody.data[field]
    const expiresAt = responseBody.data['expires_at']
    // The response has no token if the code was sent for something that needs none.
    if (typeof token !== 'string' || typeof expiresAt !== 'string')
      return toPageResponse(answer, JSON.stringify(responseBody))
    const data = { ...responseBody.data, [field]: vault.addToken({ token, expiresAt }) }
    return toPageResponse(answer, JSON.stringify({ ...responseBody, data }))
  }

  async function forward(request: Request, url: URL): Promise<Response | null> {
    // The calls to the relay have paths outside of /api.
    const endpoint = findEndpoint(request.method, url.pathname)
    const isCall = endpoint !== null || url.pathname.startsWith('/api/')
    if (!isCall && url.pathname !== configPath) return null
    if (isCall && !endpoint) return new Response(null, { status: 404 })
    try {
      const answer = endpoint ? await forwardCall(request, url, endpoint) : await settingsForPage()
      // A canceled call tells nothing about the server.
      if (answer.type !== 'error') onReachability?.(true)
      return answer
    } catch (error) {
      // The page handles this like a lost connection in a browser.
      // The log gets the path of the contract, because a real one can contain a person's account number or address.
      log.warn('proxy.unreachable', { path: endpoint?.path ?? configPath, error: String(error) })
      onReachability?.(false)
      return Response.error()
    }
  }

  const { cancel, cancelAll } = cancelable
  return { forward, config, callServer, cancel, cancelAll, socketOrigin }
}

function bearerOf(request: Request): string | null {
  const [, handle] = /^Bearer ([\w-]+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return handle ?? null
}

function pickHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

async function readBody(request: Request, endpoint: AnyEndpoint): Promise<ArrayBuffer | 'tooLarge' | null> {
  if (request.body === null) return null
  const limit = endpoint.takesFile
    ? (endpoint.fileLimitBytes ?? defaultFileLimitBytes) + formOverheadBytes
    : defaultLimitBytes
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'tooLarge'
  const body = await request.arrayBuffer()
  return body.byteLength > limit ? 'tooLarge' : body
}

function timeoutOf(endpoint: AnyEndpoint): number | null {
  if ('events' in endpoint) return null
  return endpoint.takesFile || 'file' in endpoint ? fileTimeoutMs : timeoutMs
}

/**
 * Drops headers that are meant for browsers at the server's origin, such as cookies, and headers that no longer match
 * the body.
 */
function toPageResponse(answer: Response, body: BodyInit | null): Response {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' })
  for (const name of returnedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : body, { status: answer.status, headers })
}
