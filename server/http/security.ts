/** What every answer carries for the browser's protection, and the refusal of requests from other websites. */
import type { FastifyInstance } from 'fastify'
import { generalTexts } from '#shared/texts'
import type { Config } from '../config'
import { AppError } from './appError'
import { isOwnOrigin } from './origins'

/** Helmet's list, with the values that suit an API; written out because its plugin makes every header anew per answer. */
const protection = {
  // Answers of the API show nothing; pages bring their own policy (website.ts).
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Apple Pay opens in a window of its own, whose closing the portal must be able to see.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

export function installSecurity(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(protection)
    const origin = request.headers.origin
    const isForeign = origin !== undefined && !isOwnOrigin(config, request.host, origin)
    done(isForeign ? new AppError('not_allowed', generalTexts.wrongOrigin) : undefined)
  })
}
