/** The portal's own origin, and the origins that may send requests. */
import { shellOrigin } from '#shared/desktop/origin'
import type { Config } from './config'

/** Returns the portal's address for links in emails. It never uses the request's Host header, which may be forged. */
export const portalUrl = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  // Without a configured address, emails only go to the outbox on this machine.
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

/** True for a page of the portal with exactly that path, at the configured origin or the host that was requested. */
export function isOwnPage(config: Config, host: string, page: { url: string; path: string }): boolean {
  const { protocol, origin, pathname } = new URL(page.url)
  return (protocol === 'https:' || protocol === 'http:') && isOwnOrigin(config, host, origin) && pathname === page.path
}

/**
 * Browsers send an Origin header with every cross-site request. Ours is the configured origin or the host that was
 * requested.
 */
export function isOwnOrigin(config: Config, host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin === new URL(origin).origin
  // The host is parsed, so that an explicit default port compares equal.
  return URL.canParse(`http://${host}`) && new URL(origin).host === new URL(`http://${host}`).host
}

/** Returns the relay's address, or an empty string when it answers on the portal's own origin. */
export const relayUrl = ({ RELAY_URL, RELAY_PORT }: Config): string =>
  RELAY_URL ?? (RELAY_PORT === undefined ? '' : `http://localhost:${RELAY_PORT}`)

/** True for a page of the portal, which may call the relay on another origin. */
export const isPortalOrigin = (config: Config, origin: string): boolean => new URL(portalUrl(config)).origin === origin

/**
 * True for the desktop shell's page, which no website can imitate. The shell's requests have no origin; its sockets
 * have this one.
 */
export const isShellOrigin = (origin: string): boolean => origin === shellOrigin
