/** Notifies the signed-in user about new messages in the queue. A click opens the message. */

import type { QueuedMessage } from '#shared/contract/cases/queue'
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { InvokeInput } from '#shared/desktop/ipc'
import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'
import type { Log } from '../ports'
import {
  decideNotification,
  emptyNotificationState,
  isRelevant,
  type NotificationContext,
  type NotificationState,
  type QueueNotification,
} from './notificationRules'

export interface NotificationHost {
  /** Keeps a reference until the notification is closed or clicked: without one, a click does nothing. */
  show(notification: QueueNotification, onClick: () => void): Promise<NotificationOutcome>
  /** Another user signed in and must not see the notifications of the previous one. */
  closeAll(): void
}

interface NotifierOptions {
  host: NotificationHost
  /** Sets the number on the shell's icon. Zero removes it. */
  badge: (count: number) => void
  getContext: () => Omit<NotificationContext, 'queueView'>
  isFocused: () => boolean
  /** Brings the window to the front and navigates its page to the path. */
  onOpen: (path: string) => void
  /** Brings the window to the front without navigating. */
  onReturn: () => void
  log: Log
}

export interface Notifier {
  onMessages: (messages: readonly QueuedMessage[]) => void
  setQueueView(watching: InvokeInput<'queue:watching'>): void
  onFocus: () => void
  showTest(): Promise<NotificationOutcome>
  /** Warns a user in another window that they will be signed out soon. */
  warnIdle(): Promise<NotificationOutcome>
  /** Clears the state when another user signs in. */
  reset(): void
}

export function createNotifier({
  host,
  badge,
  getContext,
  isFocused,
  onOpen,
  onReturn,
  log,
}: NotifierOptions): Notifier {
  let state: NotificationState = emptyNotificationState
  let queueView: InvokeInput<'queue:watching'> = { caseId: null, isQueueOpen: false }
  let unseen = 0

  async function show(notification: QueueNotification): Promise<NotificationOutcome> {
    const outcome = await host.show(notification, () => onOpen(notification.path))
    if (outcome !== 'shown') log.warn('notification.notShown', { outcome })
    return outcome
  }

  function clearUnseen(): void {
    if (!queueView.isQueueOpen || !isFocused()) return
    unseen = 0
    badge(0)
  }

  return {
    onMessages(messages) {
      const previousDates = state.notifiedDates
      const context = getContext()
      const decision = decideNotification(state, messages, {
        ...context,
        queueView: isFocused() ? queueView : null,
      })
      state = decision.state
      const newMessages = messages.filter(
        (message) =>
          (previousDates.get(message.case_id) ?? '') < message.last_customer_message_at && isRelevant(message, context),
      )
      if (newMessages.length > 0 && !isFocused()) badge((unseen += newMessages.length))
      if (decision.notification) void show(decision.notification)
    },
    setQueueView(newView) {
      queueView = newView
      clearUnseen()
    },
    onFocus: clearUnseen,
    showTest: () =>
      show({
        id: 'trial',
        title: shellTexts.messageQueue,
        body: shellTexts.testMessage,
        path: paths.messageQueue,
      }),
    warnIdle: () =>
      host.show({ id: 'idle', title: shellTexts.productName, body: shellTexts.signedOutSoon, path: '/' }, onReturn),
    reset() {
      state = emptyNotificationState
      unseen = 0
      badge(0)
      host.closeAll()
    },
  }
}
