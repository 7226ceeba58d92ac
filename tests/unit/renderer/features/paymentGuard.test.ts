import { describe, expect, it } from 'vitest'
import { createPaymentGuard } from '../../../../renderer/features/payments/paying/sending/paymentGuard'

function guardWithClock() {
  const clock = { now: 0 }
  return { clock, guard: createPaymentGuard(() => clock.now) }
}

describe('the guard against paying twice', () => {
  it('blocks a second payment while the first is pending, however long that takes', () => {
    const { clock, guard } = guardWithClock()
    expect(guard.tryStart()).not.toBeNull()
    clock.now = 60_000
    expect(guard.tryStart()).toBeNull()
  })

  it('blocks a second payment until five seconds after the first started', () => {
    const { clock, guard } = guardWithClock()
    guard.tryStart()?.()
    clock.now = 4999
    expect(guard.tryStart()).toBeNull()
    clock.now = 5000
    expect(guard.tryStart()).not.toBeNull()
  })

  it('does not block the next user, and is not released by the previous one', () => {
    const { clock, guard } = guardWithClock()
    const end = guard.tryStart()
    guard.reset()
    expect(guard.tryStart()).not.toBeNull()
    end?.()
    clock.now = 60_000
    expect(guard.tryStart()).toBeNull()
  })
})
