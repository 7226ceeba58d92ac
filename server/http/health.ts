/** Health and readiness probes, and the runtime configuration of the website. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import * as commonTexts from '#shared/texts/common'
import type { Services } from '../services'
import { AppError } from './appError'
import { runtimeConfigOf } from './runtimeConfig'

const unavailable = (): AppError => new AppError('unavailable', commonTexts.unavailable)

export function installHealth(
  app: FastifyInstance,
  { sessionDb, lifecycle, config, log }: Services,
  features: RuntimeConfig['features'],
): void {
  app.get('/healthz', async () => ({ status: 'alive' }))

  app.get('/readyz', async () => {
    if (lifecycle.isStopping) throw unavailable()
    await sessionDb.execute(sql`select 1`).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not answer')
      throw unavailable()
    })
    return { status: 'ready' }
  })

  app.get('/config.json', async (_request, reply): Promise<RuntimeConfig> => {
    void reply.header('cache-control', 'no-store')
    return runtimeConfigOf(config, features)
  })
}
