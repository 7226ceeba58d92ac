/** What a page of the portal may load and run: one policy, which the website's server and the desktop shell both send. */

export interface PageSources {
  /** Fresh for every page. */
  nonce: string
  /** Origins beside the page's own that it calls. */
  connect: Iterable<string>
  /** Origins beside the page's own that it shows in a frame. */
  frames: Iterable<string>
  /** Whether the portal itself may show the page in a frame; nobody else ever may. */
  isFramed: boolean
}

const listed = (directive: string, own: readonly string[], others: Iterable<string>): string =>
  [directive, ...own, ...new Set(others)].join(' ')

export const pagePolicy = ({ nonce, connect, frames, isFramed }: PageSources): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // Voicemails and greetings, fetched with the session and played from memory.
    'media-src blob:',
    "font-src 'self'",
    "manifest-src 'self'",
    listed('connect-src', ["'self'"], connect),
    listed('frame-src', ["'self'"], frames),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')

/** The microphone is for greetings and spoken commands; the rest nobody asks for. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(self)'

/** The relay's socket, as a source of a policy. Empty for the page's own origin, which covers its sockets. */
export function socketSources(relayUrl: string): string[] {
  const [, isSecure, host] = /^http(s?):\/\/([^/?#]+)/.exec(relayUrl) ?? []
  return host === undefined ? [] : [`ws${isSecure}://${host}`]
}
