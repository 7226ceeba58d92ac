/** The relay as a separate server: only its own routes, called by the portal's pages from their own origin. */
import type { FastifyInstance } from 'fastify'
import { batched } from '../db/batched'
import { createApiKeyCheck } from '../features/apiKeys/apiKeyCheck'
import { prepareFindActors } from '../features/session/session.queries'
import { withUseRecording } from '../features/session/sessionUse'
import { createBaseApp } from '../http/baseApp'
import { createEventStreams } from '../http/eventStreams'
import { installHealth } from '../http/health'
import { isPortalOrigin } from '../origins'
import type { RelayServices } from '../services'
import { relayRoutes } from './routes'

export async function buildRelayApp(services: RelayServices): Promise<FastifyInstance> {
  const app = createBaseApp(services)
  allowPortalOrigin(app, services)
  installHealth(app, services)
  const findActor = withUseRecording(services, batched(prepareFindActors(services.sessionDb, services.clock)))
  const streams = createEventStreams(app, {
    heartbeatMs: services.config.EVENTS_HEARTBEAT_MS,
    gauge: services.metrics?.openStreams,
  })
  const checkApiKey = createApiKeyCheck(services)
  await relayRoutes({ app, clock: services.clock, findActor, checkApiKey, streams }, services)
  return app
}

/** Allows cross-origin calls from the portal's pages (CORS). */
function allowPortalOrigin(app: FastifyInstance, { config }: RelayServices): void {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin === undefined || !isPortalOrigin(config, origin)) return
    void reply.header('access-control-allow-origin', origin).header('vary', 'origin')
  })
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '600')
      .send(),
  )
}
