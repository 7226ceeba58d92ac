/** The server's settings, read once from the environment and validated. An invalid setting stops the start. */
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { emailFormat } from '#shared/fields/fieldRules'
import { defaultTimeZone } from '#shared/format/timeZone'
import { allowedSandboxSetting, checkProductionStart } from './exposure'
import { keyRing } from './keyRing'
import { listSetting } from './listSetting'
import { StartupError } from './startupError'

/** No process serves more connections than this, so a larger setting is a mistake. */
const maxConnections = 100_000

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535))
const optionalUrl = z.optional(z.url())
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    // Intl throws for an unknown time zone name.
    return false
  }
}

/** These settings are shared with the launcher, which publishes the demo's documents where the portal reads them. */
const fileFields = {
  /** The folder of uploaded and published files, used unless a bucket is set. */
  FILES_DIR: z._default(z.string(), '.data/files'),
  FILES_S3_BUCKET: z.optional(z.string()),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  /** The endpoint of an S3-compatible store that is not Amazon's. */
  FILES_S3_ENDPOINT: optionalUrl,
  FILES_S3_KEY: z.optional(z.string()),
  FILES_S3_SECRET: z.optional(z.string()),
}
/** The relay: its address and its speech engines. */
const relayFields = {
  /** When set, the relay runs as a separate program (dist/server/relay.js) and the portal does not mount its routes. */
  RELAY_PORT: z.optional(port),
  RELAY_HOST: z._default(z.string(), '127.0.0.1'),
  SPEECH_SPEAKER: z._default(z.enum(['auto', 'none', 'text2wav', 'http']), 'auto'),
  SPEECH_RECOGNIZER: z._default(z.enum(['auto', 'none', 'pocketsphinx', 'http']), 'auto'),
  /** The address of a service with OpenAI's speech API. */
  SPEECH_URL: optionalUrl,
  SPEECH_KEY: z.optional(z.string()),
  SPEECH_MODEL: z._default(z.string(), 'whisper-1'),
  SPEECH_TTS_MODEL: z._default(z.string(), 'tts-1'),
  SPEECH_VOICE: z._default(z.string(), 'alloy'),
  /** The number of utterances that one process recognizes at once. */
  SPEECH_RUNS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 2),
  SPEECH_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(60_000)), 15_000),
}
const BrandName = z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'Quillmere Utilities & Fiber')
const PublishingSettings = z.object({ ...fileFields, BRAND_NAME: BrandName })

const onOffSetting = (isOnByDefault: boolean) =>
  z.pipe(
    z._default(z.enum(['on', 'off']), isOnByDefault ? 'on' : 'off'),
    z.transform((value) => value === 'on'),
  )

/** Which work a process does. `all` does everything in one process. */
const ProcessRole = z._default(z.enum(['all', 'web', 'worker', 'migrate']), 'all')

const RoleSettings = z.object({ ROLE: ProcessRole })

const MigrationSettings = z.object({
  /** May lead to a pooler in transaction mode. */
  DATABASE_URL: z.url(),
  /** Leads to PostgreSQL itself, for work that needs a dedicated session. */
  DATABASE_DIRECT_URL: optionalUrl,
})

interface DatabaseUrls {
  DATABASE_URL: string
  DATABASE_DIRECT_URL?: string | undefined
}

/** Without a pooler one URL suffices. */
const withDirectUrl = <S extends DatabaseUrls>(settings: S) => ({
  ...settings,
  DATABASE_DIRECT_URL: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
})

const ServerSettings = z.object({
  ...RoleSettings.shape,
  PORT: z._default(port, 4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The portal's public address. Requests from other origins are rejected. */
  PUBLIC_URL: optionalUrl,
  /** Host names under which the server may be called, in addition to that of PUBLIC_URL. */
  ALLOWED_HOSTS: listSetting(z.string().check(z.toLowerCase())),
  NODE_ENV: z.optional(z.string()),
  /** Sandbox parts that may run although other machines can reach the server. */
  ALLOW_SANDBOX: allowedSandboxSetting,
  ...MigrationSettings.shape,
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
  /** Whether frequent statements are prepared. A pooler in transaction mode may not support that. */
  DATABASE_PREPARE: onOffSetting(true),
  /** Whether browsers must also use HTTPS for the subdomains of the portal's host. */
  HSTS_SUBDOMAINS: onOffSetting(false),
  /** Whether /api/docs and /api/openapi.json are served. */
  API_DOCS: onOffSetting(true),
  /** The maximum of open connections per process. Each needs a file descriptor. */
  MAX_CONNECTIONS: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(maxConnections)), 2000),
  /**
   * The maximum of open connections per process and network: one IPv4 address or one /64 of IPv6. Behind our own proxy
   * it does not apply.
   */
  MAX_CONNECTIONS_PER_NETWORK: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(maxConnections)), 200),
  /** How long the body of a request may take to arrive. An upload by a signed-in user may take five minutes. */
  BODY_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(300_000)), 20_000),
  /**
   * How long a stopping server still takes requests after /readyz fails, so that a load balancer can stop routing to
   * it.
   */
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120_000)), 3000),
  /** How long a stopping server waits for running jobs before it releases them to other processes. */
  JOB_STOP_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(600_000)), 20_000),
  /** How often an event stream sends a heartbeat and checks its session again. */
  EVENTS_HEARTBEAT_MS: z._default(z.coerce.number().check(z.int(), z.gte(20), z.lte(60_000)), 15_000),
  /** Where the process serves its metrics. Without a port nothing is measured. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** The folder of the built website. Without it only the API is served. */
  WEBSITE_DIR: z.optional(
    z.pipe(
      z.string(),
      z.transform((folder) => resolve(folder)),
    ),
  ),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /**
   * The number of our own proxies in front of the server. As many entries of X-Forwarded-For are trusted, counted from
   * the end.
   */
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  /** The provider's time zone, which determines the days of bills and filters. */
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone such as America/Chicago' })),
    defaultTimeZone,
  ),
  /** Keys for hashing one-time codes, newest first. */
  CODE_KEY: keyRing,
  /** Keys for sealing authenticator secrets and hashing recovery codes, newest first. */
  SEAL_KEY: keyRing,
  PROVIDER_URL: z.url(),
  PROVIDER_PUBLIC_URL: optionalUrl,
  PROVIDER_KEY: z.string().check(z.minLength(16)),
  PROVIDER_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(60_000)), 8000),
  /** How long a reply of staff to a message waits before it is sent, so that its author can take it back. */
  REPLY_HOLD_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 10),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z._default(z.string(), 'Quillmere Utilities & Fiber <no-reply@example.com>'),
  /** The provider's own address for customer care mail. */
  CARE_EMAIL: z._default(z.string().check(z.regex(emailFormat)), 'care@example.com'),
  SMS_URL: optionalUrl,
  /** How many days the record of sent messages is kept. It also keeps an event from being announced twice. */
  SENT_MESSAGES_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(90), z.lte(3660)), 400),
  /** The collector of traces. Without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: z._default(z.string(), 'account-portal'),
  /** How many days events for other systems are kept. */
  EVENTS_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(366)), 30),
  /** How many calls a minute an API key may make. All keys of one network may make five times as many. */
  API_CALLS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 600),
  /** How many days audit records are kept; forever if this is not set. */
  AUDIT_DAYS: z.optional(z.coerce.number().check(z.int(), z.gte(90), z.lte(36_600))),
  /** How many days the sandbox outbox, and jobs of messages and codes that failed for good, are kept. */
  OUTBOX_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3660)), 30),
  FAILED_MESSAGES_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(3660)), 90),
  SMS_KEY: z.optional(z.string()),
  /** The key with which the SMS gateway and the mail service sign their reports. Without it none are taken. */
  WEBHOOK_KEY: z.optional(z.string().check(z.minLength(16))),
  /** Hosts of the provider's own network to which webhooks may connect, although their addresses are private. */
  WEBHOOK_PRIVATE_HOSTS: listSetting(z.string().check(z.toLowerCase())),
  /** A language model that may rephrase the chat's findings. It is off unless set. */
  CHAT_MODEL_URL: optionalUrl,
  CHAT_MODEL_KEY: z._default(z.string(), ''),
  CHAT_MODEL_NAME: z._default(z.string(), 'default'),
  ...fileFields,
  BRAND_NAME: BrandName,
  API_URL: optionalUrl,
  PAYMENT_API_URL: optionalUrl,
  AUTH_API_URL: optionalUrl,
  ENROLLMENT_API_URL: optionalUrl,
  RELAY_URL: optionalUrl,
  ...relayFields,
})

/** The names of all settings of a server. */
export const settingNames: readonly string[] = Object.keys(ServerSettings.shape)

const MessageSettings = z.pick(ServerSettings, {
  BRAND_NAME: true,
  PORT: true,
  PUBLIC_URL: true,
  TIME_ZONE: true,
  SEAL_KEY: true,
})

/** Links in emails must lead to the portal, and a request's Host header may be forged. */
const hasAddressForLinks = z.refine<{ SMTP_URL?: string | undefined; PUBLIC_URL?: string | undefined }>(
  ({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined,
  {
    path: ['PUBLIC_URL'],
    error: "must be the portal's address for people, because SMTP_URL is set: links in emails lead there",
  },
)

const MailSettings = z.extend(MessageSettings, { SMTP_URL: optionalUrl }).check(hasAddressForLinks)

const Environment = ServerSettings.check(
  hasAddressForLinks,
  z.refine(
    ({ SPEECH_URL, SPEECH_SPEAKER, SPEECH_RECOGNIZER }) =>
      SPEECH_URL !== undefined || (SPEECH_SPEAKER !== 'http' && SPEECH_RECOGNIZER !== 'http'),
    { path: ['SPEECH_URL'], error: 'must be the address of the speech service, because an engine is set to http' },
  ),
)

export type Config = ReturnType<typeof withDirectUrl<z.output<typeof Environment>>>
type MigrationConfig = ReturnType<typeof withDirectUrl<z.output<typeof MigrationSettings>>>
/** The settings that appear in messages, such as the brand and the portal's address. */
export type MessageConfig = z.output<typeof MessageSettings>
export type MailConfig = z.output<typeof MailSettings>
export type PublishingConfig = z.output<typeof PublishingSettings>

/** Reads the settings. Throws with every missing or invalid setting, or with what is not ready for production. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = withDirectUrl(parseSettings(Environment, environment))
  const { refusal } = checkProductionStart(config)
  if (refusal) throw new StartupError(refusal)
  return config
}

/** Reads only which work the process does. */
export const readRole = (environment: Record<string, string | undefined>): Config['ROLE'] =>
  parseSettings(RoleSettings, environment).ROLE

/** Reads only the settings for migrations, because that process needs no keys. */
export const readMigrationConfig = (environment: Record<string, string | undefined>): MigrationConfig =>
  withDirectUrl(parseSettings(MigrationSettings, environment))

/** Reads only the settings for publishing files. */
export const readPublishingConfig = (environment: Record<string, string | undefined>): PublishingConfig =>
  parseSettings(PublishingSettings, environment)

/** Reads only the settings for the texts of messages. */
export const readMessageConfig = (environment: Record<string, string | undefined>): MessageConfig =>
  parseSettings(MessageSettings, environment)

/** Reads only the settings for the texts of messages and for whether they are sent by email. */
export const readMailConfig = (environment: Record<string, string | undefined>): MailConfig =>
  parseSettings(MailSettings, environment)

function parseSettings<S extends z.ZodMiniType>(
  settings: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const result = z.safeParse(settings, environment)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StartupError(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`)
}
