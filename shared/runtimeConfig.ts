/** What differs between environments, read by the portal from `/config.json` when it starts. */
import { z } from 'zod/mini'
import { defaultTimeZone } from './timeZone'

/** Empty means the page's own origin. */
const BaseUrl = z._default(z.union([z.literal(''), z.url()]), '')

export const RuntimeConfig = z.object({
  apiUrl: BaseUrl,
  paymentApiUrl: BaseUrl,
  authApiUrl: BaseUrl,
  enrollmentApiUrl: BaseUrl,
  relayUrl: BaseUrl,
  brandName: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'Account Portal'),
  /** Where the provider is: the hours in which people answer are told in its time. The server has checked it. */
  timeZone: z._default(z.string(), defaultTimeZone),
  /** Switches of parts that an environment may leave out. */
  features: z._default(z.record(z.string(), z.boolean()), {}),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>

/** Everything on one origin, under the neutral name. */
export const defaultRuntimeConfig: RuntimeConfig = RuntimeConfig.parse({})
