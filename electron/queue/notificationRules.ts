/** Decides which new messages of the queue cause a notification. It uses no clock and no screen. */

import type { QueuedMessage } from '#shared/contract/cases/queue'
import type { ShellSettings } from '#shared/desktop/settings'
import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'

export interface NotificationState {
  /** Maps each message to the date of its last question that was processed. */
  notifiedDates: ReadonlyMap<string, string>
  /** Contains the moments of the notifications within the last minute, in milliseconds. */
  shownTimes: readonly number[]
  /** Counts messages that deserved a notification but got none, because too many were shown before. */
  suppressedCount: number
}

export const emptyNotificationState: NotificationState = {
  notifiedDates: new Map(),
  shownTimes: [],
  suppressedCount: 0,
}

export interface NotificationContext {
  settings: ShellSettings
  /** Whether administrators allow customer names in notifications. */
  mayShowNames: boolean
  userId: string | null
  /** Describes what is on the screen. It is null if the window has no focus. */
  queueView: { caseId: string | null; isQueueOpen: boolean } | null
  /** In milliseconds. `hour` is the local hour of the day. */
  now: number
  hour: number
}

export interface QueueNotification {
  /** The message's id, or `queue` if the notification is about several messages. */
  id: string
  title: string
  body: string
  /** A click opens this path of the portal. */
  path: string
}

interface NotificationDecision {
  notification: QueueNotification | null
  state: NotificationState
}

const minuteMs = 60_000
/** Beyond this number within a minute, messages are grouped into one notification. */
const maxSingleNotifications = 3
const maxRememberedMessages = 500

/** The quiet hours can span midnight. Two equal hours turn them off. */
export const isQuiet = ({ quietFrom, quietUntil }: ShellSettings, hour: number): boolean =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil

export function decideNotification(
  state: NotificationState,
  messages: readonly QueuedMessage[],
  context: NotificationContext,
): NotificationDecision {
  const newMessages = messages.filter(
    ({ case_id, last_customer_message_at }) => (state.notifiedDates.get(case_id) ?? '') < last_customer_message_at,
  )
  const notifiedDates = rememberMessages(state.notifiedDates, newMessages)
  const recentTimes = state.shownTimes.filter((time) => context.now - time < minuteMs)
  // An agent who has the queue open has seen them.
  const suppressedCount = context.queueView?.isQueueOpen ? 0 : state.suppressedCount
  const noNotification: NotificationDecision = {
    notification: null,
    state: { notifiedDates, shownTimes: recentTimes, suppressedCount },
  }
  if (isQuiet(context.settings, context.hour)) return noNotification
  const notable = newMessages.filter((message) => deservesNotification(message, context))
  const [first] = notable
  if (!first) return noNotification
  const count = notable.length + suppressedCount
  const isMany = count > 1 || recentTimes.length >= maxSingleNotifications
  // Users can't read that many notifications, so these messages count in the first one after the minute.
  if (recentTimes.length > maxSingleNotifications)
    return { notification: null, state: { notifiedDates, shownTimes: recentTimes, suppressedCount: count } }
  return {
    notification: isMany ? groupNotification(count) : messageNotification(first, context),
    state: { notifiedDates, shownTimes: [...recentTimes, context.now], suppressedCount: 0 },
  }
}

/** Returns whether the user wants to hear of such a message, by notifications and the number on the icon. */
export function isRelevant(
  { assigned_to: assignee }: QueuedMessage,
  { settings, userId }: Pick<NotificationContext, 'settings' | 'userId'>,
): boolean {
  if (settings.notifications === 'mine') return assignee === null || assignee.user_id === userId
  return settings.notifications === 'all'
}

function deservesNotification(message: QueuedMessage, context: NotificationContext): boolean {
  const { queueView } = context
  if (!isRelevant(message, context)) return false
  // A viewer of the message or of the list needs no notification.
  return queueView === null || (!queueView.isQueueOpen && queueView.caseId !== message.case_id)
}

const groupNotification = (count: number): QueueNotification => ({
  id: 'queue',
  title: shellTexts.messageQueue,
  body: shellTexts.moreMessages(count),
  path: paths.messageQueue,
})

const maxBodyLength = 120

/** Other people may see the screen, so a notification names the customer only if the user turned that on. */
function messageNotification(
  message: QueuedMessage,
  { settings, mayShowNames, userId }: NotificationContext,
): QueueNotification {
  const isMine = message.assigned_to !== null && message.assigned_to.user_id === userId
  const queueName = isMine ? shellTexts.yourMessages : shellTexts.messageQueue
  const showsName = settings.notificationsTell && mayShowNames
  return {
    id: message.case_id,
    title: showsName ? message.name : queueName,
    body: showsName ? message.title.slice(0, maxBodyLength) : shellTexts.newMessage,
    path: `${paths.messageQueue}?case=${message.case_id}`,
  }
}

function rememberMessages(
  notifiedDates: ReadonlyMap<string, string>,
  messages: readonly QueuedMessage[],
): ReadonlyMap<string, string> {
  if (messages.length === 0) return notifiedDates
  const entries = [
    ...notifiedDates,
    ...messages.map(({ case_id, last_customer_message_at }) => [case_id, last_customer_message_at] as const),
  ]
  return new Map(entries.slice(-maxRememberedMessages))
}
