/** What differs between environments, read by the portal from `/config.json` when it starts. */
import { z } from 'zod/mini'

/** Empty means the page's own origin. */
const BaseUrl = z._default(z.union([z.literal(''), z.url()]), '')

/** An IANA name. Empty means the reader's own, until it is known where the provider is. */
const TimeZone = z._default(z.string().check(z.refine((name) => name === '' || isTimeZone(name))), '')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false // Intl refuses a name it does not know: that is the answer asked for.
  }
}

export const RuntimeConfig = z.object({
  apiUrl: BaseUrl,
  paymentApiUrl: BaseUrl,
  authApiUrl: BaseUrl,
  enrollmentApiUrl: BaseUrl,
  relayUrl: BaseUrl,
  /** Where sockets go that cannot go where calls go: in the desktop shell, whose page has an origin of its own. */
  socketUrl: BaseUrl,
  brandName: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'Account Portal'),
  /** Where the provider is: the days of bills and payments are days there. */
  timeZone: TimeZone,
  /** Empty until it is known. */
  careEmail: z._default(z.string(), ''),
  /** Switches of parts that an environment may leave out. */
  features: z._default(z.record(z.string(), z.boolean()), {}),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>

/** Everything on one origin, under the neutral name. */
export const defaultRuntimeConfig: RuntimeConfig = RuntimeConfig.parse({})
