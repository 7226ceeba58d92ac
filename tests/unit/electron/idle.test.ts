import { describe, expect, it } from 'vitest'
import { idleSignOutMs, idleWarningMs } from '#shared/http/limits'
import { watchIdle } from '../../../electron/idle'

const start = Date.parse('2026-05-04T09:00:00.000Z')

function watched({ isSignedIn = true, isHeld = false } = {}) {
  const state = { at: start, isSignedIn, isHeld }
  const notifications: string[] = []
  const idle = watchIdle({
    clock: { now: () => new Date(state.at) },
    isSignedIn: () => state.isSignedIn,
    isPaused: () => state.isHeld,
    onWarn: (endsAt) => notifications.push(`warned until ${endsAt.toISOString()}`),
    onEnd: () => notifications.push('ended'),
  })
  idle.check()
  const after = (ms: number) => {
    state.at += ms
    idle.check()
  }
  return { idle, told: notifications, after, state }
}

const minute = 60_000

describe('an idle user', () => {
  it('is warned once a minute before the end, and signed out after ten minutes', () => {
    const { after, told: notifications } = watched()
    after(idleSignOutMs - idleWarningMs - 1)
    expect(notifications).toEqual([])
    after(1)
    after(5000)
    expect(notifications).toEqual(['warned until 2026-05-04T09:10:00.000Z'])
    after(idleWarningMs)
    expect(notifications.at(-1)).toBe('ended')
  })

  it('stays signed in after returning in time', () => {
    const { after, idle, told: notifications } = watched()
    after(9 * minute + 1)
    idle.touch()
    after(9 * minute - 1)
    expect(notifications).toHaveLength(1)
  })

  it('is signed out if the machine slept, and also by the first activity after it wakes up', () => {
    const { idle, state, told: notifications } = watched()
    state.at += 8 * 60 * minute
    idle.touch()
    expect(notifications).toEqual(['ended'])
  })

  it('is signed out once', () => {
    const { after, told: notifications, state } = watched()
    after(20 * minute)
    state.isSignedIn = false
    after(20 * minute)
    expect(notifications).toEqual(['ended'])
  })

  it('is neither warned nor signed out during a payment, and has the full time after it', () => {
    const { after, told: notifications, state } = watched({ isHeld: true })
    after(9 * minute)
    after(2 * minute)
    state.isHeld = false
    after(9 * minute - 5000)
    expect(notifications).toEqual([])
    after(5000)
    after(minute)
    expect(notifications).toEqual(['warned until 2026-05-04T09:21:00.000Z', 'ended'])
  })

  it('has the full time after a new sign-in', () => {
    const { after, told: notifications, state } = watched({ isSignedIn: false })
    after(60 * minute)
    state.isSignedIn = true
    after(5000)
    expect(notifications).toEqual([])
  })
})
