/**
 * Where the payment provider returns to with a form. Nothing is taken from it here: it leads on to the page that reads
 * the answer, in the fragment, which no log sees. Providers that return with an address come to that page at once.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const postbackPath = '/payment/postback'
/** More than an answer of theirs needs. */
const bodyLimitBytes = 16_384
const longestValue = 500

/** The one request that comes from another website: it carries nobody's sign-in and changes nothing. */
export const isPostback = ({ method, url }: FastifyRequest): boolean =>
  method === 'POST' && url.split('?')[0] === postbackPath

export async function installPostback(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    )
    scope.post(postbackPath, async (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const answer = new URLSearchParams()
      for (const name of ['Token', 'Message']) {
        const value = sent.get(name)
        if (value !== null && value.length <= longestValue) answer.set(name, value)
      }
      return (
        reply
          .header('cache-control', 'no-store')
          // As for the page itself: a payment window must not be cut off from the page that opened it on the way.
          .header('cross-origin-opener-policy', 'unsafe-none')
          .redirect(`${postbackPath}#${answer.size > 0 ? answer.toString() : 'Message='}`, 303)
      )
    })
  })
}
