/** Monitors the page: reloads it after a crash, asks the user when it hangs, and repaints it when the machine wakes. */
import * as shellTexts from '#shared/texts/desktopShell'
import { askInMessageBox, type ShowMessageBox } from '../messageBox'
import type { Clock, Log } from '../ports'

interface HealthPage {
  /** Loads the portal's start page. */
  reload(): void
  /** Shows the crash page instead of the portal. */
  showCrash(): void
  /** Repaints the page: after sleep the surface may be lost while the page still runs. */
  repaint(): void
}

interface HealthOptions {
  clock: Clock
  log: Log
  page: () => HealthPage | null
  showBox: ShowMessageBox
  after: (ms: number, callback: () => void) => () => void
  /** The graphics driver keeps crashing, so hardware acceleration is turned off from the next start. */
  disableGraphicsCard: () => void
  restart: () => void
}

export interface Health {
  pageGone: (reason: string) => void
  pageUnresponsive: () => void
  pageResponsive: () => void
  graphicsGone: (reason: string) => void
  awake: () => void
  /** Whether the crash page has replaced the portal. */
  isCrashed: () => boolean
  /** The user returned to the portal from the crash page. */
  portalReopened: () => void
  /** Returns true once after the page was reloaded. */
  takeRecovery: () => boolean
}

const crashWindowMs = 60_000
const graphicsWindowMs = 5 * 60_000
const hangTimeoutMs = 15_000

const hangQuestion = { ...shellTexts.isntResponding, safeChoice: 'wait' } as const

const graphicsQuestion = { ...shellTexts.graphicsCardStopped, safeChoice: 'later' } as const

export function watchHealth({ clock, log, page, showBox, after, ...callbacks }: HealthOptions): Health {
  let crashedAt = Number.NEGATIVE_INFINITY
  let graphicsGoneAt = Number.NEGATIVE_INFINITY
  let isCrashed = false
  let isRecovering = false
  /** Stops the timer that started when the page began to hang. It is null while the page responds. */
  let cancelHangTimer: (() => void) | null = null

  function stopHangTimer(): void {
    cancelHangTimer?.()
    cancelHangTimer = null
  }

  function reload(): void {
    stopHangTimer()
    isRecovering = true
    page()?.reload()
  }

  function startHangTimer(): void {
    const cancel = after(hangTimeoutMs, () => void askAboutHanging(cancel))
    cancelHangTimer = cancel
  }

  async function askAboutHanging(cancelTimer: () => void): Promise<void> {
    log.warn('page.hangs')
    const choice = await askInMessageBox(showBox, hangQuestion)
    // The page may have responded while the dialog was open.
    if (cancelHangTimer !== cancelTimer) return
    if (choice === 'reload') reload()
    else startHangTimer()
  }

  return {
    pageGone(reason) {
      stopHangTimer()
      if (reason === 'clean-exit') return
      log.error('page.gone', { reason })
      const now = clock.now().getTime()
      const isRepeated = now - crashedAt < crashWindowMs
      crashedAt = now
      if (!isRepeated) return reload()
      isCrashed = true
      page()?.showCrash()
    },
    pageUnresponsive() {
      if (cancelHangTimer === null) startHangTimer()
    },
    pageResponsive: stopHangTimer,
    graphicsGone(reason) {
      if (reason === 'clean-exit') return
      log.error('graphics.gone', { reason })
      const now = clock.now().getTime()
      const isRepeated = now - graphicsGoneAt < graphicsWindowMs
      graphicsGoneAt = isRepeated ? Number.NEGATIVE_INFINITY : now
      if (!isRepeated) return
      callbacks.disableGraphicsCard()
      void askInMessageBox(showBox, graphicsQuestion).then((choice) => choice === 'restart' && callbacks.restart())
    },
    awake: () => page()?.repaint(),
    isCrashed: () => isCrashed,
    portalReopened() {
      isCrashed = false
    },
    takeRecovery() {
      const wasRecovering = isRecovering
      isRecovering = false
      return wasRecovering
    },
  }
}
