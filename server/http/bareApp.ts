/** What every program that answers requests has before its first route: how it fails, what it logs, what protects its answers. */
import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { bodyLimitBytes } from '#shared/limits'
import type { Lifecycle } from '../lifecycle'
import type { Services } from '../services'
import { limitBodyTime, uploadTimeoutMs } from './bodyTime'
import { limitConnections } from './connections'
import { notFound } from './appError'
import { fail, installErrorHandler } from './errorHandler'
import { installSecurity } from './security'

export function createBareApp(services: Services): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: (_address: string, hop: number) => hop < services.config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    // An address that cannot be decoded is one that does not exist.
    frameworkErrors: (_error, request, reply) => void fail(notFound(), request, reply),
    forceCloseConnections: 'idle',
    requestTimeout: uploadTimeoutMs,
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 300 },
  })
  app.server.maxConnections = services.config.MAX_CONNECTIONS
  limitConnections(app.server, services.config, services.log)
  installErrorHandler(app, services.errors)
  logAnswers(app, services.log)
  closeConnectionsAtTheEnd(app, services.lifecycle)
  limitBodyTime(app, services.config.BODY_TIMEOUT_MS)
  installSecurity(app, services.config)
  warnOfUncountedProxy(app, services)
  return app
}

/** A request that runs while the server is asked to stop is its connection's last; otherwise a kept connection holds the stop up. */
function closeConnectionsAtTheEnd(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('preClose', async () => lifecycle.beginStop())
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping) reply.header('connection', 'close')
  })
}

/** Behind a proxy that is not counted, everybody shares the proxy's address, and its limits. */
function warnOfUncountedProxy(app: FastifyInstance, { config, log }: Services): void {
  if (config.TRUST_PROXY > 0) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      log.warn('a request came with X-Forwarded-For, but TRUST_PROXY is 0: set it to the number of your proxies')
    }
    done()
  })
}

/** One line per answer, with the route's pattern: addresses and queries can hold names and email addresses. */
function logAnswers(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
