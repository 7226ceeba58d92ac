/** Answers to calls that the document has sent before the portal's code was loaded. `api/http.ts` uses each one once. */

interface CallParts {
  method: string
  path: string
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
}

/** A query whose call has been sent early. */
interface EarlyQuery {
  endpointName: string
  argument: object
}

/** A call whose query fits into a URL as it is. */
export interface EarlyRequest extends CallParts {
  query?: Readonly<Record<string, string | number | undefined>> | undefined
}

/** Without a query, the screen finds the answer when it sends the call itself. */
export type EarlyCall = EarlyRequest & (EarlyQuery | { endpointName?: undefined })

interface EarlyAnswer {
  /** Null if the call failed. */
  answer: Promise<unknown>
  sentAt: number
}

declare global {
  interface Window {
    portalEarlyCalls?: EarlyQuery[]
    portalEarlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** Older answers are not used, because the data may have changed. */
const usableMs = 20_000

const sortedFields = (fields: unknown): string[] =>
  Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map((field) => JSON.stringify(field))
    .toSorted()

/** The order of the fields does not matter. */
const keyOf = (token: string, { method, path, query, body }: CallParts): string =>
  JSON.stringify([token, method, path, sortedFields(query), sortedFields(body)])

export function storeEarlyAnswer(token: string, call: EarlyCall, answer: Promise<unknown>): void {
  window.portalEarlyCalls ??= []
  if (call.endpointName !== undefined) window.portalEarlyCalls.push(call)
  window.portalEarlyAnswers ??= new Map()
  window.portalEarlyAnswers.set(keyOf(token, call), { answer, sentAt: performance.now() })
}

/** Returns the early answer to this call, or null if there is none. */
export async function takeEarlyAnswer(token: string | undefined, call: CallParts): Promise<unknown> {
  if (token === undefined || !window.portalEarlyAnswers) return null
  const key = keyOf(token, call)
  const early = window.portalEarlyAnswers.get(key)
  window.portalEarlyAnswers.delete(key)
  return early && performance.now() - early.sentAt < usableMs ? early.answer : null
}

/** Returns the queries whose calls have been sent early. A second call returns none. */
export function takeEarlyCalls(): EarlyQuery[] {
  const calls = window.portalEarlyCalls ?? []
  delete window.portalEarlyCalls
  return calls
}
