/** Notifications as the system shows them. */
import { Notification } from 'electron'
import type { NotificationSystem } from '../queue/held'

export const notificationSystem: NotificationSystem = {
  isSupported: () => Notification.isSupported(),
  create: ({ id, title, body }) => new Notification({ id, title, body }),
  onActivated(act) {
    // Windows alone starts an app for a notification of an earlier start.
    if (process.platform !== 'win32') return
    Notification.handleActivation(act)
    // Electron registers the class that Windows calls with the first use of notifications, not with the handler above:
    // without this question the click would reach nothing until the app shows a notification of its own.
    Notification.isSupported()
  },
}
