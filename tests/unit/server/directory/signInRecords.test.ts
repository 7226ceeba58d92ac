import { describe, expect, it } from 'vitest'
import * as securityTexts from '#shared/texts/signIn/security'
import { deviceOf } from '../../../../server/directory/signIn/signInRecords'

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36', 'Chrome on Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari on Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Electron/45.0 Safari/537.36', 'Account portal app on Windows'],
    ['curl/8.5.0', securityTexts.unknownDevice],
    ['', securityTexts.unknownDevice],
  ])('is derived from %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name)
  })
})
