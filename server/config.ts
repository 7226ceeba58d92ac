/** The server's settings, read once from the environment and checked; a wrong one stops the start with its name. */
import { z } from 'zod/mini'
import { emailFormat } from '#shared/fieldRules'
import { defaultTimeZone } from '#shared/timeZone'
import { allowedSandbox, exposureOf, judgeSandbox, type SandboxVerdict } from './exposure'
import { keyRing } from './keyRing'
import { listOf } from './listSetting'
import { Refusal } from './refusal'

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535))
const optionalUrl = z.optional(z.url())
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    // Intl refuses a name it does not know: that is the answer asked for.
    return false
  }
}

/** What the start reads as well: the demo's documents are put where the portal reads them. */
const fileFields = {
  /** Folder of uploaded and published files, unless a bucket is named. */
  FILES_DIR: z._default(z.string(), '.data/files'),
  FILES_S3_BUCKET: z.optional(z.string()),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  /** Of a store that speaks S3 but is not Amazon's. */
  FILES_S3_ENDPOINT: optionalUrl,
  FILES_S3_KEY: z.optional(z.string()),
  FILES_S3_SECRET: z.optional(z.string()),
}
/** The relay: where it listens, and with what it speaks and hears. */
const relayFields = {
  /** With it the relay is a program of its own (dist/server/relay.js), and the portal answers nothing of it. */
  RELAY_PORT: z.optional(port),
  RELAY_HOST: z._default(z.string(), '127.0.0.1'),
  SPEECH_SPEAKER: z._default(z.enum(['auto', 'none', 'text2wav', 'http']), 'auto'),
  SPEECH_RECOGNIZER: z._default(z.enum(['auto', 'none', 'pocketsphinx', 'http']), 'auto'),
  /** Of a service that speaks as OpenAI's does. */
  SPEECH_URL: optionalUrl,
  SPEECH_KEY: z.optional(z.string()),
  SPEECH_MODEL: z._default(z.string(), 'whisper-1'),
  SPEECH_TTS_MODEL: z._default(z.string(), 'tts-1'),
  SPEECH_VOICE: z._default(z.string(), 'alloy'),
  /** How many utterances one process recognizes at once. */
  SPEECH_RUNS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 2),
  SPEECH_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(60_000)), 15_000),
}
const BrandName = z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'Quillmere Utilities & Fiber')
const Publishing = z.object({ ...fileFields, BRAND_NAME: BrandName })

const onOff = (standard: boolean) =>
  z.pipe(
    z._default(z.enum(['on', 'off']), standard ? 'on' : 'off'),
    z.transform((value) => value === 'on'),
  )

const Settings = z.object({
  PORT: z._default(port, 4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Where people reach the portal; other origins are refused. */
  PUBLIC_URL: optionalUrl,
  /** Further host names under which the server may be called, beside that of PUBLIC_URL. */
  ALLOWED_HOSTS: listOf(z.string().check(z.toLowerCase())),
  NODE_ENV: z.optional(z.string()),
  /** Sandbox parts that may run although other machines can reach the server. */
  ALLOW_SANDBOX: allowedSandbox,
  DATABASE_URL: z.url(),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
  /** Whether browsers must use HTTPS for the provider's other host names below the portal's too. */
  HSTS_SUBDOMAINS: onOff(false),
  /** Whether /api/docs and /api/openapi.json are served. */
  API_DOCS: onOff(true),
  /** Open connections per process; more are refused. Each needs a file descriptor. */
  MAX_CONNECTIONS: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(100_000)), 2000),
  /** Open connections per network and process: of one IPv4 address, or of one /64 of IPv6. Behind a proxy of ours it counts nothing. */
  MAX_CONNECTIONS_PER_NETWORK: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(100_000)), 200),
  /** How long the body of a request may take to arrive; an upload of somebody who is signed in may take five minutes. */
  BODY_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(300_000)), 20_000),
  /** How long a stopping server still takes requests after /readyz reports that it is not ready, so that a load balancer can move on. */
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120_000)), 3000),
  /** How often a stream of events says that it is still there, and asks whether whoever listens still may. */
  EVENTS_HEARTBEAT_MS: z._default(z.coerce.number().check(z.int(), z.gte(20), z.lte(60_000)), 15_000),
  WEBSITE_DIR: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** How many proxies of ours stand before the server; as many entries of X-Forwarded-For are believed, from the end. */
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  /** Where the provider is: its days are the days of bills and filters. */
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone such as America/Chicago' })),
    defaultTimeZone,
  ),
  /** Keys under which one-time codes are hashed, the newest first. */
  CODE_KEY: keyRing,
  /** Keys under which the secrets of authenticator apps are sealed and recovery codes hashed, the newest first. */
  SEAL_KEY: keyRing,
  PROVIDER_URL: z.url(),
  PROVIDER_PUBLIC_URL: optionalUrl,
  PROVIDER_KEY: z.string().check(z.minLength(16)),
  PROVIDER_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(60_000)), 8000),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z._default(z.string(), 'Quillmere Utilities & Fiber <no-reply@example.com>'),
  /** Where mail to the provider's own people goes. */
  CARE_EMAIL: z._default(z.string().check(z.regex(emailFormat)), 'care@example.com'),
  SMS_URL: optionalUrl,
  SMS_KEY: z.optional(z.string()),
  /** A model that may put into words what the chat has found; none unless named. */
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

/** Links in mails must lead to the portal, and what a request says about its host may be forged. */
const Environment = Settings.check(
  z.refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: "must be the portal's address for people, because SMTP_URL is set: links in mails lead there",
  }),
  z.refine(
    ({ SPEECH_URL, SPEECH_SPEAKER, SPEECH_RECOGNIZER }) =>
      SPEECH_URL !== undefined || (SPEECH_SPEAKER !== 'http' && SPEECH_RECOGNIZER !== 'http'),
    { path: ['SPEECH_URL'], error: 'must be the address of the speech service, because an engine is set to http' },
  ),
)

export type Config = z.output<typeof Environment>
export type PublishingConfig = z.output<typeof Publishing>

/** Reads the settings; refuses with every setting that is missing or wrong, and where the outbox would be in danger. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = checked(Environment, environment)
  const { refusal } = judgeOutbox(config)
  if (refusal) throw new Refusal(refusal)
  return config
}

/** Where other machines reach the server, an outbox instead of mail and SMS has to be allowed by name. */
export const judgeOutbox = (config: Config): SandboxVerdict =>
  judgeSandbox(exposureOf(config), hasOutbox(config) ? ['outbox'] : [], config.ALLOW_SANDBOX)

/** Only what publishing files needs. */
export const readPublishingConfig = (environment: Record<string, string | undefined>): PublishingConfig =>
  checked(Publishing, environment)

function checked<S extends z.ZodMiniType>(settings: S, environment: Record<string, string | undefined>): z.output<S> {
  const result = z.safeParse(settings, environment)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Refusal(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`)
}

/** The outbox keeps messages on a machine without a mail or SMS gateway. It holds live one-time codes. */
export const hasOutbox = (config: Config): boolean => !config.SMTP_URL && !config.SMS_URL
