/** What every answer carries for the browser's protection, and the refusal of requests from other websites. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { generalTexts } from '#shared/texts'
import type { Config } from '../config'
import { AppError } from './appError'
import { isOwnOrigin } from './origins'

export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    // Answers of the API show nothing; pages bring their own policy (website.ts).
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Apple Pay opens in a window of its own, whose closing the portal must be able to see.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request) => {
    const origin = request.headers.origin
    if (origin !== undefined && !isOwnOrigin(config, request.host, origin)) {
      throw new AppError('not_allowed', generalTexts.wrongOrigin)
    }
  })
}
