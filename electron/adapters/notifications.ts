/** Notifications as the system shows them, held until they are over, and the count on the icon. */
import { app, Notification } from 'electron'
import type { NotificationHost } from '../queue/notifier'

export function createNotificationHost(): NotificationHost {
  const held = new Map<string, Notification>()
  return {
    show({ id, title, body }, onClick) {
      if (!Notification.isSupported()) return Promise.resolve('unsupported')
      held.get(id)?.close()
      const notification = new Notification({ title, body })
      held.set(id, notification)
      notification.on('click', onClick)
      notification.on('close', () => held.delete(id))
      return new Promise((resolve) => {
        notification.on('show', () => resolve('shown'))
        notification.on('failed', () => resolve('refused'))
        notification.show()
      })
    },
    badge: (count) => void app.setBadgeCount(count),
  }
}
