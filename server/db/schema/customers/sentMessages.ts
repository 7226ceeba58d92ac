/** The record of every email and text message: what was sent to whom, and whether it was submitted. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { messageCategories, messageChannels, messageStatuses } from '#shared/customers/sentMessages'
import { moment } from '../../columns'
import { payments } from '../payments/payments'
import { contacts, customers } from './accounts'

export const sentMessages = pgTable(
  'sent_messages',
  {
    id: uuid('id').primaryKey(),
    /** Names what happened, such as `bill_ready:<id>`. A recipient gets it once per channel. */
    eventKey: text('event_key').notNull(),
    /** The id of the contact; the address of someone who is not a contact. */
    recipient: text('recipient').notNull(),
    channel: text('channel', { enum: messageChannels }).notNull(),
    category: text('category', { enum: messageCategories }).notNull(),
    /** The customer whom the message concerns; null for messages to staff and to people who are not customers yet. */
    customerNumber: text('customer_number').references(() => customers.number),
    contactId: text('contact_id').references(() => contacts.id),
    /** The email address or phone number at the time. */
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    /** Empty for one-time codes and links that sign someone in, which are never stored here. */
    body: text('body').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('waiting'),
    /** Why it failed; empty otherwise. */
    failure: text('failure').notNull().default(''),
    /** The number of failed attempts. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When it was handed to the mail server or the SMS gateway; null before. */
    sentAt: moment('sent_at'),
    /** The payment whose receipt it is. */
    receiptOf: uuid('receipt_of').references(() => payments.id),
  },
  (table) => [
    uniqueIndex('sent_messages_once').on(table.eventKey, table.recipient, table.channel),
    index('sent_messages_customer').on(table.customerNumber, table.createdAt, table.id),
    index('sent_messages_created').on(table.createdAt),
  ],
)
