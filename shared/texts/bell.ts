/** Texts of the bell: what happened, and what waits for the user. */
import { countText, plural, quantity } from '../format/plural'

export const notificationsNew = (unread: number) => `Notifications, ${countText(unread)} new`
export const notificationsWaiting = (waiting: number) => `Notifications, ${countText(waiting)} waiting for you`
export const notificationsAndWaiting = (unread: number, waiting: number) =>
  `Notifications, ${countText(unread)} new and ${countText(waiting)} waiting for you`
export const notifications = 'Notifications'
export const noNewNotifications = 'No new notifications.'
export const waitingForYou = 'Waiting for you'
export const accountAlerts = (count: number) =>
  quantity(count, 'alert about your accounts needs attention.', 'alerts about your accounts need attention.')
export const unreadMessages = (count: number) =>
  plural(count, 'You have 1 unread message.', `You have ${countText(count)} unread messages.`)
export const readMessages = 'Read'
export const requestsWait = (count: number) =>
  quantity(count, 'request is waiting for your answer.', 'requests are waiting for your answer.')
export const answerRequests = 'Answer'
export const accessRequestsWait = (count: number) =>
  plural(
    count,
    '1 person is asking for access to your account.',
    `${countText(count)} people are asking for access to your account.`,
  )
export const decideOnAccess = 'Review'
export const waitingLoadFailed = 'We couldn’t load everything that’s waiting for you.'
export const clearAll = 'Clear all'
