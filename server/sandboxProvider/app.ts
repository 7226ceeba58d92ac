/** The sandbox payment provider: a service of its own, which knows nothing of the portal but its key. */
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { apiRoutes } from './api'
import { answerApiError } from './apiErrors'
import { createPageBook } from './pages'
import { payPageRoutes } from './payPage'
import { createSilentAnswers } from './silentAnswers'
import { openLedger } from './storedLedger'

z.config(z.locales.en())

export interface ProviderOptions {
  dataDir: string
  key: string
  /** Where browsers reach the hosted page; by default localhost and the port that is listened on. */
  publicUrl?: string | undefined
  now?: () => Date
  /** By default nothing is logged. */
  logLevel?: string
  /** Takes the log in place of standard output. */
  logStream?: { write(line: string): void }
}

/** Opens the data and puts the service together; whoever calls it lets it listen, and closes it. */
export async function buildSandboxProvider(options: ProviderOptions): Promise<FastifyInstance> {
  const { dataDir, key, publicUrl, now = () => new Date(), logLevel = 'silent', logStream } = options
  const ledger = await openLedger(dataDir, now)
  const pages = createPageBook(now)
  const silentAnswers = createSilentAnswers()

  const app = fastify({
    logger: {
      level: logLevel,
      ...(logStream && { stream: logStream }),
      serializers: { req: withoutSecrets },
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
  app.addHook('preClose', async () => silentAnswers.cut())
  app.addHook('onClose', () => ledger.close())
  app.setErrorHandler(answerApiError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is no such address.' }),
  )

  const pageUrl = (id: string): string => `${(publicUrl ?? localUrl(app)).replace(/\/+$/, '')}/pay/${id}`
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.register(async (scope) => apiRoutes(scope, { key, ledger, pages, silentAnswers, pageUrl }), { prefix: '/v1' })
  app.register(async (scope) => payPageRoutes(scope, { ledger, pages, now }), { prefix: '/pay' })
  return app
}

/** Addresses hold page ids, tokens and customer numbers, so a log line names the route instead. */
const withoutSecrets = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url })

function localUrl(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no address before it listens.')
  return `http://localhost:${address.port}`
}
