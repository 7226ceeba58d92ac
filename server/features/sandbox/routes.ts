/**
 * Serves the sandbox outbox: every email and SMS that no gateway took. It holds valid one-time codes, so only this
 * machine can read it.
 */

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hasOutbox } from '../../exposure'
import { notFound } from '../../http/appError'
import { isLocalRequest } from '../../http/hosts'
import type { Services } from '../../services'
import { renderOutboxPage } from './outboxPage'
import { findOutbox } from './sandbox.queries'

export function sandboxRoutes(app: FastifyInstance, { db, config }: Services): void {
  if (!hasOutbox(config)) return

  app.get('/sandbox/outbox', async (request, reply) => {
    if (!isLocalRequest(request)) throw notFound()
    void reply.header('cache-control', 'no-store')
    return { data: await findOutbox(db), messages: [], 'is-success': true }
  })

  app.get('/sandbox', async (request, reply) => {
    if (!isLocalRequest(request)) throw notFound()
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .send(renderOutboxPage(await findOutbox(db), nonce))
  })
}
