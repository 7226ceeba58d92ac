/** The host names under which the server answers, and the check whether a request comes from this machine. */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { isLoopbackName } from '../exposure'

const urlSettings = [
  'PUBLIC_URL',
  'API_URL',
  'PAYMENT_API_URL',
  'AUTH_API_URL',
  'ENROLLMENT_API_URL',
  'RELAY_URL',
] as const

/**
 * Rejecting unknown hosts prevents DNS rebinding: a foreign name that resolves to this server could read the portal.
 */
export function createHostCheck(config: Config): (host: string) => boolean {
  const names = new Set(config.ALLOWED_HOSTS)
  for (const setting of urlSettings) {
    const url = config[setting]
    if (url !== undefined) names.add(new URL(url).hostname)
  }
  return (host) => {
    const name = hostNameOf(host)
    return name !== null && (names.has(name) || isLoopbackName(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
  }
}

function hostNameOf(host: string): string | null {
  const url = `http://${host}`
  return host !== '' && URL.canParse(url) ? new URL(url).hostname : null
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

/** True for a program on this machine that calls the server directly and not through a proxy. */
export function isLocalRequest({ headers, raw }: FastifyRequest): boolean {
  const peer = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const host = hostNameOf(headers.host ?? '')
  return (
    isLoopbackName(peer) &&
    host !== null &&
    isLoopbackName(host) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  )
}
