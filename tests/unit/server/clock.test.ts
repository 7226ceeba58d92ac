import { describe, expect, it } from 'vitest'
import { createClock } from '../../../server/clock'
import { createLifecycle } from '../../../server/lifecycle'

describe('a delayed request', () => {
  it('continues immediately when the server stops', async () => {
    const lifecycle = createLifecycle()
    const clock = createClock('UTC')
    const waiting = clock.wait(600_000, lifecycle.stopping)
    lifecycle.beginStop()
    await waiting
    await clock.wait(600_000, lifecycle.stopping)
    expect(lifecycle.isStopping).toBe(true)
  })
})
