import { describe, expect, it } from 'vitest'
import { idleSignOutMs, idleWarningMs } from '#shared/limits'
import { watchIdle } from '../../../../electron/idle/idle'

const start = Date.parse('2026-05-04T09:00:00.000Z')

function watched({ isSignedIn = true, isHeld = false } = {}) {
  const state = { at: start, isSignedIn, isHeld }
  const told: string[] = []
  const idle = watchIdle({
    clock: { now: () => new Date(state.at) },
    isSignedIn: () => state.isSignedIn,
    isPaused: () => state.isHeld,
    onWarn: (endsAt) => told.push(`warned until ${endsAt.toISOString()}`),
    onEnd: () => told.push('ended'),
  })
  idle.check()
  const after = (ms: number) => {
    state.at += ms
    idle.check()
  }
  return { idle, told, after, state }
}

const minute = 60_000

describe('somebody who is away', () => {
  it('is warned a minute before, once, and signed out after ten', () => {
    const { after, told } = watched()
    after(idleSignOutMs - idleWarningMs - 1)
    expect(told).toEqual([])
    after(1)
    after(5000)
    expect(told).toEqual(['warned until 2026-05-04T09:10:00.000Z'])
    after(idleWarningMs)
    expect(told.at(-1)).toBe('ended')
  })

  it('stays when they come back in time', () => {
    const { after, idle, told } = watched()
    after(9 * minute + 1)
    idle.touch()
    after(9 * minute - 1)
    expect(told).toHaveLength(1)
  })

  it('is signed out when the machine slept, also by the first move after it wakes', () => {
    const { idle, state, told } = watched()
    state.at += 8 * 60 * minute
    idle.touch()
    expect(told).toEqual(['ended'])
  })

  it('is signed out once', () => {
    const { after, told, state } = watched()
    after(20 * minute)
    state.isSignedIn = false
    after(20 * minute)
    expect(told).toEqual(['ended'])
  })

  it('is neither warned nor signed out while a payment is under way, and has all their time after it', () => {
    const { after, told, state } = watched({ isHeld: true })
    after(9 * minute)
    after(2 * minute)
    state.isHeld = false
    after(9 * minute - 5000)
    expect(told).toEqual([])
    after(5000)
    after(minute)
    expect(told).toEqual(['warned until 2026-05-04T09:21:00.000Z', 'ended'])
  })

  it('begins anew with a sign-in', () => {
    const { after, told, state } = watched({ isSignedIn: false })
    after(60 * minute)
    state.isSignedIn = true
    after(5000)
    expect(told).toEqual([])
  })
})
