/**
 * Stops the emails of one category for one contact, by the link in the email. Opening the link shows a page and changes
 * nothing, because mail programs open links automatically. Their one-click request (RFC 8058) is the same POST as the
 * page's button.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unsubscribePath } from '../../adapters/notifier/messages'
import { readUnsubscribeToken, type Subscription } from '../../directory/notifications/unsubscribe'
import { type PageFrame, plainPagePolicy } from '../../http/plainPage'
import type { Services } from '../../services'
import { stopEmails } from './stopEmails'
import { confirmationPage, invalidLinkPage, unsubscribedPage } from './unsubscribePage'

const bodyLimitBytes = 16_384

type Render = (frame: PageFrame) => string

export async function unsubscribeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services

  const readSubscription = ({ url }: FastifyRequest): Subscription | null =>
    readUnsubscribeToken(config, new URL(url, 'http://localhost').searchParams.get('token') ?? '')

  const send = (reply: FastifyReply, render: Render): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Without a referrer, the browser would send the form with an unknown origin.
        .header('referrer-policy', 'same-origin')
        .header('content-security-policy', plainPagePolicy(nonce))
        .send(render({ brand: config.BRAND_NAME, nonce }))
    )
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body adds nothing to the link.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, async () => null)

    scope.get(unsubscribePath, async (request, reply) => {
      const subscription = readSubscription(request)
      if (!subscription) return send(reply.code(404), invalidLinkPage)
      return send(reply, (frame) => confirmationPage(frame, subscription.category))
    })

    scope.post(unsubscribePath, async (request, reply) => {
      const subscription = readSubscription(request)
      if (!subscription) return send(reply.code(404), invalidLinkPage)
      const { isStillSent } = await stopEmails(services, subscription, request.ip)
      return send(reply, (frame) => unsubscribedPage(frame, { ...subscription, isStillSent }))
    })
  })
}
