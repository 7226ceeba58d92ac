import { describe, expect, it } from 'vitest'
import { idleSignOutMs, idleWarningMs } from '#shared/http/limits'
import { watchIdle } from '../../../electron/idle'

const start = Date.parse('2026-05-04T09:00:00.000Z')

function watched({ isSignedIn = true } = {}) {
  const state = { at: start, isSignedIn, paymentInput: null as Date | null }
  const notifications: string[] = []
  const idle = watchIdle({
    clock: { now: () => new Date(state.at) },
    isSignedIn: () => state.isSignedIn,
    lastPaymentInput: () => state.paymentInput,
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

  it('has the full time after the last input in the payment window', () => {
    const { after, idle, told: notifications, state } = watched()
    after(5 * minute)
    state.paymentInput = new Date(state.at)
    idle.check()
    after(5 * minute)
    state.paymentInput = null
    after(4 * minute - 1)
    expect(notifications).toEqual([])
    after(1)
    after(minute)
    expect(notifications).toEqual(['warned until 2026-05-04T09:15:00.000Z', 'ended'])
  })

  it('is signed out after ten minutes if the payment window is open but unused', () => {
    const { after, told: notifications, state } = watched()
    state.paymentInput = new Date(start)
    after(9 * minute)
    after(minute)
    expect(notifications).toEqual(['warned until 2026-05-04T09:10:00.000Z', 'ended'])
  })

  it('is signed out if the machine slept with the payment window open, even if its first input goes there', () => {
    const { after, told: notifications, state } = watched()
    state.paymentInput = new Date(start + 60 * minute)
    after(60 * minute)
    expect(notifications).toEqual(['ended'])
  })

  it('has the full time after a new sign-in', () => {
    const { after, told: notifications, state } = watched({ isSignedIn: false })
    after(60 * minute)
    state.isSignedIn = true
    after(5000)
    expect(notifications).toEqual([])
  })
})
