/** Where a link from outside leads: to a screen, or nowhere. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLink, pathOfLink } from '../../../electron/deepLink'

describe('a deep link', () => {
  it.each([
    ['careconsole://queue', '/messageQueue'],
    ['careconsole://case/4f0c', '/messageQueue?case=4f0c'],
    ['careconsole://customer/CU-1001', '/?search=CU-1001'],
  ])('%s opens %s', (link, path) => expect(pathOfLink(link)).toBe(path))

  it.each([
    'careconsole://pay/100',
    'careconsole://queue/1',
    'careconsole://case/',
    'careconsole://case/1/2',
    'careconsole://case/1?token=x',
    'careconsole://case/1#x',
    'careconsole://a:b@case/1',
    'careconsole://case/..%2f..%2fadmin',
    'careconsole://constructor/x',
    `careconsole://case/${'1'.repeat(600)}`,
    'https://case/1',
    'careconsole',
  ])('%s opens nothing', (link) => expect(pathOfLink(link)).toBeNull())

  it('opens a path of the portal or nothing, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `careconsole://case/${text}`),
        ),
        (link) => {
          const path = pathOfLink(link)
          expect(path === null || /^\/(messageQueue(\?case=[\w-]+)?|\?search=[\w-]+)$/.test(path)).toBe(true)
        },
      ),
    )
  })

  it('is found among the arguments of a start', () => {
    expect(findLink(['C:\\Care Console.exe', '--flag', 'careconsole://queue'])).toBe('careconsole://queue')
    expect(findLink(['C:\\Care Console.exe'])).toBeNull()
  })
})
