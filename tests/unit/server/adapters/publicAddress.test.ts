import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../../server/adapters/webhooks/publicAddress'

describe('a webhook', () => {
  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '192.0.1.1',
    '2606:4700::1111',
    '2a00:1450::5',
  ])('may connect to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.255.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'billing.example.com',
    '',
  ])('may not connect to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
