import { describe, expect, it } from 'vitest'
import { formatProviderTime } from '../../../../server/http/providerTime'

describe('a time in a report', () => {
  it.each([
    ['in summer', '2026-07-14T03:05:00.000Z', '2026-07-13 22:05 CDT'],
    ['in winter', '2026-12-14T03:05:00.000Z', '2026-12-13 21:05 CST'],
  ])('the time %s is in the provider’s time zone, which it names', (_when, moment, text) => {
    expect(formatProviderTime(moment, 'America/Chicago')).toBe(text)
  })
})
