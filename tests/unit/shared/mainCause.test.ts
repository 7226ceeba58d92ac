import { describe, expect, it } from 'vitest'
import { compareStatements } from '#shared/billing/compareStatements'
import { findMainCause } from '#shared/billing/mainCause'
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

const gas = (label: string, therms: number, rate: number): StatementLine =>
  line(label, Math.round(therms * rate), { section: 'GAS', quantity: therms, unit: 'therms', rate: rate / 100 })

const causeOf = (before: StatementLine[], now: StatementLine[]) => findMainCause(compareStatements(before, now))

describe('the main cause of a different bill', () => {
  it('is the usage if all charges by the therm together explain most of the difference', () => {
    const bill = (therms: number, fee: number) => [
      gas('Delivery', therms, 42),
      gas('Gas cost', therms, 62),
      line('City fee', fee, { section: 'TAXES' }),
    ]
    expect(causeOf(bill(36, 100), bill(65, 220))).toEqual({
      kind: 'usage',
      moreTherms: 29,
      change: 3016,
      isOnly: false,
    })
  })

  it('is not the usage if the price rose while less was used', () => {
    expect(causeOf([gas('Gas cost', 40, 60)], [gas('Gas cost', 36, 90)])).toBeNull()
  })

  it('is not the usage if a higher price of a therm explains most of the difference', () => {
    expect(causeOf([gas('Gas cost', 40, 48)], [gas('Gas cost', 42, 62)])).toBeNull()
  })

  it('is a new charge, the only cause if nothing else changed', () => {
    const before = [line('Gig 1000', 8000)]
    expect(causeOf(before, [...before, line('Extra box', 800)])).toEqual({
      kind: 'new',
      label: 'Extra box',
      change: 800,
      isOnly: true,
    })
  })

  it('is a removed charge', () => {
    expect(causeOf([line('Gig 1000', 8000), line('Extra box', 800)], [line('Gig 1000', 8000)])).toMatchObject({
      kind: 'removed',
      label: 'Extra box',
    })
  })

  it('is a charge that costs more', () => {
    expect(causeOf([line('Gig 1000', 8000)], [line('Gig 1000', 8500)])).toMatchObject({
      kind: 'changed',
      label: 'Gig 1000',
      change: 500,
    })
  })

  it('is unknown if a large charge was replaced by another', () => {
    expect(causeOf([line('Gig 1000', 8000)], [line('Duo 2000', 11_000)])).toBeNull()
  })

  it('is unknown if no charge explains half of the difference', () => {
    const labels = ['Gateway', 'Extra box', 'Sports pack']
    expect(
      causeOf(
        labels.map((label) => line(label, 500)),
        labels.map((label) => line(label, 600)),
      ),
    ).toBeNull()
  })

  it('is unknown on a bill of several addresses', () => {
    const at = (place: string, amount: number) => line('Gig 1000', amount, { place })
    expect(causeOf([at('Lot 1', 100), at('Lot 2', 100)], [at('Lot 1', 900), at('Lot 2', 110)])).toBeNull()
  })

  it('is unknown if the total is the same', () => {
    expect(causeOf([line('Gig 1000', 8000)], [line('Duo 2000', 8000)])).toBeNull()
  })
})
