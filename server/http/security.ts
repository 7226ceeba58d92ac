/** What every answer carries for the browser's protection, and the refusal of requests from other websites. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config'
import { AppError } from './appError'
import { createHostCheck } from './hosts'
import { isOwnOrigin, isPortalOrigin, isShellOrigin } from './origins'
import { isPostback } from './postback'
import * as httpTexts from '#shared/texts/http'

const protectionOf = ({ HSTS_SUBDOMAINS }: Config) =>
  helmet({
    // Answers of the API show nothing; pages bring their own policy (website.ts).
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Apple Pay opens in a window of its own, whose closing the portal must be able to see.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // The provider's other sites under the same name may not speak HTTPS.
    strictTransportSecurity: { includeSubDomains: HSTS_SUBDOMAINS },
  })

/** Helmet's headers, asked for once: they are the same for every answer, and making them anew is a fifth of a call's work. */
function protectionHeaders(config: Config): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protectionOf(config)(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Hashed scripts, styles and pictures: never shown as pages, so what protects pages would only be weight, a hundred times over. */
const isAsset = (url: string): boolean => url.startsWith('/assets/')
const ofAssets = ['cross-origin-resource-policy', 'x-content-type-options']

export function installSecurity(app: FastifyInstance, config: Config): void {
  const headers = protectionHeaders(config)
  const assetHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => ofAssets.includes(name)))
  const isKnownHost = createHostCheck(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isAsset(request.url) ? assetHeaders : headers)
    if (!isProbe(request.url) && !isKnownHost(request.host)) {
      return done(new AppError('not_allowed', httpTexts.unknownHost))
    }
    done(isForeign(config, request) ? new AppError('not_allowed', httpTexts.wrongOrigin) : undefined)
  })
}

/** The probes of a load balancer use any host name, and their answers hold no data. */
const isProbe = (url: string): boolean => url === '/healthz' || url === '/readyz'

function isForeign(config: Config, request: FastifyRequest): boolean {
  const { origin, upgrade } = request.headers
  if (origin === undefined || isOwnOrigin(config, request.host, origin)) return false
  const isShellsSocket = upgrade !== undefined && isShellOrigin(origin)
  // On a port of its own the relay has another origin than the pages that call it.
  const isRelaysPage = config.RELAY_PORT !== undefined && isPortalOrigin(config, origin)
  return !isShellsSocket && !isRelaysPage && !isPostback(request)
}
