/** Health and readiness probes. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as commonTexts from '#shared/texts/common'
import type { Services } from '../services'
import { AppError } from './appError'

const unavailable = (): AppError => new AppError('unavailable', commonTexts.unavailable)

export function installHealth(app: FastifyInstance, { sessionDb, lifecycle, log }: Services): void {
  app.get('/healthz', async () => ({ status: 'alive' }))

  app.get('/readyz', async () => {
    if (lifecycle.isStopping) throw unavailable()
    await sessionDb.execute(sql`select 1`).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not answer')
      throw unavailable()
    })
    return { status: 'ready' }
  })
}
