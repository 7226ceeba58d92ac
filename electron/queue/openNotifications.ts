/** Keeps a reference to every open notification: otherwise it is garbage-collected and its click is lost. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { QueueNotice } from './notificationRules'

export interface SystemNotification {
  show(): void
  close(): void
  on(event: 'click' | 'close' | 'show', listener: () => void): void
  on(event: 'failed', listener: (event: unknown, error: string) => void): void
}

export interface NotificationSystem {
  isSupported(): boolean
  create(notice: QueueNotice): SystemNotification
  /** A notification was clicked, possibly one of an earlier start that has no reference any more. */
  onActivated(callback: () => void): void
}

const showTimeoutMs = 5000
const clickMs = 1000

/** These texts were observed on the systems. */
const outcomePatterns: readonly [text: RegExp, outcome: NotificationOutcome][] = [
  [/-2143420143|0x803e0111|disabled/i, 'turned-off'],
  [/sign(ed|ature)|not allowed for this application/i, 'unsigned'],
]

const outcomeOf = (error: string): NotificationOutcome =>
  outcomePatterns.find(([text]) => text.test(error))?.[1] ?? 'refused'

interface OpenNotifications {
  show(notice: QueueNotice, onClick: () => void): Promise<NotificationOutcome>
  /** Handles clicks on notifications of an earlier start. */
  onOtherClick(open: () => void): void
  closeAll(): void
}

export function createOpenNotifications(
  system: NotificationSystem,
  after: (ms: number, callback: () => void) => () => void,
): OpenNotifications {
  const openNotices = new Map<string, SystemNotification>()
  let wasJustClicked = false

  function removeNotice(id: string, notice: SystemNotification): void {
    if (openNotices.get(id) === notice) openNotices.delete(id)
  }

  return {
    show(notice, onClick) {
      if (!system.isSupported()) return Promise.resolve('unsupported')
      // A newer notification about the same message replaces it.
      openNotices.get(notice.id)?.close()
      const systemNotice = system.create(notice)
      openNotices.set(notice.id, systemNotice)
      systemNotice.on('click', () => {
        removeNotice(notice.id, systemNotice)
        wasJustClicked = true
        after(clickMs, () => (wasJustClicked = false))
        onClick()
      })
      systemNotice.on('close', () => removeNotice(notice.id, systemNotice))
      return new Promise((resolve) => {
        // Some Linux desktops send no events at all.
        const cancelTimeout = after(showTimeoutMs, () => resolve('shown'))
        const finish = (outcome: NotificationOutcome): void => {
          cancelTimeout()
          resolve(outcome)
        }
        systemNotice.on('show', () => finish('shown'))
        systemNotice.on('failed', (_event, error) => {
          removeNotice(notice.id, systemNotice)
          finish(outcomeOf(error))
        })
        systemNotice.show()
      })
    },
    onOtherClick: (open) =>
      // Notifications of this start report their own click shortly before or after this event.
      system.onActivated(() => void after(clickMs / 2, () => !wasJustClicked && open())),
    closeAll() {
      for (const notice of openNotices.values()) notice.close()
      openNotices.clear()
    },
  }
}
