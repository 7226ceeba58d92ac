/**
 * Carries the page's calls to the server. The page knows a handle where the website knows a token: the token is put in
 * its place on the way out, and taken out of the answer of a sign-in on the way in.
 */
import { z } from 'zod/mini'
import { logout, validateUser } from '#shared/contract/session'
import { validateCode } from '#shared/contract/oneTimeCodes'
import { validateRegistrationCode } from '#shared/contract/legacy'
import type { AnyEndpoint } from '#shared/endpoint'
import { urlOf } from '#shared/hosts'
import { defaultRuntimeConfig, RuntimeConfig } from '#shared/runtimeConfig'
import type { Fetch, Log } from '../ports'
import type { Custody } from '../session/custody'
import { createCancelableCalls } from './cancelableCalls'
import { callServerWith, type CallServer } from './callServer'
import { callAt } from './contractCalls'

export interface ApiProxyOptions {
  backend: URL
  fetch: Fetch
  custody: Custody
  log: Log
  /** Told of every call that the page made: whether the server answered. */
  onReached?: (isReachable: boolean) => void
}

const passedOn = ['accept', 'content-type', 'if-none-match', 'idempotency-key', 'x-request-id'] as const
const passedBack = [
  'content-type',
  'content-disposition',
  'etag',
  'retry-after',
  'cache-control',
  'x-request-id',
] as const

const configPath = '/config.json'
const timeoutMs = 30_000
const socketPatienceMs = 1000
const fileTimeoutMs = 10 * 60_000
const usualLimitBytes = 1024 * 1024
/** What a form around a file adds. */
const formBytes = 64 * 1024
const usualFileLimitBytes = 25 * 1024 * 1024

/** Calls whose answer holds a token that later calls carry, and the field of `data` that it stands in. */
const tokenFields: ReadonlyMap<AnyEndpoint, string> = new Map<AnyEndpoint, string>([
  [validateUser, 'token'],
  [validateCode, 'token'],
  [validateRegistrationCode, 'registration_token'],
])

const TokenAnswer = z.looseObject({ data: z.record(z.string(), z.unknown()) })

export interface ApiProxy {
  /** The answer of a call; null when the address is none of the API's. */
  forward: (request: Request, url: URL) => Promise<Response | null>
  /** The environment's settings, as the server has them. */
  config(): Promise<RuntimeConfig>
  /** Main's own calls, to the host that answers each. */
  callServer: CallServer
  /** Cancels a call of the page by its request id; false once the server has answered it. */
  cancel: (requestId: string) => boolean
  /** Cancels all calls with an id that the server has not answered: their page is gone. */
  cancelAll: () => void
  /** The origin of the page's sockets, which go to the server directly; the server's own until the settings are known. */
  socketOrigin: () => Promise<string>
}

export function createApiProxy({ backend, fetch, custody, log, onReached }: ApiProxyOptions): ApiProxy {
  const callBackend = callServerWith({ fetch, addressOf: async (path) => new URL(path, backend) })
  const cancelable = createCancelableCalls()
  let known: Promise<RuntimeConfig> | undefined

  function config(): Promise<RuntimeConfig> {
    known ??= callBackend({ method: 'GET', path: configPath, token: null, timeoutMs })
      .then(async (answer) => RuntimeConfig.parse(await answer.json()))
      .catch((error: unknown) => {
        // Not to be had, or not what it should be: the next call asks again.
        known = undefined
        throw error
      })
    return known
  }

  const callServer = callServerWith({
    fetch,
    addressOf: async (pathname) => new URL(urlOf(await config(), pathname), backend),
  })

  const socketOrigin = async (): Promise<string> => {
    // A page is not held up by a server that does not answer.
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), socketPatienceMs)
    })
    const settings = await Promise.race([config().catch(() => null), patience])
    clearTimeout(timer)
    return new URL(settings?.relayUrl || backend.origin).origin
  }

  async function settingsForPage(): Promise<Response> {
    // Whatever host answers a call, the page asks its own.
    const { apiUrl, paymentApiUrl, authApiUrl, enrollmentApiUrl, relayUrl } = defaultRuntimeConfig
    const own = { apiUrl, paymentApiUrl, authApiUrl, enrollmentApiUrl, relayUrl, socketUrl: await socketOrigin() }
    return Response.json({ ...(await config()), ...own })
  }

  async function forwarded(request: Request, url: URL, endpoint: AnyEndpoint): Promise<Response> {
    const handle = bearerOf(request)
    const token = handle === null ? null : custody.tokenOf(handle)
    const body = await bodyOf(request, endpoint)
    if (body === 'tooLarge') return new Response(null, { status: 413 })

    const answer = await cancelable.run(request.headers.get('x-request-id'), (signal) =>
      callServer({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        token,
        headers: headersFor(request),
        ...(body && { body }),
        signal,
        timeoutMs: timeoutOf(endpoint),
      }),
    )
    if (answer === 'canceled') return Response.error()
    // Signed out, or refused by the server: nothing of it is kept.
    if (handle !== null && (answer.status === 401 || (endpoint === logout && answer.ok))) await custody.forget(handle)
    const field = answer.ok ? tokenFields.get(endpoint) : undefined
    return field === undefined ? cleaned(answer, answer.body) : withHandle(answer, field)
  }

  /** The same answer with a handle where the token stood. */
  async function withHandle(answer: Response, field: string): Promise<Response> {
    const sent = TokenAnswer.parse(await answer.json())
    const token = sent.data[field]
    const expiresAt = sent.data['expires_at']
    // A code may have been sent for something that needs no token.
    if (typeof token !== 'string' || typeof expiresAt !== 'string') return cleaned(answer, JSON.stringify(sent))
    const data = { ...sent.data, [field]: custody.hold({ token, expiresAt }) }
    return cleaned(answer, JSON.stringify({ ...sent, data }))
  }

  async function forward(request: Request, url: URL): Promise<Response | null> {
    // The relay's calls have paths outside of /api.
    const endpoint = callAt(request.method, url.pathname)
    const isCall = endpoint !== null || url.pathname.startsWith('/api/')
    if (!isCall && url.pathname !== configPath) return null
    if (isCall && !endpoint) return new Response(null, { status: 404 })
    try {
      const answer = endpoint ? await forwarded(request, url, endpoint) : await settingsForPage()
      // A canceled call says nothing about the server.
      if (answer.type !== 'error') onReached?.(true)
      return answer
    } catch (error) {
      // As in a browser whose line is cut: the page knows what to say then.
      // The log gets the path of the contract, because a real one can contain a person's account number or address.
      log.warn('proxy.unreachable', { path: endpoint?.path ?? configPath, error: String(error) })
      onReached?.(false)
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

function headersFor(request: Request): Headers {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

async function bodyOf(request: Request, endpoint: AnyEndpoint): Promise<ArrayBuffer | 'tooLarge' | null> {
  if (request.body === null) return null
  const limit = endpoint.takesFile ? (endpoint.fileLimitBytes ?? usualFileLimitBytes) + formBytes : usualLimitBytes
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'tooLarge'
  const body = await request.arrayBuffer()
  return body.byteLength > limit ? 'tooLarge' : body
}

function timeoutOf(endpoint: AnyEndpoint): number | null {
  if ('events' in endpoint) return null
  return endpoint.takesFile || 'file' in endpoint ? fileTimeoutMs : timeoutMs
}

/** Without what is for browsers at the server's own origin, such as cookies, and what no longer fits the body. */
function cleaned(answer: Response, body: BodyInit | null): Response {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' })
  for (const name of passedBack) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : body, { status: answer.status, headers })
}
