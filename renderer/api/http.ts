/** The one way to talk HTTP: a call of the contract goes out, its answer or a `Problem` comes back, nothing is thrown. */
import './jitless'
import axios from 'axios'
import { z } from 'zod/mini'
import type { AnyEndpoint, Endpoint, FileEndpoint, InputOf, ResponseOf } from '#shared/endpoint'
import { successEnvelope, type Problem } from '#shared/errors'
import { defaultRuntimeConfig, RuntimeConfig } from '#shared/runtimeConfig'
import { drop, heldSession } from '../session/heldSession'
import { urlOf } from './hosts'
import { brokenAnswerProblem, offlineProblem, problemOfAnswer, problemOfIssues } from './problemOf'

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

function failed(problem: Problem): { error: Problem } {
  // Nothing is shown for a duplicate payment (specification, section 8), and asking for a second step is no failure.
  const isQuiet = problem.code === 'duplicate_payment' || problem.code === 'two_step_required'
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
}

/** Sends a call. An idempotency key makes a repeated payment harmless. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions = {},
): Promise<Answer<E>> {
  return received(endpoint, await sendParts(endpoint, input, options))
}

/** Checks an answer's envelope and data against the call that it answers. */
function received<E extends Endpoint>(endpoint: E, answer: Sent<unknown>): Answer<E> {
  if (answer.error) return answer
  const read = z.safeDecode(successEnvelope(endpoint.response), answer.data as never)
  // The envelope's `data` was decoded with this endpoint's own schema.
  return read.success ? { data: read.data.data as ResponseOf<E> } : failed(brokenAnswerProblem())
}

/** Fetches a file. */
export async function sendForFile<E extends FileEndpoint>(endpoint: E, input: InputOf<E>): Promise<Sent<Blob>> {
  const answer = await sendParts(endpoint, input, { responseType: 'blob' })
  if (answer.error) return answer
  return answer.data instanceof Blob ? { data: answer.data } : failed(brokenAnswerProblem())
}

export interface UploadOptions {
  /** Told how much has left, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file, with the call's other fields beside it in one form. */
export async function sendWithFile<E extends Endpoint & { takesFile: true }>(
  endpoint: E,
  input: InputOf<E>,
  upload: UploadOptions & { file: File },
): Promise<Answer<E>> {
  return received(endpoint, await sendParts(endpoint, input, upload))
}

type Sent<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Problem }
type PartsOptions = SendOptions & UploadOptions & { file?: File; responseType?: 'blob' }

async function sendParts(endpoint: AnyEndpoint, input: object, options: PartsOptions): Promise<Sent<unknown>> {
  // The parts of an endpoint are known to its caller (`InputOf`); here only that there may be three.
  const { params, query, body } = input as Parts
  const { idempotencyKey, token, file, signal } = options
  const session = endpoint.access === 'public' || token ? null : heldSession()
  const bearer = token ?? session?.token
  const written = endpoint.body && z.safeEncode(endpoint.body, body)
  if (written?.error) return { error: problemOfIssues(written.error.issues) }

  const answer = await exchange(endpoint, {
    url: urlOf(await runtimeConfig(), fillPath(endpoint.path, params)),
    params: query,
    data: file ? formOf(file, written?.data) : written?.data,
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    options,
  })
  // What the person broke off themselves is no news to them.
  if (!answer) return signal?.aborted ? { error: offlineProblem } : failed(offlineProblem)
  if (answer.status >= 400) {
    const failure = failed(problemOfAnswer(answer.status, await failureOf(answer.data)))
    // Refused, or run out before it was sent: this tab's session has ended, and the first call to notice says so.
    const wasOurs = endpoint.access !== 'public' && token === undefined && session === heldSession()
    if (answer.status === 401 && wasOurs) drop('expired')
    return failure
  }
  return { data: answer.data }
}

function formOf(file: File, fields: unknown): FormData {
  const form = new FormData()
  // The fields come first: the server reads the form in its order.
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', file)
  return form
}

/** A failure is JSON also where a file was asked for. */
async function failureOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text())
  } catch {
    return null // Not JSON: a proxy's page. The status alone says what happened.
  }
}

interface Request {
  url: string
  params: Record<string, unknown> | undefined
  data: unknown
  headers: Record<string, string>
  options: PartsOptions
}

/** The status and body of an answer, whatever the status; null when none came. */
async function exchange(
  { method }: AnyEndpoint,
  { options: { onProgress, signal, file, responseType }, ...request }: Request,
): Promise<{ status: number; data: unknown } | null> {
  try {
    return await axios.request<unknown>({
      ...request,
      method,
      // A file on a slow line takes as long as it takes; the person can cancel.
      timeout: file ? 0 : timeoutMs,
      validateStatus: () => true,
      ...(responseType && { responseType }),
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) }),
    })
  } catch {
    // axios throws only when there is no answer: offline, timed out, cancelled, refused by the browser.
    return null
  }
}
