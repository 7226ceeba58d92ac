import { describe, expect, it } from 'vitest'
import { isFarAbove } from '../../../../renderer/features/payments/paying/paymentAmount'

describe('an amount with an unknown balance', () => {
  it.each([
    [1_000_00, false],
    [1_000_01, true],
  ])('%d cents require an extra confirmation while the balance is unknown: %s', (amount, isNeeded) =>
    expect(isFarAbove(null, amount)).toBe(isNeeded),
  )
})
