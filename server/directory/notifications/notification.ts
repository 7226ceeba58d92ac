/** The content of a notification, who may receive it, and which billing accounts it is about. */
import type { LetterText } from '#shared/customers/letterText'
import type { NotificationCategory } from '#shared/customers/notifications'
import type { Clock } from '../../clock'
import type { MessageConfig } from '../../config'
import type { NotificationEvent } from './events'
import type { NotificationSettings } from './rules'

/** Texts of notifications also depend on these, besides the database. */
export interface NotificationServices {
  config: MessageConfig
  clock: Pick<Clock, 'now' | 'today'>
}

/** The person whom an event concerns most: who paid, or whose login changed. */
export interface Addressee {
  contactId: string
  email: string
  firstName: string
}

export interface Notification {
  /** Names the event for good, so that a second run notifies no one twice. */
  eventKey: string
  /**
   * Read again when a message has waited, and the message is dropped if the event then has no notification with this key.
   * Missing where an event always matters.
   */
  event?: NotificationEvent
  category: NotificationCategory
  customerNumber: string
  /** The billing groups whose settings apply. Of several, each contact is notified once. */
  groupIds: readonly string[]
  /** Gets the defaults of an account holder. */
  addressee?: Addressee | null
  isOnlyForAddressee?: boolean
  /** From this moment on it would be wrong or of no use, so it is no longer sent. Always true if missing. */
  expiresAt?: Date
  /** Whether it is sent even in quiet hours. If missing, the category decides. */
  isImmediate?: boolean
  /** Set if no email is sent: only texts, to those who chose them, or to everyone whose number takes them. */
  onlyTexts?: 'ifChosen' | 'always'
  /** Whether it is time for a contact with these settings; always if missing. */
  isDue?: (settings: NotificationSettings) => boolean
  content: LetterText
  /** The text message, without the provider's name and the link. */
  text: string
  /** The portal's page that resolves it. */
  path: string
  /** The payment whose receipt the addressee gets. */
  receiptOf?: string
}
