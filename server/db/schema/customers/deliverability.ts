/** Phone numbers and email addresses to which messages must not or cannot be sent. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { notificationCategories } from '#shared/customers/notifications'
import { moment } from '../../columns'

/** Numbers whose owner replied STOP to a text message. */
export const stoppedNumbers = pgTable('stopped_numbers', {
  /** Ten digits. */
  phone: text('phone').primaryKey(),
  stoppedAt: moment('stopped_at').notNull(),
})

/** Numbers whose owner was told in a text message how to stop them. */
export const informedNumbers = pgTable('informed_numbers', {
  /** Ten digits. */
  phone: text('phone').primaryKey(),
  informedAt: moment('informed_at').notNull(),
})

/** Text messages that customers sent to us, so that each is handled once. Their text is not stored. */
export const incomingTexts = pgTable(
  'incoming_texts',
  {
    /** The id that the SMS gateway gave it. */
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('incoming_texts_received').on(table.receivedAt)],
)

/** Email addresses that a mail server rejected for good, until their owner changes or verifies them. */
export const undeliverableEmails = pgTable('undeliverable_emails', {
  /** In lower case. */
  address: text('address').primaryKey(),
  since: moment('since').notNull(),
})

/** Who unsubscribed from the emails of a category, until they turn them on again under their preferences. */
export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    /** The id of a contact, or an email address in lower case. Unsubscribing stores both. */
    recipient: text('recipient').notNull(),
    category: text('category', { enum: notificationCategories }).notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.category] })],
)
