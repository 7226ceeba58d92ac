/** The one way to talk HTTP: a call of the contract goes out, its answer or a `Problem` comes back, nothing is thrown. */
import './jitless'
import axios from 'axios'
import { z } from 'zod/mini'
import type { Endpoint, InputOf, ResponseOf } from '#shared/endpoint'
import { successEnvelope, type Problem } from '#shared/errors'
import { defaultRuntimeConfig, RuntimeConfig } from '#shared/runtimeConfig'
import { drop, heldSession } from '../session/heldSession'
import { urlOf } from './hosts'
import { brokenAnswerProblem, isLost, offlineProblem, problemOfAnswer, problemOfIssues } from './problemOf'

const timeoutMs = 30_000

let config: Promise<RuntimeConfig> | undefined

/** The environment's settings, read once; while they cannot be had, everything is on the page's own origin. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= axios
    .get<unknown>('/config.json', { timeout: timeoutMs })
    .then((answer) => RuntimeConfig.parse(answer.data))
    .catch(() => {
      // Not to be had, or not what it should be: the next call asks again.
      config = undefined
      return defaultRuntimeConfig
    })
  return config
}

const listeners = new Set<(problem: Problem) => void>()

/** Tells of every failed call once, whoever made it. Answers how to stop listening. */
export function onFailure(listener: (problem: Problem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(problem: Problem, { isRetried = false }: SendOptions): void {
  // Nothing is shown for a duplicate payment (specification, section 8).
  if (problem.code === 'duplicate_payment' || (isRetried && isLost(problem))) return
  for (const listener of listeners) listener(problem)
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/[:{](\w+)}?/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

export type Answer<E extends Endpoint> =
  | { data: ResponseOf<E>; error?: undefined }
  | { data?: undefined; error: Problem }

export interface SendOptions {
  idempotencyKey?: string
  /** A token that is not this tab's session: that of a one-time code. */
  token?: string
  /** Whoever sends it asks again when the answer is lost, and tells what came of it in the end. */
  isRetried?: boolean
}

/** Sends a call. An idempotency key makes a repeated payment harmless. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions = {},
): Promise<Answer<E>> {
  const { idempotencyKey, token } = options
  const failed = (error: Problem): { error: Problem } => {
    tell(error, options)
    return { error }
  }
  // The parts of an endpoint are known to its caller (`InputOf`); here only that there may be three.
  const { params, query, body } = input as Parts
  const session = endpoint.access === 'public' || token ? null : heldSession()
  const bearer = token ?? session?.token
  const written = endpoint.body && z.safeEncode(endpoint.body, body)
  if (written?.error) return { error: problemOfIssues(written.error.issues) }

  const answer = await exchange(endpoint, {
    url: urlOf(await runtimeConfig(), fillPath(endpoint.path, params)),
    params: query,
    data: written?.data,
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
  })
  if (!answer) return failed(offlineProblem)
  if (answer.status >= 400) {
    const failure = failed(problemOfAnswer(answer.status, answer.data))
    // Refused, or run out before it was sent: this tab's session has ended, and the first call to notice says so.
    const wasOurs = endpoint.access !== 'public' && token === undefined && session === heldSession()
    if (answer.status === 401 && wasOurs) drop('expired')
    return failure
  }
  const read = z.safeDecode(successEnvelope(endpoint.response), answer.data as never)
  // The envelope's `data` was decoded with this endpoint's own schema.
  return read.success ? { data: read.data.data as ResponseOf<E> } : failed(brokenAnswerProblem())
}

interface Request {
  url: string
  params: Record<string, unknown> | undefined
  data: unknown
  headers: Record<string, string>
}

/** The status and body of an answer, whatever the status; null when none came. */
async function exchange({ method }: Endpoint, request: Request): Promise<{ status: number; data: unknown } | null> {
  try {
    return await axios.request<unknown>({ ...request, method, timeout: timeoutMs, validateStatus: () => true })
  } catch {
    // axios throws only when there is no answer: offline, timed out, refused by the browser.
    return null
  }
}
