/** The portal's own origin: where its pages are, and from where it takes requests. */
import { shellOrigin } from '#shared/desktop/origin'
import type { Config } from '../config'

/** The portal's address in mails. Never what a request says about its host: that may be forged. */
export const portalUrl = ({ PUBLIC_URL, PORT }: Config): string =>
  // Without a configured address mails only go to the outbox of this machine.
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

/** True for a page of the portal itself: same origin as it is configured or reached under, and exactly that path. */
export function isOwnPage(config: Config, host: string, page: { url: string; path: string }): boolean {
  const { protocol, origin, pathname } = new URL(page.url)
  return (protocol === 'https:' || protocol === 'http:') && isOwnOrigin(config, host, origin) && pathname === page.path
}

/** Browsers send an Origin header with every cross-site request; ours is the configured address or the one we are called under. */
export function isOwnOrigin(config: Config, host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin === new URL(origin).origin
  // Parsed, so that a default port counts whether it is written or not.
  return URL.canParse(`http://${host}`) && new URL(origin).host === new URL(`http://${host}`).host
}

/** Where the relay answers; empty for the portal's own origin. */
export const relayUrl = ({ RELAY_URL, RELAY_PORT }: Config): string =>
  RELAY_URL ?? (RELAY_PORT === undefined ? '' : `http://localhost:${RELAY_PORT}`)

/** A page of the portal that calls a host of its own for some things. */
export const isPortalOrigin = (config: Config, origin: string): boolean => new URL(portalUrl(config)).origin === origin

/** The desktop shell's page, which no website can be. Its calls come from main, without an origin; its sockets come from itself. */
export const isShellOrigin = (origin: string): boolean => origin === shellOrigin
