/** Reads the settings of `npm start` and `npm run seed` from the environment. */
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { allowedSandboxSetting, checkProductionStart, type StartVerdict, sandboxParts } from '../exposure'
import { listSetting } from '../listSetting'
import { StartupError } from '../startupError'

const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65535))
const nonEmptyText = z.string().check(z.minLength(1))

const Environment = z.object({
  PORT: z._default(port, 4000),
  PROVIDER_PORT: z.optional(port),
  HOST: z._default(nonEmptyText, '127.0.0.1'),
  RELAY_PORT: z.optional(port),
  RELAY_HOST: z._default(nonEmptyText, '127.0.0.1'),
  DATA_DIR: z.optional(nonEmptyText),
  DEMO_DATA: z._default(z.enum(['on', 'off']), 'on'),
  DATABASE_URL: z.optional(nonEmptyText),
  DATABASE_DIRECT_URL: z.optional(nonEmptyText),
  PROVIDER_URL: z.optional(z.url()),
  PROVIDER_PUBLIC_URL: z.optional(nonEmptyText),
  PUBLIC_URL: z.optional(z.url()),
  ALLOWED_HOSTS: listSetting(z.string()),
  NODE_ENV: z.optional(nonEmptyText),
  SMTP_URL: z.optional(nonEmptyText),
  SMS_URL: z.optional(nonEmptyText),
  ALLOW_SANDBOX: allowedSandboxSetting,
  PROVIDER_KEY: z.optional(nonEmptyText),
  CODE_KEY: z.optional(nonEmptyText),
  SEAL_KEY: z.optional(nonEmptyText),
  WEBHOOK_KEY: z.optional(nonEmptyText),
})

const settingHints: Record<string, string> = {
  PORT: 'a port from 1 to 65535',
  PROVIDER_PORT: 'a port from 1 to 65535',
  RELAY_PORT: 'a port from 1 to 65535',
  PUBLIC_URL: 'a web address',
  PROVIDER_URL: 'a web address',
  ALLOW_SANDBOX: `one or more of ${sandboxParts.join(', ')}, with commas between them`,
  DEMO_DATA: 'on or off',
}

export interface LaunchSettings {
  port: number
  host: string
  providerPort: number
  /** Null when the portal itself serves the relay's routes. */
  relay: { port: number; host: string } | null
  /** An absolute path. */
  dataDir: string
  /** Null for the embedded database. */
  databaseUrl: string | null
  /** Another URL of the same database, which leads to no pooler. */
  directUrl: string | null
  /** Null for the sandbox provider, which is started beside the portal. */
  providerUrl: string | null
  providerPublicUrl: string | null
  /** Whether demo data may be loaded. */
  isDemoAllowed: boolean
  /** Whether the portal may start with these settings where others can reach it. */
  verdict: StartVerdict
}

export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  // Empty variables count as not set.
  const nonEmptyVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = z.safeParse(Environment, nonEmptyVariables)
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
    throw new StartupError(names.map((name) => `${name} must be ${settingHints[name] ?? 'a text'}.`).join('\n'))
  }
  const settings = result.data
  const isDemoAllowed = settings.DEMO_DATA === 'on'
  const providerPort = settings.PROVIDER_PORT ?? settings.PORT + 1
  return {
    port: settings.PORT,
    host: settings.HOST,
    providerPort,
    relay: settings.RELAY_PORT === undefined ? null : { port: settings.RELAY_PORT, host: settings.RELAY_HOST },
    dataDir: resolve(settings.DATA_DIR ?? '.data'),
    databaseUrl: settings.DATABASE_URL ?? null,
    directUrl: settings.DATABASE_DIRECT_URL ?? null,
    providerUrl: settings.PROVIDER_URL ?? null,
    providerPublicUrl: settings.PROVIDER_PUBLIC_URL ?? null,
    isDemoAllowed,
    verdict: checkProductionStart({
      ...settings,
      hasDemoData: isDemoAllowed && settings.DATABASE_URL === undefined,
      generatedKeys: settings.DATA_DIR === undefined ? missingKeys(settings) : [],
    }),
  }
}

const missingKeys = (settings: z.output<typeof Environment>): string[] =>
  (['CODE_KEY', 'SEAL_KEY', 'WEBHOOK_KEY'] as const).filter((name) => settings[name] === undefined)
