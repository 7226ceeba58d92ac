/** Looks after the page: loads it anew when it has stopped, asks when it hangs, and paints it again when the machine wakes. */
import { ask, type ShowBox } from '../dialogs/ask'
import type { Clock, Log } from '../ports'

export interface HealthPage {
  /** Shows the portal from its beginning. */
  reload(): void
  /** Shows, in the portal's place, that it has stopped. */
  showCrash(): void
  /** Paints what is there once more: after a sleep the surface may be gone while the page lives. */
  repaint(): void
}

export interface HealthOptions {
  clock: Clock
  log: Log
  page: () => HealthPage | null
  showBox: ShowBox
  after: (ms: number, act: () => void) => () => void
  /** The graphics card's driver stops again and again: from the next start on it is left alone. */
  doWithoutGraphicsCard: () => void
  restart: () => void
}

export interface Health {
  pageGone: (reason: string) => void
  pageHangs: () => void
  pageAnswers: () => void
  graphicsGone: (reason: string) => void
  awake: () => void
  /** Whether the page of the portal has given way to that of its crash. */
  isCrashed: () => boolean
  /** Somebody has asked for the portal again. */
  startAgain: () => void
  /** True once after the page was loaded anew. */
  takeRecovery: () => boolean
}

const crashWindowMs = 60_000
const graphicsWindowMs = 5 * 60_000
const patienceMs = 15_000

const hanging = {
  message: 'Care Console isn’t responding',
  detail: 'You can wait or reload the page. If you reload, you’ll lose what you were typing.',
  choices: { wait: 'Wait', reload: 'Reload' },
  safe: 'wait',
} as const

const withoutCard = {
  message: 'Care Console will run without the graphics card',
  detail: 'The graphics driver stopped twice. Restart Care Console to continue without it.',
  choices: { later: 'Later', restart: 'Restart' },
  safe: 'later',
} as const

export function watchHealth({ clock, log, page, showBox, after, ...act }: HealthOptions): Health {
  let goneAt = Number.NEGATIVE_INFINITY
  let graphicsGoneAt = Number.NEGATIVE_INFINITY
  let isCrashed = false
  let isRecovering = false
  /** Stops what was begun when the page began to hang; null while it answers. */
  let stopWaiting: (() => void) | null = null

  function answersAgain(): void {
    stopWaiting?.()
    stopWaiting = null
  }

  function reload(): void {
    answersAgain()
    isRecovering = true
    page()?.reload()
  }

  function wait(): void {
    const stop = after(patienceMs, () => void askAboutHanging(stop))
    stopWaiting = stop
  }

  async function askAboutHanging(begunWith: () => void): Promise<void> {
    log.warn('page.hangs')
    const choice = await ask(showBox, hanging)
    // It may have come back while the question stood there.
    if (stopWaiting !== begunWith) return
    if (choice === 'reload') reload()
    else wait()
  }

  return {
    pageGone(reason) {
      answersAgain()
      if (reason === 'clean-exit') return
      log.error('page.gone', { reason })
      const now = clock.now().getTime()
      const isAgain = now - goneAt < crashWindowMs
      goneAt = now
      if (!isAgain) return reload()
      isCrashed = true
      page()?.showCrash()
    },
    pageHangs() {
      if (stopWaiting === null) wait()
    },
    pageAnswers: answersAgain,
    graphicsGone(reason) {
      if (reason === 'clean-exit') return
      log.error('graphics.gone', { reason })
      const now = clock.now().getTime()
      const isAgain = now - graphicsGoneAt < graphicsWindowMs
      graphicsGoneAt = isAgain ? Number.NEGATIVE_INFINITY : now
      if (!isAgain) return
      act.doWithoutGraphicsCard()
      void ask(showBox, withoutCard).then((choice) => choice === 'restart' && act.restart())
    },
    awake: () => page()?.repaint(),
    isCrashed: () => isCrashed,
    startAgain() {
      isCrashed = false
    },
    takeRecovery() {
      const was = isRecovering
      isRecovering = false
      return was
    },
  }
}
