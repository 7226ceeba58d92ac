/** Defines the records of emails and text messages that were sent. */
import { notificationCategories } from './notifications'

/** `service` and `staff` are messages that no one can turn off: changes of an account's services, and work of staff. */
export const messageCategories = [...notificationCategories, 'service', 'staff'] as const
export type MessageCategory = (typeof messageCategories)[number]

export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * An email that `bounced` was handed over or rejected, and its address does not work. Of an `unknown` one, which may not be
 * sent twice, no one knows whether it was handed over.
 */
export const messageStatuses = ['waiting', 'sent', 'failed', 'bounced', 'unknown'] as const
