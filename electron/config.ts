/** Which server the shell works with: what administrators of the machine say, then what the package says; people do not choose. */
import { z } from 'zod/mini'

/** Read as an address: origins are compared, and one may be written in several ways. */
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
  /** Where the portal is served. */
  portalOrigin: Origin,
  /** What people call this environment; shown beside the version. */
  environment: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), 'production'),
  /** Where newer versions are announced; without it nobody looks. */
  updatesUrl: z.optional(Origin),
  /** Whether somebody may stay signed in over a restart. */
  mayStaySignedIn: z._default(z.boolean(), true),
  /** Whether notifications may name customers, for those who set it so. */
  mayTellInNotifications: z._default(z.boolean(), false),
  /** Where payments may lead beside the provider's own page: the proofs of banks. */
  paymentOrigins: z._default(z.array(Origin), []),
  /** Where dictionaries lie; without it spelling is checked only where the system brings its own. */
  dictionaryUrl: z.optional(HttpsFolder),
  spellingLanguages: z._default(z.array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))), ['en-US']),
  hasDevTools: z._default(z.boolean(), false),
  /** Said by the package alone: the hosts that administrators of a machine may name, each with all below it. */
  policyHosts: z._default(z.array(z.string().check(z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))), []),
  /** Domains to which Windows signs itself in; none unless named. */
  signOnDomains: z._default(z.array(z.string().check(z.regex(/^(\*\.?)?[a-z\d.-]*$/i), z.maxLength(200))), []),
})
export type ShellConfig = z.output<typeof ShellConfig>

export interface ConfigSources {
  platform: NodeJS.Platform
  isPackaged: boolean
  /** Where the package keeps its own files. */
  resourcesPath: string
  env: Record<string, string | undefined>
  /** The text of a file; null when it is not there. */
  read: (path: string) => string | null
}

export type FoundConfig =
  | { status: 'found'; config: ShellConfig; from: string }
  /** Nothing says it, or the first that does says it wrongly. `lookedAt` is for whoever mends it. */
  | { status: 'missing'; lookedAt: string[] }
  | { status: 'wrong'; from: string; problems: string[] }

const vendor = 'Quillmere'
const product = 'CareConsole'

/**
 * The file of administrators, in a place that no environment moves. The installer sees to it that nobody else writes
 * there, for Windows lets everybody make folders; who got in first leads nobody past the package's own hosts.
 */
export function policyFileOf(platform: NodeJS.Platform): string {
  if (platform === 'win32') return `C:\\ProgramData\\${vendor}\\${product}\\config.json`
  if (platform === 'darwin') return `/Library/Application Support/${vendor}/${product}/config.json`
  return `/etc/${product.toLowerCase()}/config.json`
}

/** Finds the settings; the first source that is there counts, and a wrong one is not passed over for a weaker one. */
export function findConfig(sources: ConfigSources): FoundConfig {
  const packaged = `${sources.resourcesPath}${sources.platform === 'win32' ? '\\' : '/'}config.json`
  const policy = policyFileOf(sources.platform)
  const own = readFrom(sources, packaged)
  const ofMachine = readFrom(sources, policy)
  if (ofMachine?.status === 'found' && sources.isPackaged) return withinHosts(ofMachine, hostsOfPackage(own))
  const first = ofMachine ?? own
  if (first !== null) return first
  const developed = sources.isPackaged ? undefined : sources.env['CONSOLE_API_ORIGIN']
  if (developed !== undefined) return ofDevelopment(developed)
  return { status: 'missing', lookedAt: [policy, packaged] }
}

type Read = Exclude<FoundConfig, { status: 'missing' }>

/** Null where nobody has put a file. */
function readFrom(sources: ConfigSources, from: string): Read | null {
  const text = sources.read(from)
  return text === null ? null : checked(text, from)
}

/** A package without settings of its own, or with wrong ones, allows none. */
const hostsOfPackage = (own: Read | null): readonly string[] => (own?.status === 'found' ? own.config.policyHosts : [])

const hostOf = (address: string): string => new URL(address).hostname

/** All that the settings name, with the field that it stands in. */
const namedIn = (config: ShellConfig): [field: string, host: string][] => [
  ['portalOrigin', hostOf(config.portalOrigin)],
  ...[config.updatesUrl ?? []].flat().map((url): [string, string] => ['updatesUrl', hostOf(url)]),
  ...[config.dictionaryUrl ?? []].flat().map((url): [string, string] => ['dictionaryUrl', hostOf(url)]),
  ...config.paymentOrigins.map((url): [string, string] => ['paymentOrigins', hostOf(url)]),
  // A pattern: of a whole domain, or what would fit others as well and is in no list.
  ...config.signOnDomains.map((domain): [string, string] => [
    'signOnDomains',
    domain.toLowerCase().replace(/^\*\./, ''),
  ]),
]

function withinHosts(found: Extract<Read, { status: 'found' }>, hosts: readonly string[]): Read {
  const isAllowed = (host: string): boolean => hosts.some((one) => host === one || host.endsWith(`.${one}`))
  const problems = namedIn(found.config)
    .filter(([, host]) => !isAllowed(host))
    .map(([field, host]) => `${field}: ${host} isn’t one of the hosts that this package allows`)
  return problems.length === 0 ? found : { status: 'wrong', from: found.from, problems }
}

function checked(text: string, from: string): Read {
  const read = z.safeParse(ShellConfig, jsonOf(text))
  if (read.success) return { status: 'found', config: read.data, from }
  return {
    status: 'wrong',
    from,
    problems: read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // Not JSON: the check says what is missing then.
  }
}

/** A server on the developer's own machine may do without a certificate. */
function ofDevelopment(origin: string): FoundConfig {
  const from = 'CONSOLE_API_ORIGIN'
  const isLocal = URL.canParse(origin) && ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname)
  const read = z.safeParse(ShellConfig, {
    portalOrigin: isLocal ? 'https://localhost' : origin,
    environment: 'development',
    hasDevTools: true,
  })
  if (!read.success)
    return { status: 'wrong', from, problems: ['must be an https address, or an address on this computer'] }
  return { status: 'found', config: { ...read.data, portalOrigin: new URL(origin).origin }, from }
}
