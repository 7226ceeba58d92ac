/** Whether people on other machines can reach the server, and which sandbox parts may run then. */
import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { listOf } from './listSetting'

const sandboxParts = ['outbox', 'provider'] as const
export type SandboxPart = (typeof sandboxParts)[number]

/** The setting that permits sandbox parts by name. */
export const allowedSandbox = listOf(z.enum(sandboxParts))

export interface ExposureSettings {
  HOST: string
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS?: readonly string[]
  /** Only a payment provider that somebody named, not the sandbox that is started with the portal. */
  PROVIDER_URL?: string | undefined
  NODE_ENV?: string | undefined
}

export const isLoopbackName = (name: string): boolean => {
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase()
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return isIP(bare) === 4 && bare.startsWith('127.')
}

/** Why others may reach the server, as settings that say so; empty when it serves this machine alone. */
export function exposureOf(settings: ExposureSettings): string[] {
  const { HOST, PUBLIC_URL, ALLOWED_HOSTS = [], PROVIDER_URL, NODE_ENV } = settings
  const isElsewhere = (url: string | undefined): boolean => url !== undefined && !isLoopbackName(new URL(url).hostname)
  const otherNames = ALLOWED_HOSTS.filter((name) => !isLoopbackName(name))
  return [
    ...(isLoopbackName(HOST) ? [] : [`HOST is ${HOST}`]),
    ...(isElsewhere(PUBLIC_URL) ? ['PUBLIC_URL is set'] : []),
    ...(otherNames.length > 0 ? [`ALLOWED_HOSTS names ${otherNames.join(', ')}`] : []),
    ...(isElsewhere(PROVIDER_URL) ? ['PROVIDER_URL names a payment provider'] : []),
    ...(NODE_ENV === 'production' ? ['NODE_ENV is production'] : []),
  ]
}

const consequences: Record<SandboxPart, string> = {
  outbox: 'the outbox would keep one-time codes and password links instead of sending them; set SMTP_URL or SMS_URL',
  provider: 'the sandbox payment provider accepts test cards and moves no money; set PROVIDER_URL',
}

export interface SandboxVerdict {
  /** A sentence that refuses to start; null when nothing speaks against it. */
  refusal: string | null
  /** Sentences about sandbox parts that were allowed by name. */
  warnings: string[]
}

export function judgeSandbox(
  exposure: readonly string[],
  parts: readonly SandboxPart[],
  allowed: readonly SandboxPart[],
): SandboxVerdict {
  if (exposure.length === 0) return { refusal: null, warnings: [] }
  const sentence = (part: SandboxPart): string => `${exposure.join(' and ')}, but ${consequences[part]}`
  const refused = parts.filter((part) => !allowed.includes(part))
  return {
    refusal:
      refused.length === 0
        ? null
        : `${refused.map((part) => `${sentence(part)}.`).join('\n')}\nTo start a trial all the same, set ALLOW_SANDBOX=${parts.join(',')}.`,
    warnings: parts
      .filter((part) => allowed.includes(part))
      .map((part) => `${sentence(part)}. ALLOW_SANDBOX permits it.`),
  }
}
