import type { FastifyInstance } from 'fastify'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import type { Config } from '../config'
import { relayUrl } from '../origins'

/** Returns the settings that the portal needs: as `/config.json` for the desktop app, and inside the website's pages. */
export const runtimeConfigOf = (config: Config, features: RuntimeConfig['features']): RuntimeConfig => ({
  apiUrl: config.API_URL ?? '',
  paymentApiUrl: config.PAYMENT_API_URL ?? '',
  authApiUrl: config.AUTH_API_URL ?? '',
  enrollmentApiUrl: config.ENROLLMENT_API_URL ?? '',
  relayUrl: relayUrl(config),
  socketUrl: '',
  brandName: config.BRAND_NAME,
  timeZone: config.TIME_ZONE,
  careEmail: config.CARE_EMAIL,
  features,
})

export function installRuntimeConfig(app: FastifyInstance, config: Config, features: RuntimeConfig['features']): void {
  app.get('/config.json', async (_request, reply): Promise<RuntimeConfig> => {
    void reply.header('cache-control', 'no-store')
    return runtimeConfigOf(config, features)
  })
}
