/** Keeps a reference to every open notification: otherwise it is garbage-collected and its click is lost. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { QueueNotification } from './notificationRules'

export interface SystemNotification {
  show(): void
  close(): void
  on(event: 'click' | 'close' | 'show', listener: () => void): void
  on(event: 'failed', listener: (event: unknown, error: string) => void): void
}

export interface NotificationSystem {
  isSupported(): boolean
  create(notification: QueueNotification): SystemNotification
  /** A notification was clicked, possibly one of an earlier start that has no reference anymore. */
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
  show(notification: QueueNotification, onClick: () => void): Promise<NotificationOutcome>
  /** Handles clicks on notifications of an earlier start. */
  onOtherClick(open: () => void): void
  closeAll(): void
}

export function createOpenNotifications(
  system: NotificationSystem,
  after: (ms: number, callback: () => void) => () => void,
): OpenNotifications {
  const openNotifications = new Map<string, SystemNotification>()
  let wasJustClicked = false

  function removeNotification(id: string, notification: SystemNotification): void {
    if (openNotifications.get(id) === notification) openNotifications.delete(id)
  }

  return {
    show(notification, onClick) {
      if (!system.isSupported()) return Promise.resolve('unsupported')
      // A newer notification about the same message replaces it.
      openNotifications.get(notification.id)?.close()
      const systemNotification = system.create(notification)
      openNotifications.set(notification.id, systemNotification)
      systemNotification.on('click', () => {
        removeNotification(notification.id, systemNotification)
        wasJustClicked = true
        after(clickMs, () => (wasJustClicked = false))
        onClick()
      })
      systemNotification.on('close', () => removeNotification(notification.id, systemNotification))
      return new Promise((resolve) => {
        // Some Linux desktops send no events at all.
        const cancelTimeout = after(showTimeoutMs, () => resolve('shown'))
        const finish = (outcome: NotificationOutcome): void => {
          cancelTimeout()
          resolve(outcome)
        }
        systemNotification.on('show', () => finish('shown'))
        systemNotification.on('failed', (_event, error) => {
          removeNotification(notification.id, systemNotification)
          finish(outcomeOf(error))
        })
        systemNotification.show()
      })
    },
    onOtherClick: (open) =>
      // Notifications of this start report their own click shortly before or after this event.
      system.onActivated(() => void after(clickMs / 2, () => !wasJustClicked && open())),
    closeAll() {
      for (const notification of openNotifications.values()) notification.close()
      openNotifications.clear()
    },
  }
}
