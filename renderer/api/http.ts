/** The only HTTP client: it sends a call of the contract and returns data or a `Problem`. It never throws. */
import './jitless'
import axios from 'axios'
import { z } from 'zod/mini'
import type { AnyEndpoint, Endpoint, InputOf, ResponseOf } from '#shared/http/endpoint'
import { type Problem, successEnvelope } from '#shared/http/errors'
import { urlOf } from '#shared/http/hosts'
import { defaultRuntimeConfig, RuntimeConfig } from '#shared/http/runtimeConfig'
import { clearSession, getStoredSession } from '../session/storedSession'
import { takeEarlyAnswer } from './earlyAnswers'
import { brokenAnswerProblem, isOutcomeUnknown, offlineProblem, problemOfAnswer, problemOfIssues } from './problemOf'
import { type QueryFields, searchParamsOf } from './searchParamsOf'

/** The timeout for an answer. */
export const requestTimeoutMs = 30_000

let config: Promise<RuntimeConfig> | undefined
let knownConfig = configOfDocument()

/** The server writes the settings into the page. The desktop app and the development server do not. */
function configOfDocument(): RuntimeConfig | null {
  const text = typeof document === 'undefined' ? null : document.getElementById('runtime-config')?.textContent
  return text ? RuntimeConfig.parse(JSON.parse(text)) : null
}

/** Returns the environment's settings, or the defaults until they are loaded. */
export const knownRuntimeConfig = (): RuntimeConfig => knownConfig ?? defaultRuntimeConfig

/** Returns the environment's settings, read once. If they cannot be loaded, everything uses the page's own origin. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  if (knownConfig) return Promise.resolve(knownConfig)
  config ??= axios
    .get<unknown>('/config.json', { timeout: requestTimeoutMs })
    .then((answer) => {
      knownConfig = RuntimeConfig.parse(answer.data)
      return knownConfig
    })
    .catch(() => {
      // The settings could not be loaded or parsed, so the next call tries again.
      config = undefined
      return defaultRuntimeConfig
    })
  return config
}

const listeners = new Set<(problem: Problem) => void>()

/** Calls the listener once for every failed call. Returns a function that unsubscribes. */
export function onFailure(listener: (problem: Problem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A duplicate payment shows nothing (specification, section 8), and a required second step is not a failure. */
const quietCodes: ReadonlySet<Problem['code']> = new Set([
  'duplicate_payment',
  'two_step_required',
  'password_change_required',
])

function reportFailure(problem: Problem, { isRetried = false, shownByForm }: SendOptions = {}): { error: Problem } {
  const isQuiet =
    quietCodes.has(problem.code) ||
    [shownByForm].flat().includes(problem.code) ||
    (isRetried && isOutcomeUnknown(problem))
  if (!isQuiet) for (const listener of listeners) listener(problem)
  return { error: problem }
}

interface RequestParts {
  params?: Record<string, string>
  query?: QueryFields
  body?: unknown
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/[:{](\w+)}?/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

export type ApiAnswer<E extends Endpoint> =
  | { data: ResponseOf<E>; error?: undefined }
  | { data?: undefined; error: Problem }

export interface SendOptions {
  idempotencyKey?: string
  /** A token other than this tab's session, such as that of a one-time code. */
  token?: string
  /** The caller retries when the answer is lost, and reports the final outcome. */
  isRetried?: boolean
  /** Error codes that the form displays itself, so that no toast repeats them. */
  shownByForm?: Problem['code'] | readonly Problem['code'][]
}

/** Sends a call. An idempotency key makes repeating a payment safe. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions = {},
): Promise<ApiAnswer<E>> {
  return decodeAnswer(endpoint, await sendParts(endpoint, input, options), options)
}

/** Checks the envelope and the data of an answer against the call's contract. */
export function decodeAnswer<E extends Endpoint>(
  endpoint: E,
  answer: SendResult<unknown>,
  options?: SendOptions,
): ApiAnswer<E> {
  if (answer.error) return answer
  const parsed = z.safeParse(successEnvelope(endpoint.response), answer.data)
  // The envelope's `data` was decoded with this endpoint's own schema.
  return parsed.success ? { data: parsed.data.data as ResponseOf<E> } : reportFailure(brokenAnswerProblem(), options)
}

export type SendResult<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Problem }

/** How a file is sent or received. `files.ts` sets it, so that pages without files need not load that code. */
export interface FileTransfer {
  /** The id under which the desktop shell finds the call to cancel it. */
  requestId?: string
  /** Aborted when the user cancels without aborting the request itself. A lost answer is then no failure. */
  cancelSignal?: AbortSignal
  /** Builds the request body from the validated fields. */
  bodyOf?: (fields: unknown) => unknown
  /** Reads the data of a failed answer. */
  failureOf?: (data: unknown) => Promise<unknown>
  settings: { responseType?: 'blob'; timeout?: number; signal?: AbortSignal; onUploadProgress?: UploadProgressHandler }
}
type UploadProgressHandler = (progress: { loaded: number; total?: number | undefined }) => void

/** Sends the parts of a call and returns the raw answer. Failures have been reported to the listeners by then. */
export async function sendParts(
  endpoint: AnyEndpoint,
  input: object,
  { transfer, ...options }: SendOptions & { transfer?: FileTransfer },
): Promise<SendResult<unknown>> {
  // `InputOf` types these parts for the caller. Here we only know that there can be three of them.
  const { params, query, body } = input as RequestParts
  const { idempotencyKey, token } = options
  const session = endpoint.access === 'public' || token ? null : getStoredSession()
  const bearer = token ?? session?.token
  const encodedBody = endpoint.body && z.safeEncode(endpoint.body, body)
  if (encodedBody?.error) return { error: problemOfIssues(encodedBody.error.issues) }

  const early = await takeEarlyAnswer(bearer, { ...endpoint, query, body: encodedBody?.data })
  if (early !== null) return { data: early }

  const answer = await sendRequest(endpoint, {
    url: urlOf(await runtimeConfig(), fillPath(endpoint.path, params)),
    params: query && searchParamsOf(query),
    data: transfer?.bodyOf ? transfer.bodyOf(encodedBody?.data) : encodedBody?.data,
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(transfer?.requestId && { 'X-Request-Id': transfer.requestId }),
    },
    ...transfer?.settings,
  })
  const cancelSignal = transfer?.cancelSignal ?? transfer?.settings.signal
  if (!answer) return cancelSignal?.aborted ? { error: offlineProblem } : reportFailure(offlineProblem, options)
  if (answer.status >= 400) {
    const data = transfer?.failureOf ? await transfer.failureOf(answer.data) : answer.data
    const failure = reportFailure(problemOfAnswer(answer.status, data), options)
    // The token was rejected or expired, so this tab's session has ended. The first call to notice it clears the
    // session.
    const usedOwnSession = endpoint.access !== 'public' && token === undefined && session === getStoredSession()
    if (answer.status === 401 && usedOwnSession) clearSession('expired')
    return failure
  }
  return { data: answer.data }
}

/** Reports an answer that turned out to be invalid. */
export const reportBrokenAnswer = (): { error: Problem } => reportFailure(brokenAnswerProblem())

type HttpRequest = FileTransfer['settings'] & {
  url: string
  params: URLSearchParams | undefined
  data: unknown
  headers: Record<string, string>
}

/** Returns the status and body of any answer, or null when none came. */
async function sendRequest(
  { method }: AnyEndpoint,
  request: HttpRequest,
): Promise<{ status: number; data: unknown } | null> {
  try {
    return await axios.request<unknown>({ timeout: requestTimeoutMs, ...request, method, validateStatus: () => true })
  } catch {
    // axios throws only when there is no answer: offline, timed out, canceled, or refused by the browser.
    return null
  }
}
