/** The one way to talk HTTP: a call of the contract goes out, its answer or a `Problem` comes back, nothing is thrown. */
import './jitless'
import axios from 'axios'
import { z } from 'zod/mini'
import type { AnyEndpoint, Endpoint, InputOf, ResponseOf } from '#shared/endpoint'
import { successEnvelope, type Problem } from '#shared/errors'
import { defaultRuntimeConfig, RuntimeConfig } from '#shared/runtimeConfig'
import { drop, heldSession } from '../session/heldSession'
import { urlOf } from '#shared/hosts'
import { brokenAnswerProblem, isLost, offlineProblem, problemOfAnswer, problemOfIssues } from './problemOf'

/** How long an answer is waited for. */
export const requestTimeoutMs = 30_000

let config: Promise<RuntimeConfig> | undefined

/** The environment's settings, read once; while they cannot be had, everything is on the page's own origin. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= axios
    .get<unknown>('/config.json', { timeout: requestTimeoutMs })
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

/** Nothing is shown for a duplicate payment (specification, section 8), and asking for a second step is no failure. */
const quietCodes: ReadonlySet<Problem['code']> = new Set([
  'duplicate_payment',
  'two_step_required',
  'password_change_required',
])

function failed(problem: Problem, { isRetried = false, shownByForm }: SendOptions = {}): { error: Problem } {
  const isQuiet =
    quietCodes.has(problem.code) || [shownByForm].flat().includes(problem.code) || (isRetried && isLost(problem))
  if (!isQuiet) for (const listener of listeners) listener(problem)
  return { error: problem }
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
  /** Refusals that the form itself shows, so that nothing more is told of them. */
  shownByForm?: Problem['code'] | readonly Problem['code'][]
}

/** Sends a call. An idempotency key makes a repeated payment harmless. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions = {},
): Promise<Answer<E>> {
  return received(endpoint, await sendParts(endpoint, input, options), options)
}

/** Checks an answer's envelope and data against the call that it answers. */
export function received<E extends Endpoint>(endpoint: E, answer: Sent<unknown>, options?: SendOptions): Answer<E> {
  if (answer.error) return answer
  const read = z.safeParse(successEnvelope(endpoint.response), answer.data)
  // The envelope's `data` was decoded with this endpoint's own schema.
  return read.success ? { data: read.data.data as ResponseOf<E> } : failed(brokenAnswerProblem(), options)
}

export type Sent<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Problem }

/** How a file travels instead of JSON; `files.ts` says it, so that pages without files need not carry it. */
export interface Transfer {
  /** By which the machine finds the call again, to cancel it. */
  requestId?: string
  /** Aborted when the person cancels, where that does not abort the request itself: its lost answer is no news then. */
  leaving?: AbortSignal
  /** What is sent, made from the checked fields. */
  bodyOf?: (fields: unknown) => unknown
  /** What a failed answer holds. */
  failureOf?: (data: unknown) => Promise<unknown>
  settings: { responseType?: 'blob'; timeout?: number; signal?: AbortSignal; onUploadProgress?: OnProgress }
}
type OnProgress = (progress: { loaded: number; total?: number | undefined }) => void

/** Sends the parts of a call and answers what came, unread; a failure has been told by then. */
export async function sendParts(
  endpoint: AnyEndpoint,
  input: object,
  { transfer, ...options }: SendOptions & { transfer?: Transfer },
): Promise<Sent<unknown>> {
  // The parts of an endpoint are known to its caller (`InputOf`); here only that there may be three.
  const { params, query, body } = input as Parts
  const { idempotencyKey, token } = options
  const session = endpoint.access === 'public' || token ? null : heldSession()
  const bearer = token ?? session?.token
  const written = endpoint.body && z.safeEncode(endpoint.body, body)
  if (written?.error) return { error: problemOfIssues(written.error.issues) }

  const answer = await exchange(endpoint, {
    url: urlOf(await runtimeConfig(), fillPath(endpoint.path, params)),
    params: query,
    data: transfer?.bodyOf ? transfer.bodyOf(written?.data) : written?.data,
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(transfer?.requestId && { 'X-Request-Id': transfer.requestId }),
    },
    ...transfer?.settings,
  })
  const leaving = transfer?.leaving ?? transfer?.settings.signal
  if (!answer) return leaving?.aborted ? { error: offlineProblem } : failed(offlineProblem, options)
  if (answer.status >= 400) {
    const data = transfer?.failureOf ? await transfer.failureOf(answer.data) : answer.data
    const failure = failed(problemOfAnswer(answer.status, data), options)
    // Refused, or run out before it was sent: this tab's session has ended, and the first call to notice says so.
    const wasOurs = endpoint.access !== 'public' && token === undefined && session === heldSession()
    if (answer.status === 401 && wasOurs) drop('expired')
    return failure
  }
  return { data: answer.data }
}

/** A failure that was found in an answer which seemed to be none. */
export const broken = (): { error: Problem } => failed(brokenAnswerProblem())

type Request = Transfer['settings'] & {
  url: string
  params: Record<string, unknown> | undefined
  data: unknown
  headers: Record<string, string>
}

/** The status and body of an answer, whatever the status; null when none came. */
async function exchange({ method }: AnyEndpoint, request: Request): Promise<{ status: number; data: unknown } | null> {
  try {
    return await axios.request<unknown>({ timeout: requestTimeoutMs, ...request, method, validateStatus: () => true })
  } catch {
    // axios throws only when there is no answer: offline, timed out, cancelled, refused by the browser.
    return null
  }
}
