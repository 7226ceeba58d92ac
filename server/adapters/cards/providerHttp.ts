/** One request to the provider: the key, the time limit, and what a failure looks like. */
import { CardProviderError } from './cardProvider'

export interface ProviderAddress {
  baseUrl: string
  key: string
  timeoutMs: number
}

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path segments; each is escaped. */
  path: readonly string[]
  query?: Record<string, string>
  body?: unknown
}

export interface ProviderAnswer {
  status: number
  /** The parsed JSON; null when there was none. */
  body: unknown
}

/** The connection was never made, so the provider cannot have seen the request. */
export class NotSent extends CardProviderError {}

// Names and addresses fail before the first byte leaves. Whatever breaks later may have reached the provider.
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

export async function askProvider(address: ProviderAddress, request: ProviderRequest): Promise<ProviderAnswer> {
  const url = urlOf(address.baseUrl, request)
  const hasBody = request.body !== undefined
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: {
        authorization: `Bearer ${address.key}`,
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(request.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(address.timeoutMs),
    })
    return { status: response.status, body: jsonOf(await response.text()) }
  } catch (cause) {
    const code = codeOf(cause)
    const Failure = code !== null && neverConnected.has(code) ? NotSent : CardProviderError
    throw new Failure(`The payment provider gave no answer (${code ?? nameOf(cause)}).`, { cause })
  }
}

function urlOf(baseUrl: string, { path, query = {} }: ProviderRequest): string {
  // Addresses swallow segments of dots, which would make one call another.
  if (path.some((segment) => /^\.*$/.test(segment))) throw new CardProviderError('A name in the address is not one.')
  const search = new URLSearchParams(query).toString()
  return `${baseUrl.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An empty answer, or a proxy's page: whoever asked finds it does not fit.
    return null
  }
}

/** fetch wraps what the network said into a cause. */
function codeOf(error: unknown): string | null {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : null
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown error')
