/**
 * Signs out idle users by the wall clock, so that time during sleep counts as idle. The page watches as well, but main
 * decides, because a sleeping page runs no timers.
 */
import { idleSignOutMs, idleWarningMs } from '#shared/http/limits'
import type { Clock } from './ports'

interface IdleEvents {
  onWarn: (endsAt: Date) => void
  onEnd: () => void
}

interface IdleOptions extends IdleEvents {
  clock: Clock
  isSignedIn: () => boolean
  /** Returns when the user last used the payment window, whose input the page doesn't get. Null while it isn't in use. */
  lastPaymentInput: () => Date | null
}

export interface Idle {
  /** The user was active. */
  touch: () => void
  /** Checks the clock: every few seconds, and right after the machine wakes, before anything is shown. */
  check: () => void
}

export function watchIdle({ clock, isSignedIn, lastPaymentInput, onWarn, onEnd }: IdleOptions): Idle {
  let lastActivity = clock.now().getTime()
  let wasSignedIn = false
  let hasWarned = false

  function recordActivity(at: number): void {
    if (at <= lastActivity) return
    lastActivity = at
    hasWarned = false
  }

  function check(): void {
    const now = clock.now().getTime()
    const isSignedInNow = isSignedIn()
    // Signing in is activity.
    if (isSignedInNow && !wasSignedIn) lastActivity = now
    wasSignedIn = isSignedInNow
    if (!isSignedInNow) {
      hasWarned = false
      return
    }
    // Later input must not extend a session that has already expired.
    if (now - lastActivity < idleSignOutMs) recordActivity(lastPaymentInput()?.getTime() ?? lastActivity)
    const idleMs = now - lastActivity
    if (idleMs >= idleSignOutMs) {
      wasSignedIn = false
      hasWarned = false
      onEnd()
    } else if (idleMs >= idleSignOutMs - idleWarningMs && !hasWarned) {
      hasWarned = true
      onWarn(new Date(lastActivity + idleSignOutMs))
    }
  }

  return {
    touch() {
      // The first input after waking comes before any timer, and must not extend a session that has already expired.
      check()
      recordActivity(clock.now().getTime())
    },
    check,
  }
}
