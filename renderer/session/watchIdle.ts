/** Notices that nobody is there. Counts on the wall clock, so that a suspended laptop counts, and over all tabs. */
import { idleSignOutMs, idleWarningMs } from '#shared/limits'
import { platform } from '../platform'
import { activityElsewhere, announceActivity } from './otherTabs'

interface IdleEvents {
  /** The sign-out is near; it comes at the given time. */
  onWarn: (endsAt: number) => void
  /** Somebody is there again. */
  onResume: () => void
  onEnd: () => void
}

/** Whoever gives spoken commands touches nothing, and is there. */
export const spokenActivity = 'portal-spoken'
const activities = ['mousemove', 'keydown', 'click', 'scroll', spokenActivity] as const
const checkEveryMs = 1000
const announceEveryMs = 5000

/** Starts watching. Answers how to stop. */
export function watchIdle({ onWarn, onResume, onEnd }: IdleEvents): () => void {
  let last = Date.now()
  let announced = 0
  let isWarned = false

  const lastAnywhere = (): number => Math.max(last, Math.min(activityElsewhere(), Date.now()))

  function check(): void {
    // The window of a payment is none of this page's, and main waits for it as well.
    if (platform.shell?.isPaying()) last = Date.now()
    const idleFor = Date.now() - lastAnywhere()
    if (idleFor >= idleSignOutMs) {
      stop()
      onEnd()
    } else if (idleFor >= idleSignOutMs - idleWarningMs && !isWarned) {
      isWarned = true
      onWarn(lastAnywhere() + idleSignOutMs)
    } else if (idleFor < idleSignOutMs - idleWarningMs && isWarned) {
      isWarned = false
      onResume()
    }
  }

  function noteActivity(): void {
    const now = Date.now()
    // The first move after a laptop wakes comes before any timer: it must not extend what has already ended.
    if (now - lastAnywhere() >= idleSignOutMs) return check()
    last = now
    if (now - announced >= announceEveryMs) {
      announced = now
      announceActivity(now)
      platform.shell?.touch()
    }
    if (isWarned) check()
    return undefined
  }

  // In the shell main's clock decides; what it has heard of lies up to a few seconds behind what this page has.
  const stopHearing = platform.shell?.onIdleWarning((endsAt) => {
    last = endsAt - idleSignOutMs
    isWarned = true
    onWarn(endsAt)
  })
  const timer = setInterval(check, checkEveryMs)
  for (const activity of activities) {
    window.addEventListener(activity, noteActivity, { capture: true, passive: true })
  }

  function stop(): void {
    clearInterval(timer)
    stopHearing?.()
    for (const activity of activities) window.removeEventListener(activity, noteActivity, { capture: true })
  }
  return stop
}
