/** The caller's network, as limits count it: a caller with one of its addresses can usually use all of them. */
import { isIP } from 'node:net'

export interface CallerNetwork {
  /** What one household or office has: an IPv4 address, or 64 bits of an IPv6 address. */
  household: string
  /** What one customer of an internet provider may be given, 48 bits of an IPv6 address; null for IPv4. */
  site: string | null
}

export function networkOf(address: string): CallerNetwork {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return { household: mapped, site: null }
  if (isIP(address) !== 6) return { household: address, site: null }
  const groups = groupsOf(address)
  return { household: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address without leading zeros; a zone such as `%eth0` is left out. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
}
