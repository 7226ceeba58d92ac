/** Labels the outcomes of a test notification. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

export const testNotificationLabels: Record<NotificationOutcome, string> = {
  shown: desktopTexts.testNotificationSent,
  'turned-off': desktopTexts.notificationsTurnedOff,
  unsigned: desktopTexts.unsignedAppNotifications,
  refused: desktopTexts.notificationRefused,
  unsupported: desktopTexts.notificationsUnsupported,
}
