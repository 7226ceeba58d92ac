/** What `npm start` and `npm run seed` read from the environment. */
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { allowedSandbox, exposureOf, judgeSandbox, type SandboxPart, type SandboxVerdict } from '../exposure'
import { listOf } from '../listSetting'
import { Refusal } from '../refusal'

const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65535))
const filled = z.string().check(z.minLength(1))

const Environment = z.object({
  PORT: z._default(port, 4000),
  PROVIDER_PORT: z.optional(port),
  HOST: z._default(filled, '127.0.0.1'),
  RELAY_PORT: z.optional(port),
  RELAY_HOST: z._default(filled, '127.0.0.1'),
  DATA_DIR: z._default(filled, '.data'),
  DATABASE_URL: z.optional(filled),
  PROVIDER_URL: z.optional(z.url()),
  PROVIDER_PUBLIC_URL: z.optional(filled),
  PUBLIC_URL: z.optional(z.url()),
  ALLOWED_HOSTS: listOf(z.string()),
  NODE_ENV: z.optional(filled),
  SMTP_URL: z.optional(filled),
  SMS_URL: z.optional(filled),
  ALLOW_SANDBOX: allowedSandbox,
})

const explanations: Record<string, string> = {
  PORT: 'a port from 1 to 65535',
  PROVIDER_PORT: 'a port from 1 to 65535',
  RELAY_PORT: 'a port from 1 to 65535',
  PUBLIC_URL: 'a web address',
  PROVIDER_URL: 'a web address',
  ALLOW_SANDBOX: 'outbox, provider, or both with a comma between them',
}

export interface LaunchSettings {
  port: number
  host: string
  providerPort: number
  /** Null where the portal itself answers what is the relay's. */
  relay: { port: number; host: string } | null
  /** Absolute. */
  dataDir: string
  /** Null for the embedded database. */
  databaseUrl: string | null
  /** Null for the sandbox provider, which is started beside the portal. */
  providerUrl: string | null
  providerPublicUrl: string | null
  /** Whether the outbox and the sandbox provider may run here. */
  sandbox: SandboxVerdict
}

export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  // An empty variable is one that was left out.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = z.safeParse(Environment, given)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => String(path[0])))]
    throw new Refusal(names.map((name) => `${name} must be ${explanations[name] ?? 'a text'}.`).join('\n'))
  }
  const settings = read.data
  const parts: SandboxPart[] = settings.SMTP_URL || settings.SMS_URL ? [] : ['outbox']
  if (settings.PROVIDER_URL === undefined) parts.push('provider')
  const providerPort = settings.PROVIDER_PORT ?? settings.PORT + 1
  return {
    port: settings.PORT,
    host: settings.HOST,
    providerPort,
    relay: settings.RELAY_PORT === undefined ? null : { port: settings.RELAY_PORT, host: settings.RELAY_HOST },
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    providerUrl: settings.PROVIDER_URL ?? null,
    providerPublicUrl: settings.PROVIDER_PUBLIC_URL ?? null,
    sandbox: judgeSandbox(exposureOf(settings), parts, settings.ALLOW_SANDBOX),
  }
}
