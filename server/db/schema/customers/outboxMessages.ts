/** Every email and SMS while no gateway is configured. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'

export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_messages_created').on(table.createdAt)],
)
