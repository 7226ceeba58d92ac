/** Defines the records of emails and text messages that were sent. */
import { notificationCategories } from './notifications'

/** `service` and `staff` are messages that no one can turn off: changes of an account's services, and work of staff. */
export const messageCategories = [...notificationCategories, 'service', 'staff'] as const
export type MessageCategory = (typeof messageCategories)[number]

export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * An email that `bounced` was submitted or rejected, and its address does not work. No one knows whether an `unknown`
 * message was submitted: the process died in the meantime, or no answer arrived. Only notices that may not be sent twice get no
 * other attempt.
 */
export const messageStatuses = ['waiting', 'sent', 'failed', 'bounced', 'unknown'] as const
