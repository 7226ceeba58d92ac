/** The provider's settings, read once from the environment and validated. An invalid setting stops the start. */
import { z } from 'zod/mini'

const Environment = z.object({
  PROVIDER_PORT: z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)),
  PROVIDER_HOST: z._default(z.string(), '127.0.0.1'),
  PROVIDER_DATA_DIR: z.string().check(z.minLength(1)),
  /** The secret that the portal's server sends. Anyone who has it can charge. */
  PROVIDER_KEY: z.string().check(z.minLength(16)),
  /** The public URL of the hosted page. */
  PROVIDER_PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

type ProviderConfig = z.output<typeof Environment>

export function readProviderConfig(environment: Record<string, string | undefined>): ProviderConfig {
  const result = z.safeParse(Environment, environment)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`)
}
