/**
 * Receives the payment provider's form post and redirects it to the page that reads the answer from the fragment, which
 * no log records. Nothing is stored here. Providers that return with a link reach that page directly.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const postbackPath = '/payment/postback'
/** The limit is larger than any answer of the provider. */
const bodyLimitBytes = 16_384
const maxValueLength = 500

/** True for the only request that another website may send. It carries no session and changes nothing. */
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
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const fragment = new URLSearchParams()
      for (const name of ['Token', 'Message']) {
        const value = form.get(name)
        if (value !== null && value.length <= maxValueLength) fragment.set(name, value)
      }
      return (
        reply
          .header('cache-control', 'no-store')
          // The page itself has the same policy: a stricter one would cut the payment window off from the page that
          // opened it.
          .header('cross-origin-opener-policy', 'unsafe-none')
          .redirect(`${postbackPath}#${fragment.size > 0 ? fragment.toString() : 'Message='}`, 303)
      )
    })
  })
}
