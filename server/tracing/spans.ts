/** The spans of a trace: calls, their statements, their requests to the payment provider, and jobs. */
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Creates no spans until `startTracing` has been called. */
const tracer = trace.getTracer('portal')

interface SpanFacts {
  kind: SpanKind
  /** Starts a new trace. */
  root?: boolean
  attributes?: Record<string, string | number>
}

let idOfNextTrace: string | undefined

/** Returns the id of the trace that is being started, if `startTrace` sets it. */
export const takeIdOfNextTrace = (): string | undefined => idOfNextTrace

/** Starts the first span of a trace with this id. */
export function startTrace(id: string, name: string, facts: SpanFacts): Span {
  idOfNextTrace = id
  try {
    return tracer.startSpan(name, { ...facts, root: true })
  } finally {
    idOfNextTrace = undefined
  }
}

/** Runs work in a new span. */
export function traced<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  const span = tracer.startSpan(name, facts)
  return context.with(trace.setSpan(context.active(), span), async () => {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A statement that adds many rows has a text of hundreds of kilobytes. */
const maxTextLength = 2_000

/** Runs work outside of any trace. */
export const untraced = <Result>(work: () => Result): Result => context.with(ROOT_CONTEXT, work)

/** Runs a statement in a span if something is being traced. Its text has no values, which are sent separately. */
export function tracedStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return work()
  const [verb = ''] = text.trimStart().split(/\s/, 1)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTextLength) }
  return traced(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, work)
}

/** Records the kind of an error. Its text can contain data of a customer. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
