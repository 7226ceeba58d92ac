/** Determines whether other machines can reach the server, and which sandbox parts may then run. */
import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { listSetting } from './listSetting'

const sandboxParts = ['outbox', 'provider'] as const
export type SandboxPart = (typeof sandboxParts)[number]

/** The setting that allows sandbox parts by name. */
export const allowedSandboxSetting = listSetting(z.enum(sandboxParts))

export interface ExposureSettings {
  HOST: string
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS?: readonly string[]
  /** Set only for an external payment provider, not for the sandbox that starts with the portal. */
  PROVIDER_URL?: string | undefined
  NODE_ENV?: string | undefined
}

export const isLoopbackName = (name: string): boolean => {
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase()
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return isIP(bare) === 4 && bare.startsWith('127.')
}

/** Returns the settings that expose the server to other machines. Empty when it serves this machine only. */
export function exposureOf(settings: ExposureSettings): string[] {
  const { HOST, PUBLIC_URL, ALLOWED_HOSTS = [], PROVIDER_URL, NODE_ENV } = settings
  const isRemote = (url: string | undefined): boolean => url !== undefined && !isLoopbackName(new URL(url).hostname)
  const otherNames = ALLOWED_HOSTS.filter((name) => !isLoopbackName(name))
  return [
    ...(isLoopbackName(HOST) ? [] : [`HOST is ${HOST}`]),
    ...(isRemote(PUBLIC_URL) ? ['PUBLIC_URL is set'] : []),
    ...(otherNames.length > 0 ? [`ALLOWED_HOSTS names ${otherNames.join(', ')}`] : []),
    ...(isRemote(PROVIDER_URL) ? ['PROVIDER_URL names a payment provider'] : []),
    ...(NODE_ENV === 'production' ? ['NODE_ENV is production'] : []),
  ]
}

const consequences: Record<SandboxPart, string> = {
  outbox: 'the outbox would keep one-time codes and password links instead of sending them; set SMTP_URL or SMS_URL',
  provider: 'the sandbox payment provider accepts test cards and moves no money; set PROVIDER_URL',
}

export interface SandboxVerdict {
  /** The reason not to start; null when there is none. */
  refusal: string | null
  /** One sentence per sandbox part that was allowed explicitly. */
  warnings: string[]
}

export function checkSandboxExposure(
  exposure: readonly string[],
  parts: readonly SandboxPart[],
  allowed: readonly SandboxPart[],
): SandboxVerdict {
  if (exposure.length === 0) return { refusal: null, warnings: [] }
  const sentence = (part: SandboxPart): string => `${exposure.join(' and ')}, but ${consequences[part]}`
  const notAllowed = parts.filter((part) => !allowed.includes(part))
  return {
    refusal:
      notAllowed.length === 0
        ? null
        : `${notAllowed.map((part) => `${sentence(part)}.`).join('\n')}\nTo start a trial all the same, set ALLOW_SANDBOX=${parts.join(',')}.`,
    warnings: parts
      .filter((part) => allowed.includes(part))
      .map((part) => `${sentence(part)}. ALLOW_SANDBOX permits it.`),
  }
}
