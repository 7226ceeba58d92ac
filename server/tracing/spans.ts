/** The spans of a trace: calls, their statements, their requests to the payment provider, and jobs. */
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Creates no spans until `startTracing` has been called. */
const tracer = trace.getTracer('portal')

interface SpanFacts {
  kind: SpanKind
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

/** Runs work in a span of its own. */
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

/** Runs a statement in a span if something is being traced. Its text has no values, which are sent separately. */
export function tracedStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return work()
  const [verb = ''] = text.trimStart().split(/\s/, 1)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  return traced(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, work)
}

/** Records the kind of an error. Its text can contain data of a customer. */
export function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
