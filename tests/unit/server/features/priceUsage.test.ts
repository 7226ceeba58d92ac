import { describe, expect, it } from 'vitest'
import { hasUsageLines, linesOfNextMonth, priceTherms } from '../../../../server/directory/usage/priceUsage'
import { demoRows } from '../../../support/data/demo'

describe('the price of usage', () => {
  it('is to the cent that of every gas bill of the demo for the usage of that bill', () => {
    const bills = demoRows()
      .statements.map(({ lines }) => lines.filter(({ section, place }) => section === 'GAS' && !place))
      .filter(hasUsageLines)
    expect(bills.length).toBeGreaterThan(200)
    const wrong = bills.filter((lines) => {
      const therms = lines.find(({ unit }) => unit === 'therms')?.quantity ?? 0
      return priceTherms(lines, therms) !== lines.reduce((sum, { amount }) => sum + amount, 0)
    })
    expect(wrong).toEqual([])
  })

  it('follows a rate that changes with the season', () => {
    const line = (rate: number) => ({
      section: 'GAS' as const,
      label: 'Gas cost',
      detail: '',
      quantity: 10,
      unit: 'therms',
      rate,
      tariff: 'GAS-R1',
      amount: rate * 1000,
    })
    const lines = linesOfNextMonth({ newest: [line(0.5)], yearBefore: [line(0.48)], monthAfter: [line(0.6)] })
    expect(lines).toMatchObject([{ rate: 0.625 }])
  })
})
