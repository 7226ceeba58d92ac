/** Decides where a payment window can navigate. It has no side effects. */

export interface PaymentAddresses {
  /** The portal is served here. Its postback page ends the payment. */
  portalOrigin: string
  /** The server named this page of the provider. */
  startUrl: string
  /** Administrators added these: banks ask for a second factor in a frame or in the whole window. */
  otherOrigins: readonly string[]
}

/** These hosts serve Apple Pay's sheet and scripts. */
const appleHosts = /(^|\.)(apple\.com|cdn-apple\.com)$/

const postbackPath = '/payment/postback'
const maxValueLength = 500

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/**
 * Returns whether a payment can start at this URL. HTTP is only allowed if the portal uses it as well, on a developer's
 * machine.
 */
export function canStartAt(portalOrigin: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  const isLocal = ['127.0.0.1', 'localhost'].includes(hostname)
  return protocol === 'http:' && isLocal && new URL(portalOrigin).protocol === 'http:'
}

export function canNavigateTo(
  addresses: PaymentAddresses,
  { address, isMainFrame }: { address: string; isMainFrame: boolean },
): boolean {
  // An empty frame shows nothing and navigates nowhere.
  if (!isMainFrame && address === 'about:blank') return true
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  // Opaque URLs all have the origin 'null', so they can't be compared.
  if (!isWeb(url)) return false
  const allowedOrigins = [addresses.portalOrigin, new URL(addresses.startUrl).origin, ...addresses.otherOrigins]
  if (allowedOrigins.includes(url.origin)) return true
  return !isMainFrame && url.protocol === 'https:' && url.port === '' && appleHosts.test(url.hostname)
}

/** Returns the provider's message from the return URL, or null before it. The message is only a claim, not a result. */
export function readReturnMessage(
  { portalOrigin }: PaymentAddresses,
  address: string,
): { Token?: string; Message?: string } | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, hash, search } = new URL(address)
  if (origin !== portalOrigin || pathname !== postbackPath) return null
  // This reads the URL as the website's postback page does. The server redirects the provider's form post to a
  // fragment.
  const answer = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const readPart = (name: 'Token' | 'Message') => {
    const value = answer.get(name)
    return value === null || value === '' || value.length > maxValueLength ? {} : { [name]: value }
  }
  return { ...readPart('Token'), ...readPart('Message') }
}
