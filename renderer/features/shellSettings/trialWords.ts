/** What became of a notification that was tried out, for people. */
import type { NotificationOutcome } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

export const trialWords: Record<NotificationOutcome, string> = {
  shown: desktopTexts.weSentANotificationTo,
  'turned-off': desktopTexts.theSystemIsntShowingAny,
  unsigned: 'macOS shows none of an app that nobody has signed. Ask whoever looks after this computer.',
  refused: desktopTexts.theSystemRefusedToShow,
  unsupported: desktopTexts.thisSystemDoesntShowNotifications,
}
