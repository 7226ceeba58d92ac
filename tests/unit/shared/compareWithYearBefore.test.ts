import { describe, expect, it } from 'vitest'
import { compareWithYearBefore } from '#shared/billing/statementHistory'
import type { UsageBar } from '#shared/contract/billing/statements'

const bar = (month: string, amount: number): UsageBar => ({ month, amount, isEstimated: false })

describe('the newest month of a bill', () => {
  it('is compared with the same month a year earlier', () => {
    const bars = [bar('2025-11', 32), bar('2026-10', 19), bar('2026-11', 36)]
    expect(compareWithYearBefore(bars)).toEqual({ month: '2025-11', amount: 32, percent: 13 })
  })

  it('is about the same if it differs by a few percent', () => {
    expect(compareWithYearBefore([bar('2025-11', 100), bar('2026-11', 97)])).toMatchObject({ percent: 0 })
  })

  it.each([
    ['was not read', [bar('2025-12', 91), bar('2026-11', 36)]],
    ['had no usage', [bar('2025-11', 0), bar('2026-11', 36)]],
  ])('is not compared with a month that %s', (_what, bars) => {
    expect(compareWithYearBefore(bars)).toBeNull()
  })
})
