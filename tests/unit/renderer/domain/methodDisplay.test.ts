import { describe, expect, it } from 'vitest'
import { expiryState } from '../../../../renderer/domain/payments/methodDisplay'

const march = { month: 3, year: 2026 }

describe('the expiry of a card', () => {
  it('is the end of its month', () => {
    expect(expiryState(march, '2026-03-31')).toBe('soon')
    expect(expiryState(march, '2026-04-01')).toBe('expired')
  })

  it('is soon from 60 days before', () => {
    expect(expiryState(march, '2026-01-29')).toBe('valid')
    expect(expiryState(march, '2026-01-30')).toBe('soon')
  })

  it('is calculated over the turn of the year', () => {
    expect(expiryState({ month: 12, year: 2025 }, '2025-12-31')).toBe('soon')
    expect(expiryState({ month: 12, year: 2025 }, '2026-01-01')).toBe('expired')
  })

  it('does not exist for a method without one', () => {
    expect(expiryState(null, '2026-03-31')).toBe('none')
  })
})
