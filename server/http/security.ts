/** Security headers for every response, and the rejection of requests from other websites. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import * as httpTexts from '#shared/texts/http'
import type { Config } from '../config'
import { isOwnOrigin, isPortalOrigin, isShellOrigin } from '../origins'
import { AppError } from './appError'
import { createHostCheck } from './hosts'
import { isPostback } from './postback'

const createHelmet = ({ HSTS_SUBDOMAINS }: Config) =>
  helmet({
    // API responses display nothing. Pages have a separate policy (website.ts).
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Apple Pay opens in a popup, and the portal must be able to see that it was closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // The provider's other sites below the same domain may not support HTTPS.
    strictTransportSecurity: { includeSubDomains: HSTS_SUBDOMAINS },
  })

/** Helmet's headers are computed once, because they never change and computing them took a fifth of a call's time. */
function buildSecurityHeaders(config: Config): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  createHelmet(config)(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/**
 * Hashed scripts, styles and images are never shown as pages, so headers that protect pages would only add size to
 * them.
 */
const isAsset = (url: string): boolean => url.startsWith('/assets/')
const assetHeaderNames = ['cross-origin-resource-policy', 'x-content-type-options']

export function installSecurity(app: FastifyInstance, config: Config): void {
  const headers = buildSecurityHeaders(config)
  const assetHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => assetHeaderNames.includes(name)))
  const isKnownHost = createHostCheck(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isAsset(request.url) ? assetHeaders : headers)
    if (!isProbe(request.url) && !isKnownHost(request.host)) {
      return done(new AppError('not_allowed', httpTexts.unknownHost))
    }
    done(isCrossOrigin(config, request) ? new AppError('not_allowed', httpTexts.wrongOrigin) : undefined)
  })
}

/** Load balancers probe under any host name, and the probes return no data. */
const isProbe = (url: string): boolean => url === '/healthz' || url === '/readyz'

function isCrossOrigin(config: Config, request: FastifyRequest): boolean {
  const { origin, upgrade } = request.headers
  if (origin === undefined || isOwnOrigin(config, request.host, origin)) return false
  const isShellSocket = upgrade !== undefined && isShellOrigin(origin)
  // A relay on its own port has another origin than the pages that call it.
  const isRelayCallFromPortal = config.RELAY_PORT !== undefined && isPortalOrigin(config, origin)
  return !isShellSocket && !isRelayCallFromPortal && !isPostback(request)
}
