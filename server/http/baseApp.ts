/**
 * Creates a Fastify app with what every program needs before its first route: error handling, logging and security
 * headers.
 */
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { bodyLimitBytes } from '#shared/http/limits'
import type { Lifecycle } from '../lifecycle'
import { measureCalls } from '../metrics/measure'
import type { Services } from '../services'
import { traceCalls } from '../tracing/traceCalls'
import { notFound } from './appError'
import { installBodyTimeout, uploadTimeoutMs } from './bodyTimeout'
import { limitConnections } from './connectionLimit'
import { installErrorHandler, sendFailure } from './errorHandler'
import { installSecurity } from './security'

export function createBaseApp(services: Services): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: (_address: string, hop: number) => hop < services.config.TRUST_PROXY,
    // The id of a request is also that of its trace, which has no dashes.
    genReqId: () => randomUUID().replaceAll('-', ''),
    // An address that cannot be decoded is answered as not found.
    frameworkErrors: (_error, request, reply) => void sendFailure(notFound(), request, reply),
    forceCloseConnections: 'idle',
    requestTimeout: uploadTimeoutMs,
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 300 },
  })
  app.server.maxConnections = services.config.MAX_CONNECTIONS
  limitConnections(app.server, services.config, services.log)
  installErrorHandler(app, services.errors)
  logResponses(app, services.log)
  if (services.config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceCalls(app)
  if (services.metrics) measureCalls(app, services.metrics)
  closeConnectionsOnStop(app, services.lifecycle)
  installBodyTimeout(app, services.config.BODY_TIMEOUT_MS)
  installSecurity(app, services.config)
  warnAboutUntrustedProxy(app, services)
  return app
}

/** Closes connections on shutdown: a kept-alive connection would otherwise delay it. */
function closeConnectionsOnStop(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('preClose', async () => lifecycle.beginStop())
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping) reply.header('connection', 'close')
  })
}

/**
 * Behind a proxy that TRUST_PROXY does not count, all users share the proxy's address and therefore its rate limits.
 */
function warnAboutUntrustedProxy(app: FastifyInstance, { config, log }: Services): void {
  if (config.TRUST_PROXY > 0) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn('a request came with X-Forwarded-For, but TRUST_PROXY is 0: set it to the number of your proxies')
    }
    done()
  })
}

const probes = new Set(['/healthz', '/readyz'])

/**
 * Logs one line per response with the route's pattern, because URLs can contain names and email addresses. Load
 * balancers probe every second, so the log shows only probes that fail.
 */
function logResponses(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const level = probes.has(route) && reply.statusCode === 200 ? 'debug' : 'info'
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
