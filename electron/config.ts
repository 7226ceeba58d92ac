/** Finds the settings of administrators, or else those of the package. Users can't choose the server. */
import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'

/** The origin is parsed, because origins are compared and the same one can be written in several ways. */
const Origin = z.pipe(
  z.string().check(z.refine(isHttpsOrigin, { error: 'must be an https address without a path, username or password' })),
  z.transform((text) => new URL(text).origin),
)

function isHttpsOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname, search, hash } = new URL(text)
  return protocol === 'https:' && [username, password, search, hash].every((part) => part === '') && pathname === '/'
}

const HttpsFolder = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && isHttpsFolder(new URL(text)), { error: 'must be an https address' }))

function isHttpsFolder({ protocol, username, password, search, hash }: URL): boolean {
  return protocol === 'https:' && [username, password, search, hash].every((part) => part === '')
}

export const ShellConfig = z.strictObject({
  portalOrigin: Origin,
  /** Users know the environment by this name. It is shown next to the version. */
  environment: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), 'production'),
  /** The update feed is here. Without it, the shell doesn't look for updates. */
  updatesUrl: z.optional(Origin),
  /** Whether users can stay signed in after a restart. */
  mayStaySignedIn: z._default(z.boolean(), true),
  /** Whether notifications can contain customer names if the user turns that on. */
  mayTellInNotifications: z._default(z.boolean(), false),
  /** Payments can navigate to these origins as well as to the provider's, for example for the bank's verification. */
  paymentOrigins: z._default(z.array(Origin), []),
  /**
   * Dictionaries are downloaded from here. Without it, the spell check only works where the system has dictionaries.
   */
  dictionaryUrl: z.optional(HttpsFolder),
  spellingLanguages: z._default(z.array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))), ['en-US']),
  hasDevTools: z._default(z.boolean(), false),
  /** Only the package sets this: administrators of a machine can only name these hosts and their subdomains. */
  policyHosts: z._default(z.array(z.string().check(z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))), []),
  /** Windows signs in automatically to these domains. */
  signOnDomains: z._default(z.array(z.string().check(z.regex(/^(\*\.?)?[a-z\d.-]*$/i), z.maxLength(200))), []),
})
export type ShellConfig = z.output<typeof ShellConfig>

export interface ConfigSources {
  platform: NodeJS.Platform
  isPackaged: boolean
  resourcesPath: string
  env: Record<string, string | undefined>
  /** Returns the text of a file, or null if it doesn't exist. */
  read: (path: string) => string | null
}

export type ConfigResult =
  | { status: 'found'; config: ShellConfig; from: string }
  /** No source exists. `checkedPaths` helps the person who sets up the machine. */
  | { status: 'missing'; checkedPaths: string[] }
  | { status: 'wrong'; from: string; problems: string[] }

const vendor = 'Quillmere'
const product = 'CareConsole'

/**
 * Returns the administrators' file. No environment variable can move it. The installer prevents that others write
 * there, because Windows lets every user create folders. Even a foreign file can only name the package's own hosts.
 */
export function policyFileOf(platform: NodeJS.Platform): string {
  if (platform === 'win32') return `C:\\ProgramData\\${vendor}\\${product}\\config.json`
  if (platform === 'darwin') return `/Library/Application Support/${vendor}/${product}/config.json`
  return `/etc/${product.toLowerCase()}/config.json`
}

/**
 * Returns the first source that exists. An invalid source is an error, so that it doesn't fall back to a weaker one.
 */
export function findConfig(sources: ConfigSources): ConfigResult {
  const packaged = `${sources.resourcesPath}${sources.platform === 'win32' ? '\\' : '/'}config.json`
  const policy = policyFileOf(sources.platform)
  const packageConfig = readConfigFile(sources, packaged)
  const machineConfig = readConfigFile(sources, policy)
  if (machineConfig?.status === 'found' && sources.isPackaged)
    return restrictToHosts(machineConfig, allowedHosts(packageConfig))
  const first = machineConfig ?? packageConfig
  if (first !== null) return first
  const developmentOrigin = sources.isPackaged ? undefined : sources.env['CONSOLE_API_ORIGIN']
  if (developmentOrigin !== undefined) return createDevelopmentConfig(developmentOrigin)
  return { status: 'missing', checkedPaths: [policy, packaged] }
}

type ReadConfig = Exclude<ConfigResult, { status: 'missing' }>

/** Returns null if the file doesn't exist. */
function readConfigFile(sources: ConfigSources, from: string): ReadConfig | null {
  const text = sources.read(from)
  return text === null ? null : parseConfig(text, from)
}

/** A package without valid settings allows no hosts. */
const allowedHosts = (packageConfig: ReadConfig | null): readonly string[] =>
  packageConfig?.status === 'found' ? packageConfig.config.policyHosts : []

const hostOf = (address: string): string => new URL(address).hostname

/** Lists every host in the settings with its field. */
const listNamedHosts = (config: ShellConfig): [field: string, host: string][] => [
  ['portalOrigin', hostOf(config.portalOrigin)],
  ...[config.updatesUrl ?? []].flat().map((url): [string, string] => ['updatesUrl', hostOf(url)]),
  ...[config.dictionaryUrl ?? []].flat().map((url): [string, string] => ['dictionaryUrl', hostOf(url)]),
  ...config.paymentOrigins.map((url): [string, string] => ['paymentOrigins', hostOf(url)]),
  // A pattern such as *.example.com stands for its domain. Any other pattern stays as it is, and no list contains it.
  ...config.signOnDomains.map((domain): [string, string] => [
    'signOnDomains',
    domain.toLowerCase().replace(/^\*\./, ''),
  ]),
]

function restrictToHosts(found: Extract<ReadConfig, { status: 'found' }>, hosts: readonly string[]): ReadConfig {
  const isAllowed = (host: string): boolean =>
    hosts.some((allowedHost) => host === allowedHost || host.endsWith(`.${allowedHost}`))
  const problems = listNamedHosts(found.config)
    .filter(([, host]) => !isAllowed(host))
    .map(([field, host]) => `${field}: ${host} isn’t one of the hosts that this package allows`)
  return problems.length === 0 ? found : { status: 'wrong', from: found.from, problems }
}

function parseConfig(text: string, from: string): ReadConfig {
  const parsed = z.safeParse(ShellConfig, parseJson(text))
  if (parsed.success) return { status: 'found', config: parsed.data, from }
  return {
    status: 'wrong',
    from,
    problems: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  }
}

/** A server on the developer's own machine doesn't need a certificate. */
function createDevelopmentConfig(origin: string): ConfigResult {
  const from = 'CONSOLE_API_ORIGIN'
  const isLocal = URL.canParse(origin) && ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname)
  const parsed = z.safeParse(ShellConfig, {
    portalOrigin: isLocal ? 'https://localhost' : origin,
    environment: 'development',
    hasDevTools: true,
  })
  if (!parsed.success)
    return { status: 'wrong', from, problems: ['must be an https address, or an address on this computer'] }
  return { status: 'found', config: { ...parsed.data, portalOrigin: new URL(origin).origin }, from }
}
