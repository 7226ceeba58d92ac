/** Notifications as the system shows them. */
import { Notification } from 'electron'
import type { NotificationSystem } from '../queue/held'

export const notificationSystem: NotificationSystem = {
  isSupported: () => Notification.isSupported(),
  create: ({ id, title, body }) => new Notification({ id, title, body }),
  // Windows alone starts an app for a notification of an earlier start.
  onActivated: (act) => process.platform === 'win32' && Notification.handleActivation(act),
}
