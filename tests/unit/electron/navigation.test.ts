import { describe, expect, it } from 'vitest'
import { isOwnAddress, isSafeToOpenOutside } from '../../../electron/navigation'

const portal = new URL('https://portal.example')

describe("the desktop shell's window", () => {
  it('stays on the portal', () => {
    expect(isOwnAddress('https://portal.example/payment?x=1', portal)).toBe(true)
  })

  it.each([
    'https://portal.example.evil.example/',
    'https://evil.example/portal.example',
    'http://portal.example/',
    'https://portal.example:444/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('does not follow %s', (address) => expect(isOwnAddress(address, portal)).toBe(false))

  it('hands web pages to the system browser, and nothing else', () => {
    expect(isSafeToOpenOutside('https://help.example/')).toBe(true)
    for (const address of [
      'http://help.example/',
      'https://a:b@help.example/',
      'file:///c:/x.exe',
      'ms-settings:',
      'x',
    ]) {
      expect(isSafeToOpenOutside(address), address).toBe(false)
    }
  })
})
