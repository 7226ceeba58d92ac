/** Answers to calls that the document has sent before the portal's code was loaded. `api/http.ts` uses each one once. */

interface CallParts {
  method: string
  path: string
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
}

declare global {
  interface Window {
    /** An answer is null if the call failed. */
    portalEarlyAnswers?: Map<string, Promise<unknown>>
  }
}

/** Later calls are never answered from here, because the data may have changed. In milliseconds after the navigation. */
const usableMs = 20_000

const sortedFields = (fields: unknown): string[] =>
  Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map((field) => JSON.stringify(field))
    .toSorted()

/** The order of the fields does not matter. */
const keyOf = (token: string, { method, path, query, body }: CallParts): string =>
  JSON.stringify([token, method, path, sortedFields(query), sortedFields(body)])

export function storeEarlyAnswer(token: string, call: CallParts, answer: Promise<unknown>): void {
  window.portalEarlyAnswers ??= new Map()
  window.portalEarlyAnswers.set(keyOf(token, call), answer)
}

/** Returns the early answer to this call, or null if there is none. */
export async function takeEarlyAnswer(token: string | undefined, call: CallParts): Promise<unknown> {
  if (token === undefined || !window.portalEarlyAnswers || performance.now() > usableMs) return null
  const key = keyOf(token, call)
  const answer = window.portalEarlyAnswers.get(key)
  window.portalEarlyAnswers.delete(key)
  return (await answer) ?? null
}
