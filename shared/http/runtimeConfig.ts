/** Defines the settings of an environment, which the portal reads from `/config.json` when it starts. */
import { z } from 'zod/mini'

/** An empty URL means the page's own origin. */
const BaseUrl = z._default(z.union([z.literal(''), z.url()]), '')

export const RuntimeConfig = z.object({
  apiUrl: BaseUrl,
  paymentApiUrl: BaseUrl,
  authApiUrl: BaseUrl,
  enrollmentApiUrl: BaseUrl,
  relayUrl: BaseUrl,
  /**
   * WebSockets use this URL if they can't use that of requests. The page of the desktop shell has another origin.
   */
  socketUrl: BaseUrl,
  brandName: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'Account Portal'),
  /**
   * Dates of bills and payments are days in the provider's time zone, an IANA name that the server has checked. A check
   * here would delay the first view. If it is empty, the portal uses the user's time zone.
   */
  timeZone: z._default(z.string(), ''),
  /** It is empty if the provider hasn't named an address. */
  careEmail: z._default(z.string(), ''),
  /** An environment can turn off optional parts with these switches. */
  features: z._default(z.record(z.string(), z.boolean()), {}),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>

/** By default, everything is on one origin under a neutral brand name. */
export const defaultRuntimeConfig: RuntimeConfig = RuntimeConfig.parse({})
