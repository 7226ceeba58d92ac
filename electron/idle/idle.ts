/**
 * Signs out who is away, by the clock on the wall: a machine that slept counts as somebody who was not there. The page
 * watches as well; main decides, because a page that sleeps watches nothing.
 */
import { idleSignOutMs, idleWarningMs } from '#shared/limits'
import type { Clock } from '../ports'

export interface IdleEvents {
  onWarn: (endsAt: Date) => void
  onEnd: () => void
}

export interface IdleOptions extends IdleEvents {
  clock: Clock
  /** Whether somebody is signed in at all. */
  isSignedIn: () => boolean
  /** A payment that is under way is not cut off; it has an end of its own. */
  isHeld: () => boolean
}

export interface Idle {
  /** Somebody did something. */
  touch: () => void
  /** Looks at the clock: every few seconds, and at once when the machine wakes, before anything is shown. */
  check: () => void
}

export function watchIdle({ clock, isSignedIn, isHeld, onWarn, onEnd }: IdleOptions): Idle {
  let last = clock.now().getTime()
  let wasSignedIn = false
  let isWarned = false

  function check(): void {
    const now = clock.now().getTime()
    const isIn = isSignedIn()
    // Whoever signs in is there.
    if (isIn && !wasSignedIn) last = now
    wasSignedIn = isIn
    if (!isIn) {
      isWarned = false
      return
    }
    if (isHeld()) {
      // Whoever works in another window of ours is there: they have their time once that one is over.
      last = now
      isWarned = false
      return
    }
    const idleFor = now - last
    if (idleFor >= idleSignOutMs) {
      wasSignedIn = false
      isWarned = false
      onEnd()
    } else if (idleFor >= idleSignOutMs - idleWarningMs && !isWarned) {
      isWarned = true
      onWarn(new Date(last + idleSignOutMs))
    }
  }

  return {
    touch() {
      // The first move after a machine wakes comes before any timer: it must not extend what has already ended.
      check()
      last = clock.now().getTime()
      isWarned = false
    },
    check,
  }
}
