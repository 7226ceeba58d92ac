import { describe, expect, it } from 'vitest'
import { createPaymentGuard } from '../../../../../renderer/features/payments/paymentGuard'

describe('the guard against paying twice', () => {
  it('holds a second payment back while the first is under way, however long that takes', () => {
    let now = 0
    const guard = createPaymentGuard(() => now)
    expect(guard.tryBegin()).toBe(true)
    now = 60_000
    expect(guard.tryBegin()).toBe(false)
  })

  it('holds it back until five seconds after the first began', () => {
    let now = 0
    const guard = createPaymentGuard(() => now)
    guard.tryBegin()
    guard.end()
    now = 4999
    expect(guard.tryBegin()).toBe(false)
    now = 5000
    expect(guard.tryBegin()).toBe(true)
  })
})
