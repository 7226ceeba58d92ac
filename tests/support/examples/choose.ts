/** Chooses an example for each call from the exchanges that the API tests recorded. */
import { z } from 'zod/mini'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { errorStatus } from '#shared/http/errors'
import type { Examples } from '../../../server/http/openApi/examples'
import { allCalls } from '../server/calls'
import { followsContract } from './followsContract'
import { withPlaceholders } from './placeholders'
import { RecordedExchange } from './record'

type Example = Omit<Examples['operations'][string], 'failures'>

/** A longer exchange becomes an example only if there is no shorter one. */
const preferredLength = 1200
const maxItems = 2

/** Examples in `previous` stay if they still follow the contract. */
export function chooseExamples(exchanges: readonly RecordedExchange[], previous: Examples): Examples {
  const operations: Examples['operations'] = {}
  for (const [fullName, endpoint] of allCalls) {
    const name = fullName.slice(fullName.indexOf('.') + 1)
    const recorded = exchanges.filter(({ method, path }) => method === endpoint.method && path === endpoint.path)
    const existing = previous.operations[name]
    const example = existing && followsContract(endpoint, existing) ? existing : chooseExample(endpoint, recorded)
    if (!example) continue
    const failures = [...recorded.filter(isFailure).map(({ status }) => status), ...(existing?.failures ?? [])]
    operations[name] = { ...example, failures: [...new Set(failures)].toSorted((a, b) => a - b) }
  }
  return { operations, failures: { ...chooseFailures(exchanges), ...previous.failures } }
}

export const isFailure = ({ status }: Pick<RecordedExchange, 'status'>): boolean => status >= 400

function chooseExample(endpoint: AnyEndpoint, recorded: readonly RecordedExchange[]): Example | undefined {
  const candidates = recorded
    .filter((exchange) => !isFailure(exchange))
    .map((exchange) => toExample(endpoint, exchange))
    .filter((example) => followsContract(endpoint, example))
  const counted = countEqual(candidates)
  const short = counted.filter(({ text }) => text.length <= preferredLength)
  return (short.length > 0 ? short.toSorted(byContent) : counted.toSorted(byLength))[0]?.value
}

interface Counted<Value> {
  value: Value
  text: string
  count: number
}

function countEqual<Value>(values: readonly Value[]): Counted<Value>[] {
  const counted = new Map<string, Counted<Value>>()
  for (const value of values) {
    const text = JSON.stringify(value)
    counted.set(text, { value, text, count: (counted.get(text)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}

/** The exchange that shows the most fields comes first, and of several the most common one. */
const byContent = (a: Counted<Example>, b: Counted<Example>): number =>
  countValues(b.value) - countValues(a.value) || b.count - a.count || byLength(a, b)

const byLength = (a: Counted<unknown>, b: Counted<unknown>): number =>
  a.text.length - b.text.length || a.text.localeCompare(b.text)

function toExample(endpoint: AnyEndpoint, { request: sent, response }: RecordedExchange): Example {
  const request = { ...sent, query: sent.query && withNumbers(endpoint, sent.query) }
  const parts = Object.entries(request).filter(([, part]) => part && Object.keys(part).length > 0)
  const example = { request: Object.fromEntries(parts), ...('response' in endpoint ? { response } : {}) }
  const { request: shortRequest, response: shortResponse } = RecordedExample.parse(withPlaceholders(shorten(example)))
  const short: Example = { request: shortRequest, ...(shortResponse ? { response: shortResponse } : {}) }
  // A list may have a required length.
  return followsContract(endpoint, short) ? short : RecordedExample.parse(withPlaceholders(example))
}

/** In a URL, numbers are texts. The document describes them as numbers. */
function withNumbers({ query: schema }: AnyEndpoint, query: Record<string, unknown>): Record<string, unknown> {
  const decoded = z.record(z.string(), z.unknown()).safeParse(schema && z.safeParse(schema, query).data).data ?? {}
  const isNumber = (name: string, value: unknown): boolean => String(decoded[name]) === value
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, isNumber(name, value) ? decoded[name] : value]),
  )
}

const RecordedExample = z.object({ request: RecordedExchange.shape.request, response: z.optional(z.unknown()) })

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]))
}

/** Counts the values that tell something. */
function countValues(value: unknown): number {
  if (typeof value !== 'object') return value === '' || value === undefined ? 0 : 1
  return Object.values(value ?? {}).reduce<number>((sum, field) => sum + countValues(field), 0)
}

/** Returns the most common failure of each status. */
function chooseFailures(exchanges: readonly RecordedExchange[]): Examples['failures'] {
  const failures: Examples['failures'] = {}
  for (const status of new Set(Object.values(errorStatus))) {
    const recorded = exchanges.filter((exchange) => exchange.status === status)
    const counted = countEqual(recorded.map(({ response }) => withPlaceholders(response)))
    const [common] = counted.toSorted((a, b) => b.count - a.count || byLength(a, b))
    if (common) failures[status] = common.value
  }
  return failures
}
