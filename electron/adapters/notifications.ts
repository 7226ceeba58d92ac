/** Shows notifications of the operating system. */
import { Notification } from 'electron'
import type { NotificationSystem } from '../queue/openNotifications'

export const notificationSystem: NotificationSystem = {
  isSupported: () => Notification.isSupported(),
  create: ({ id, title, body }) => new Notification({ id, title, body }),
  onActivated(callback) {
    // Only Windows starts an app for a notification of an earlier start.
    if (process.platform !== 'win32') return
    Notification.handleActivation(callback)
    // Electron registers the class that Windows calls on the first use of notifications, not with the handler above.
    // Without this call the click would do nothing until the app shows its own first notification.
    Notification.isSupported()
  },
}
