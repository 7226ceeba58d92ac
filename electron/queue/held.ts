/** Holds every notification until it is over: one that nobody holds is swept away by the engine, and its click with it. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { Notice } from './diff'

/** One notification of the system's. */
export interface SystemNotice {
  show(): void
  close(): void
  on(event: 'click' | 'close' | 'show', listener: () => void): void
  on(event: 'failed', listener: (event: unknown, error: string) => void): void
}

export interface NotificationSystem {
  isSupported(): boolean
  create(notice: Notice): SystemNotice
  /** A notification was clicked, perhaps one of an earlier start that nobody holds any more. */
  onActivated(act: () => void): void
}

const patienceMs = 5000
const clickMs = 1000

/** What the systems say, as it was heard from them. */
const heard: readonly [text: RegExp, outcome: NotificationOutcome][] = [
  [/-2143420143|0x803e0111|disabled/i, 'turned-off'],
  [/sign(ed|ature)|not allowed for this application/i, 'unsigned'],
]

const outcomeOf = (error: string): NotificationOutcome => heard.find(([text]) => text.test(error))?.[1] ?? 'refused'

export interface HeldNotices {
  show(notice: Notice, onClick: () => void): Promise<NotificationOutcome>
  /** Leads those that nobody holds to where all of them are. */
  leadOthers(open: () => void): void
  closeAll(): void
}

export function holdNotices(
  system: NotificationSystem,
  after: (ms: number, act: () => void) => () => void,
): HeldNotices {
  const held = new Map<string, SystemNotice>()
  let isClicked = false

  function drop(id: string, notice: SystemNotice): void {
    if (held.get(id) === notice) held.delete(id)
  }

  return {
    show(notice, onClick) {
      if (!system.isSupported()) return Promise.resolve('unsupported')
      // A newer one about the same takes its place.
      held.get(notice.id)?.close()
      const shown = system.create(notice)
      held.set(notice.id, shown)
      shown.on('click', () => {
        drop(notice.id, shown)
        isClicked = true
        after(clickMs, () => (isClicked = false))
        onClick()
      })
      shown.on('close', () => drop(notice.id, shown))
      return new Promise((resolve) => {
        // Some desktops of Linux say nothing at all.
        const stop = after(patienceMs, () => resolve('shown'))
        const settle = (outcome: NotificationOutcome): void => {
          stop()
          resolve(outcome)
        }
        shown.on('show', () => settle('shown'))
        shown.on('failed', (_event, error) => {
          drop(notice.id, shown)
          settle(outcomeOf(error))
        })
        shown.show()
      })
    },
    leadOthers: (open) =>
      // Those that are held tell of their click themselves, a little earlier or later.
      system.onActivated(() => void after(clickMs / 2, () => !isClicked && open())),
    closeAll() {
      for (const notice of held.values()) notice.close()
      held.clear()
    },
  }
}
