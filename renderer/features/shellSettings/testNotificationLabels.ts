/** Labels the outcomes of a test notification. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

export const testNotificationLabels: Record<NotificationOutcome, string> = {
  shown: desktopTexts.weSentANotificationTo,
  'turned-off': desktopTexts.theSystemIsntShowingAny,
  unsigned: desktopTexts.unsignedAppNotifications,
  refused: desktopTexts.theSystemRefusedToShow,
  unsupported: desktopTexts.thisSystemDoesntShowNotifications,
}
