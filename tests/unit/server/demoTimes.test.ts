import { describe, expect, it } from 'vitest'
import { generateHouseholds, mergeRows, today } from '../../support/data/demo'

describe('the demo', () => {
  it('contains nothing after the moment at which it is created', () => {
    const now = new Date(`${today}T06:00:00Z`)
    const { auditRecords, refunds, credits, cases, payments } = mergeRows(generateHouseholds({ now }))
    const moments = [
      ...auditRecords.map(({ at }) => at),
      ...refunds.map(({ decidedAt }) => decidedAt),
      ...[...credits, ...cases, ...payments].map(({ createdAt }) => createdAt),
    ]
    expect(refunds.some(({ decidedAt }) => decidedAt?.getTime() === now.getTime())).toBe(true)
    expect(moments.filter((moment) => moment !== null && moment > now)).toEqual([])
  })
})
