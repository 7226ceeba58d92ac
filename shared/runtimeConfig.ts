/** What differs between environments, read by the page at run time from `/config.json`. */
import { z } from 'zod/mini'

export const RuntimeConfig = z.object({
  /** Base URLs of the hosts; empty means the page's own origin. */
  apiUrl: z.string(),
  paymentApiUrl: z.string(),
  authApiUrl: z.string(),
  enrollmentApiUrl: z.string(),
  relayUrl: z.string(),
  brandName: z.string(),
  features: z.record(z.string(), z.boolean()),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
