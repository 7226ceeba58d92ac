/** Where the window of a payment may go. Pure. */

export interface PaymentPlaces {
  /** Where the portal is served; its postback page is the end. */
  portalOrigin: string
  /** The provider's page that the server named. */
  startUrl: string
  /** Others that administrators named: banks ask for a second proof, in frames of their own or in the whole window. */
  otherOrigins: readonly string[]
}

/** Apple's sheet and its scripts. */
const appleHosts = /(^|\.)(apple\.com|cdn-apple\.com)$/

const postbackPath = '/payment/postback'
const longestValue = 500

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Whether a payment may begin there. Without a certificate only beside a portal that has none either: on the developer's own machine. */
export function mayBegin(portalOrigin: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  const isLocal = ['127.0.0.1', 'localhost'].includes(hostname)
  return protocol === 'http:' && isLocal && new URL(portalOrigin).protocol === 'http:'
}

export function mayGo(
  places: PaymentPlaces,
  { address, isMainFrame }: { address: string; isMainFrame: boolean },
): boolean {
  // An empty frame shows nothing and goes nowhere.
  if (!isMainFrame && address === 'about:blank') return true
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  // An opaque address has the origin 'null', as every other of its kind.
  if (!isWeb(url)) return false
  const known = [places.portalOrigin, new URL(places.startUrl).origin, ...places.otherOrigins]
  if (known.includes(url.origin)) return true
  return !isMainFrame && url.protocol === 'https:' && url.port === '' && appleHosts.test(url.hostname)
}

/** What the provider's page came back with; null while it has not. Taken as a claim, never as a result. */
export function messageAt(
  { portalOrigin }: PaymentPlaces,
  address: string,
): { Token?: string; Message?: string } | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, hash, search } = new URL(address)
  if (origin !== portalOrigin || pathname !== postbackPath) return null
  // As the postback page of the website reads it. What the provider posts as a form, the server leads on to a fragment.
  const answer = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const part = (name: 'Token' | 'Message') => {
    const value = answer.get(name)
    return value === null || value === '' || value.length > longestValue ? {} : { [name]: value }
  }
  return { ...part('Token'), ...part('Message') }
}
