/** What became of a notification that was tried out, for people. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

export const trialWords: Record<NotificationOutcome, string> = {
  shown: desktopTexts.weSentANotificationTo,
  'turned-off': desktopTexts.theSystemIsntShowingAny,
  unsigned: 'macOS doesn’t show notifications from an unsigned app. Ask the person who manages this computer.',
  refused: desktopTexts.theSystemRefusedToShow,
  unsupported: desktopTexts.thisSystemDoesntShowNotifications,
}
