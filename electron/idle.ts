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
  /** An open payment isn't interrupted. It has its own timeout. */
  isPaused: () => boolean
}

export interface Idle {
  /** The user was active. */
  touch: () => void
  /** Checks the clock: every few seconds, and right after the machine wakes, before anything is shown. */
  check: () => void
}

export function watchIdle({ clock, isSignedIn, isPaused, onWarn, onEnd }: IdleOptions): Idle {
  let lastActivity = clock.now().getTime()
  let wasSignedIn = false
  let hasWarned = false

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
    if (isPaused()) {
      // A user who works in the payment window is active, and gets the full idle time after it closes.
      lastActivity = now
      hasWarned = false
      return
    }
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
      lastActivity = clock.now().getTime()
      hasWarned = false
    },
    check,
  }
}
