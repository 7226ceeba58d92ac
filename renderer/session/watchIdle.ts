/** Detects that no one is using the portal. It uses the wall clock, so that a sleeping laptop counts, and all tabs. */
import { idleSignOutMs, idleWarningMs } from '#shared/http/limits'
import { platform } from '../platform'
import { lastActivityInAnyTab, publishActivity } from './otherTabs'

interface IdleEvents {
  /** Called when the sign-out is near. It happens at the given time. */
  onWarn: (endsAt: number) => void
  /** Called when the user is active again. */
  onResume: () => void
  onEnd: () => void
}

/** A user who gives voice commands touches neither mouse nor keyboard, but is active. */
export const spokenActivity = 'portal-spoken'
const activities = ['mousemove', 'keydown', 'click', 'scroll', spokenActivity] as const
const checkEveryMs = 1000
const publishEveryMs = 5000

/** Starts watching and returns a function that stops it. */
export function watchIdle({ onWarn, onResume, onEnd }: IdleEvents): () => void {
  let lastActivity = Date.now()
  let publishedAt = 0
  let isWarned = false

  const lastActivityAnywhere = (): number => Math.max(lastActivity, Math.min(lastActivityInAnyTab(), Date.now()))

  function check(): void {
    if (platform.shell?.isPaying()) {
      // The payment window is not part of this page. The main process counts its input and decides, so its warning
      // stays for as long as it says.
      if (isWarned && Date.now() < lastActivity + idleSignOutMs) return
      lastActivity = Date.now()
    }
    const idleFor = Date.now() - lastActivityAnywhere()
    if (idleFor >= idleSignOutMs) {
      stop()
      onEnd()
    } else if (idleFor >= idleSignOutMs - idleWarningMs && !isWarned) {
      isWarned = true
      onWarn(lastActivityAnywhere() + idleSignOutMs)
    } else if (idleFor < idleSignOutMs - idleWarningMs && isWarned) {
      isWarned = false
      onResume()
    }
  }

  function recordActivity(): void {
    const now = Date.now()
    // After a laptop wakes, a mouse move can come before any timer. It must not extend a session that has ended.
    if (now - lastActivityAnywhere() >= idleSignOutMs) return check()
    lastActivity = now
    if (now - publishedAt >= publishEveryMs) {
      publishedAt = now
      publishActivity(now)
      platform.shell?.touch()
    }
    if (isWarned) check()
    return undefined
  }

  // In the shell the clock of the main process decides. It can lag a few seconds behind the activity on this page.
  const unsubscribe = platform.shell?.onIdleWarning((endsAt) => {
    lastActivity = endsAt - idleSignOutMs
    isWarned = true
    onWarn(endsAt)
  })
  const timer = setInterval(check, checkEveryMs)
  for (const activity of activities) {
    window.addEventListener(activity, recordActivity, { capture: true, passive: true })
  }

  function stop(): void {
    clearInterval(timer)
    unsubscribe?.()
    for (const activity of activities) window.removeEventListener(activity, recordActivity, { capture: true })
  }
  return stop
}
