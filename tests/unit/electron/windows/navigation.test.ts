/** Where the shell's pages may navigate, and what the system may open for them. */
import { describe, expect, it } from 'vitest'
import { isConsoleAddress } from '../../../../electron/origin'
import { mayNavigate, toExternalUrl } from '../../../../electron/windows/navigation'
import { lookalikeUrls } from '../../../support/shell/lookalikeUrls'

describe('the shell’s pages', () => {
  it('stay on the portal', () => {
    expect(mayNavigate('app://console/messageQueue?case=1#top')).toBe(true)
  })

  it.each(lookalikeUrls)('never navigate to %s', (address) => {
    expect(mayNavigate(address)).toBe(false)
    expect(isConsoleAddress(address)).toBe(false)
  })

  it('pass web pages, email and phone numbers to the system, serialized again', () => {
    expect(toExternalUrl('https://HELP.example/a b')).toBe('https://help.example/a%20b')
    expect(toExternalUrl('mailto:care@example.com')).toBe('mailto:care@example.com')
    expect(toExternalUrl('tel:+12105550100')).toBe('tel:+12105550100')
  })

  it.each([
    'http://help.example/',
    'https://a:b@help.example/',
    'file:///c:/x.exe',
    'ms-settings:privacy',
    'smb://share/x',
    'javascript:alert(1)',
    `https://help.example/${'x'.repeat(3000)}`,
    'x',
  ])('pass nothing like %s to the system', (address) => expect(toExternalUrl(address)).toBeNull())
})
