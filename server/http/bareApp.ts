/** What every program that answers requests has before its first route: how it fails, what it logs, what protects its answers. */
import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { bodyLimitBytes } from '#shared/limits'
import type { Services } from '../services'
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
    routerOptions: { maxParamLength: 300 },
  })
  installErrorHandler(app, services.errors)
  logAnswers(app, services.log)
  closeConnectionsAtTheEnd(app)
  installSecurity(app, services.config)
  return app
}

/** A request that runs while the server is asked to stop is its connection's last; otherwise a kept connection holds the stop up. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
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
