/** What every answer carries for the browser's protection, and the refusal of requests from other websites. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { requestTexts } from '#shared/requestTexts'
import type { Config } from '../config'
import { AppError } from './appError'
import { isOwnOrigin } from './origins'

const protect = helmet({
  // Answers of the API show nothing; pages bring their own policy (website.ts).
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  // Apple Pay opens in a window of its own, whose closing the portal must be able to see.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
})

/** Helmet's headers, asked for once: they are the same for every answer, and making them anew is a fifth of a call's work. */
function protectionHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

export function installSecurity(app: FastifyInstance, config: Config): void {
  const headers = protectionHeaders()
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    const origin = request.headers.origin
    const isForeign = origin !== undefined && !isOwnOrigin(config, request.host, origin)
    done(isForeign ? new AppError('not_allowed', requestTexts.wrongOrigin) : undefined)
  })
}
