/** The sandbox payment provider: a separate service that shares only its key with the portal. */
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { z } from 'zod/mini'
import { apiRoutes } from './api'
import { sendApiError } from './apiErrors'
import { createPageBook } from './pages'
import { payPageRoutes } from './payPage'
import { openLedger } from './storedLedger'
import { createUnansweredRequests } from './unansweredRequests'

z.config(z.locales.en())

interface ProviderOptions {
  dataDir: string
  key: string
  /** The public URL of the hosted page. The default is localhost with the port in use. */
  publicUrl?: string | undefined
  now?: () => Date
  /** The default is no logging. */
  logLevel?: string
  /** Receives the log instead of standard output. */
  logStream?: { write(line: string): void }
}

/** Opens the data and builds the service. The caller listens and closes it. */
export async function buildSandboxProvider(options: ProviderOptions): Promise<FastifyInstance> {
  const { dataDir, key, publicUrl, now = () => new Date(), logLevel = 'silent', logStream } = options
  const ledger = await openLedger(dataDir, now)
  const pages = createPageBook(now)
  const unanswered = createUnansweredRequests()

  const app = fastify({
    logger: {
      level: logLevel,
      ...(logStream && { stream: logStream }),
      serializers: { req: serializeRequest },
      redact: ['headers', '*.headers'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 400 },
    bodyLimit: 65_536,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ req: request, status: reply.statusCode, ms }, 'answered')
  })
  app.addHook('preClose', async () => unanswered.closeAll())
  app.addHook('onClose', () => ledger.close())
  app.setErrorHandler(sendApiError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is no such address.' }),
  )

  const pageUrl = (id: string): string => `${(publicUrl ?? localUrl(app)).replace(/\/+$/, '')}/pay/${id}`
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.register(async (scope) => apiRoutes(scope, { key, ledger, pages, unanswered, pageUrl }), {
    prefix: '/v1',
  })
  app.register(async (scope) => payPageRoutes(scope, { ledger, pages, now }), { prefix: '/pay' })
  return app
}

/** URLs contain page ids, tokens and customer numbers, so log lines name the route instead. */
const serializeRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url })

function localUrl(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no address before it listens.')
  return `http://localhost:${address.port}`
}
