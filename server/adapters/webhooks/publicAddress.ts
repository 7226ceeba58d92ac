/**
 * Decides to which addresses webhooks may connect. An administrator chooses their URLs, so they must not lead into the
 * network of the server: to its database, to other machines, or to the metadata service of a cloud.
 */
import { BlockList, isIP } from 'node:net'

/** Private, local, shared, reserved and multicast networks (IANA's special-purpose registry). */
const specialNetworks: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of IPv6, only global unicast is public, and these parts of it lead to IPv4 or nowhere. */
const specialNetworks6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, prefix] of specialNetworks) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialNetworks6) special.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** An IPv4 address that is written as one of IPv6 is not public, because no name server returns one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
