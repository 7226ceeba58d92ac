/** What became of a notification that was tried out, for people. */
import type { NotificationOutcome } from '#shared/desktop/codes'

export const trialWords: Record<NotificationOutcome, string> = {
  shown:
    'A notification was handed to the system. If none is in sight, look whether the system is set to do not disturb.',
  'turned-off':
    'The system shows none: notifications of this app are turned off. Turn them on in the settings of the system, under Notifications.',
  unsigned: 'macOS shows none of an app that nobody has signed. Ask whoever looks after this computer.',
  refused: 'The system refused to show it. Restart the app and try again, or ask whoever looks after this computer.',
  unsupported: 'This system shows no notifications. On Linux, a notification service has to be running.',
}
