/**
 * Determines whether other machines can reach the server. Such a server is in production: it does not start with sandbox
 * parts that are not allowed by name, with generated keys in a folder that no one chose, or without a mail gateway.
 */
import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { listSetting } from './listSetting'

export const sandboxParts = ['outbox', 'provider', 'network', 'demo'] as const
type SandboxPart = (typeof sandboxParts)[number]

/** The setting that allows sandbox parts by name. */
export const allowedSandboxSetting = listSetting(z.enum(sandboxParts))

interface ExposureSettings {
  HOST: string
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS?: readonly string[]
  /** The sandbox payment provider is on this machine. `npm start` starts it if no other is set. */
  PROVIDER_URL?: string | undefined
  NODE_ENV?: string | undefined
}

interface StartSettings extends ExposureSettings {
  SMTP_URL?: string | undefined
  SMS_URL?: string | undefined
  ALLOW_SANDBOX: readonly SandboxPart[]
  PROVIDER_KEY?: string | undefined
  /** Whether demo data is loaded into an empty database. */
  hasDemoData?: boolean
  /** The settings of keys that are generated in the default folder, because neither they nor DATA_DIR are set. */
  generatedKeys?: readonly string[]
}

/** Returns whether messages are kept in the database because no gateway is set. They contain valid one-time codes. */
export const hasOutbox = ({ SMTP_URL, SMS_URL }: Pick<StartSettings, 'SMTP_URL' | 'SMS_URL'>): boolean =>
  !SMTP_URL && !SMS_URL

export const isLoopbackName = (name: string): boolean => {
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase()
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return isIP(bare) === 4 && bare.startsWith('127.')
}

const isRemote = (url: string | undefined): boolean => url !== undefined && !isLoopbackName(new URL(url).hostname)

/** Returns the settings that expose the server to other machines. Empty when it serves this machine only. */
export function exposureOf(settings: ExposureSettings): string[] {
  const { HOST, PUBLIC_URL, ALLOWED_HOSTS = [], PROVIDER_URL, NODE_ENV } = settings
  const otherNames = ALLOWED_HOSTS.filter((name) => !isLoopbackName(name))
  return [
    ...(isLoopbackName(HOST) ? [] : [`HOST is ${HOST}`]),
    ...(isRemote(PUBLIC_URL) ? ['PUBLIC_URL is set'] : []),
    ...(otherNames.length > 0 ? [`ALLOWED_HOSTS names ${otherNames.join(', ')}`] : []),
    ...(isRemote(PROVIDER_URL) ? ['PROVIDER_URL names a payment provider'] : []),
    ...(NODE_ENV === 'production' ? ['NODE_ENV is production'] : []),
  ]
}

/** Something that a server in production does not start with. */
interface Obstacle {
  /** Missing where nothing allows it. */
  part?: SandboxPart
  problem: string
  remedy: string
}

function findObstacles(settings: StartSettings): Obstacle[] {
  const { SMTP_URL, PROVIDER_URL, PROVIDER_KEY, hasDemoData = false, generatedKeys = [] } = settings
  const obstacles: (Obstacle | false)[] = [
    hasOutbox(settings) && {
      part: 'outbox',
      problem: 'Without a mail gateway, the outbox keeps one-time codes and password links instead of sending them.',
      remedy: 'Set SMTP_URL.',
    },
    !SMTP_URL &&
      !hasOutbox(settings) && {
        problem: 'Without a mail gateway, no invitations, password links and bills can be sent.',
        remedy: 'Set SMTP_URL.',
      },
    !isRemote(PROVIDER_URL) && {
      part: 'provider',
      problem: 'The sandbox payment provider accepts test cards and moves no money.',
      remedy: 'Set PROVIDER_URL.',
    },
    isRemote(PROVIDER_URL) &&
      !PROVIDER_KEY && {
        problem: 'The payment provider does not know a generated key.',
        remedy: 'Set PROVIDER_KEY to the key that it gave you.',
      },
    {
      part: 'network',
      problem: 'The sandbox network only simulates devices, TV boxes, phone lines and the 911 address registry.',
      remedy: 'There is no other in this version: set ALLOW_SANDBOX=network.',
    },
    hasDemoData && {
      part: 'demo',
      problem: 'The demo data has staff and customers with a published password.',
      remedy: 'Set DEMO_DATA=off.',
    },
    generatedKeys.length > 0 && {
      problem: `Keys would be generated in the default folder .data, which the next release may not have: ${generatedKeys.join(', ')}.`,
      remedy: 'Set them, or set DATA_DIR to the folder in which they stay.',
    },
  ]
  return obstacles.filter((obstacle) => obstacle !== false)
}

export interface StartVerdict {
  /** The reasons not to start; null when there are none. */
  refusal: string | null
  /** One sentence per sandbox part that was allowed explicitly. */
  warnings: string[]
}

export function checkProductionStart(settings: StartSettings): StartVerdict {
  const exposure = exposureOf(settings)
  if (exposure.length === 0) return { refusal: null, warnings: [] }
  const obstacles = findObstacles(settings)
  const isAllowed = ({ part }: Obstacle): boolean => part !== undefined && settings.ALLOW_SANDBOX.includes(part)
  const refused = obstacles.filter((obstacle) => !isAllowed(obstacle))
  return {
    refusal: refused.length === 0 ? null : refusalText(exposure, obstacles, refused),
    warnings: obstacles.filter(isAllowed).map(({ part, problem }) => `${problem} ALLOW_SANDBOX=${part} allows it.`),
  }
}

function refusalText(
  exposure: readonly string[],
  obstacles: readonly Obstacle[],
  refused: readonly Obstacle[],
): string {
  const parts = obstacles.flatMap(({ part }) => part ?? [])
  return [
    `The portal does not start, because other machines can reach it (${exposure.join('; ')}) and it is not ready for that:`,
    ...refused.map(({ problem, remedy }) => `  - ${problem} ${remedy}`),
    ...(refused.some(({ part }) => part)
      ? [`For a trial with all of its sandbox parts, set ALLOW_SANDBOX=${parts.join(',')}.`]
      : []),
  ].join('\n')
}
