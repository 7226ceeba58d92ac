/** Defines the content security policy that both the website's server and the desktop shell send. */

interface PageSources {
  /** Every page needs a new nonce. */
  nonce: string
  /** The page calls these origins in addition to its own. */
  connect: Iterable<string>
  /** The page shows these origins in a frame, in addition to its own. */
  frames: Iterable<string>
  /** Whether the portal itself may show the page in a frame. Other origins never may. */
  isFramed: boolean
}

const directiveOf = (directive: string, ownSources: readonly string[], otherSources: Iterable<string>): string =>
  [directive, ...ownSources, ...new Set(otherSources)].join(' ')

export const pagePolicy = ({ nonce, connect, frames, isFramed }: PageSources): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // Voicemails and greetings are fetched with the session and played from memory.
    'media-src blob:',
    "font-src 'self'",
    "manifest-src 'self'",
    directiveOf('connect-src', ["'self'"], connect),
    directiveOf('frame-src', ["'self'"], frames),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')

/** Greetings and spoken commands need the microphone. The portal needs no camera or location. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(self)'

/** Returns the policy source for the relay's WebSocket, or none if the relay has the page's own origin. */
export function socketSources(relayUrl: string): string[] {
  const [, isSecure, host] = /^http(s?):\/\/([^/?#]+)/.exec(relayUrl) ?? []
  return host === undefined ? [] : [`ws${isSecure}://${host}`]
}
