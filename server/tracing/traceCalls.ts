/** Traces the calls of the contract, except event streams, which stay open. */
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callsOfContract } from '../metrics/calls'
import { startTrace } from './spans'

const contextOf = (span: Span) => trace.setSpan(ROOT_CONTEXT, span)

/** The id of the trace is that of the request, which the log and the page that reports a failure contain. */
export function traceCalls(app: FastifyInstance): void {
  const names = new Map(
    callsOfContract()
      .filter(({ endpoint }) => !('events' in endpoint))
      .map(({ name, endpoint }) => [`${endpoint.method} ${endpoint.path}`, name]),
  )
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? ''
    const name = names.get(`${request.method} ${route}`)
    if (name === undefined) return done()
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = startTrace(request.id, name, { kind: SpanKind.SERVER, attributes })
    spans.set(request, span)
    context.with(contextOf(span), done)
  })
  // The events of a body that arrives leave the context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(contextOf(span), done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    spans.delete(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end()
    spans.delete(request)
    done()
  })
}
