import { describe, expect, it } from 'vitest'
import { compareStatements } from '#shared/billing/compareStatements'
import type { StatementLine } from '#shared/contract/billing/statements'

const line = (label: string, amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  section: 'FIBER',
  label,
  detail: '',
  quantity: null,
  unit: '',
  rate: null,
  tariff: '',
  amount,
  ...more,
})

describe('the comparison of a bill with the previous one', () => {
  it('names new, removed and changed charges, the largest difference first', () => {
    const before = [line('Gig 1000', 8000), line('Gateway', 1000), line('Paper bill', 200)]
    const now = [line('Duo 2000', 11_000), line('Gateway', 1200), line('Paper bill', 200)]
    expect(compareStatements(before, now)).toEqual({
      changes: [
        {
          section: 'FIBER',
          label: 'Duo 2000',
          place: '',
          before: null,
          now: 11_000,
          change: 11_000,
          usage: '',
          moreTherms: 0,
          priceChange: 0,
        },
        {
          section: 'FIBER',
          label: 'Gig 1000',
          place: '',
          before: 8000,
          now: null,
          change: -8000,
          usage: '',
          moreTherms: 0,
          priceChange: 0,
        },
        {
          section: 'FIBER',
          label: 'Gateway',
          place: '',
          before: 1000,
          now: 1200,
          change: 200,
          usage: '',
          moreTherms: 0,
          priceChange: 0,
        },
      ],
      unchanged: 1,
      total: 3200,
    })
  })

  it('separates equal charges of several addresses', () => {
    const at = (place: string, amount: number) => line('Gig 1000', amount, { place })
    expect(compareStatements([at('Lot 1', 100), at('Lot 2', 100)], [at('Lot 2', 100)]).changes).toMatchObject([
      { place: 'Lot 1', before: 100, now: null },
    ])
  })

  it('shows how much usage changed', () => {
    const gas = (therms: number) =>
      line('Delivery', therms * 42, { section: 'GAS', quantity: therms, unit: 'therms', rate: 0.42 })
    expect(compareStatements([gas(146)], [gas(116)]).changes).toMatchObject([
      { usage: '146 to 116 therms', moreTherms: -30 },
    ])
  })

  it('shows how much the price of a therm changed', () => {
    const gas = (therms: number, rate: number) =>
      line('Gas cost', therms * rate * 100, { section: 'GAS', quantity: therms, unit: 'therms', rate })
    expect(compareStatements([gas(19, 0.48)], [gas(36, 0.62)]).changes).toMatchObject([
      { usage: '19 therms at $0.480 to 36 therms at $0.620', moreTherms: 17, priceChange: 504 },
    ])
  })

  it('pairs identical lines in their order', () => {
    const before = [line('Delivery', 100), line('Delivery', 300)]
    const now = [line('Delivery', 100), line('Delivery', 350), line('Delivery', 20)]
    expect(compareStatements(before, now).changes.map(({ change }) => change)).toEqual([50, 20])
  })

  it('distinguishes a charge of zero from a missing one', () => {
    expect(compareStatements([], [line('No reading', 0)])).toMatchObject({
      changes: [{ before: null, now: 0 }],
      unchanged: 0,
    })
  })
})
