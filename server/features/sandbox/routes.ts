/** The outbox of the sandbox: every email and SMS that no gateway took, for a newcomer to read the one-time code. */
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../services'
import { findOutbox } from './queries'
import { outboxPage } from './outboxPage'
import { sandboxIsOpen } from '../../config'

export function sandboxRoutes(app: FastifyInstance, { db, config }: Services): void {
  if (!sandboxIsOpen(config)) return

  app.get('/sandbox/outbox', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { data: await findOutbox(db), messages: [], 'is-success': true }
  })

  app.get('/sandbox', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .send(outboxPage(await findOutbox(db), nonce))
  })
}
