/** The relay on a port of its own: its calls alone, for the portal's pages at their own origin. */
import type { FastifyInstance } from 'fastify'
import { batched } from '../db/batched'
import { prepareFindActors } from '../features/session/queries'
import { notingUse } from '../features/session/usage'
import { createBareApp } from '../http/bareApp'
import { createEventStreams } from '../http/events'
import { installHealth } from '../http/health'
import { isPortalOrigin } from '../http/origins'
import type { RelayServices } from '../services'
import { relayRoutes } from './routes'

export async function buildRelay(services: RelayServices): Promise<FastifyInstance> {
  const app = createBareApp(services)
  letPortalIn(app, services)
  installHealth(app, services)
  const findActor = notingUse(services, batched(prepareFindActors(services.sessionDb, services.clock)))
  const streams = createEventStreams(app, { heartbeatMs: services.config.EVENTS_HEARTBEAT_MS })
  await relayRoutes({ app, clock: services.clock, findActor, streams }, services)
  return app
}

/** Browsers ask first whether a page of another origin may call, and read its answers. */
function letPortalIn(app: FastifyInstance, { config }: RelayServices): void {
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
