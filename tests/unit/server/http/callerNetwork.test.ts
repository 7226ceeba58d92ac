import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../../server/http/callerNetwork'

describe('the network of a caller', () => {
  it('is the address itself for IPv4', () => {
    expect(networkOf('203.0.113.9')).toEqual({ household: '203.0.113.9', site: null })
  })

  it('is the IPv4 address inside an IPv4-mapped IPv6 address', () => {
    expect(networkOf('::ffff:203.0.113.9')).toEqual(networkOf('203.0.113.9'))
  })

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0002:0:0:0:5',
    '2001:db8:1:2::5%eth0',
  ])('is the first 64 bits of %s, or the first 48 in the wider sense', (address) => {
    expect(networkOf(address)).toEqual({ household: '2001:db8:1:2::/64', site: '2001:db8:1::/48' })
  })

  it('is calculated with the zeros that an address omits', () => {
    expect(networkOf('2001:db8::1').household).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1').household).toBe('0:0:0:0::/64')
  })
})
