/** The caller's network as rate limits count it: a caller with one address of a network can usually use all of them. */
import { isIP } from 'node:net'

interface CallerNetwork {
  /** The network of one household or office: an IPv4 address, or a /64 of IPv6. */
  household: string
  /** The largest network that an internet provider assigns to one customer: a /48 of IPv6. Null for IPv4. */
  site: string | null
}

export function networkOf(ip: string): CallerNetwork {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return { household: mapped, site: null }
  if (isIP(ip) !== 6) return { household: ip, site: null }
  const groups = groupsOf(ip)
  return { household: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` }
}

/** Returns the eight groups of an IPv6 address without leading zeros. A zone such as `%eth0` is dropped. */
function groupsOf(ip: string): string[] {
  const { hostname } = new URL(`http://[${ip.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
}
