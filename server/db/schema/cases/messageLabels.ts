/** Labels by which staff sort messages in the queue, and the messages that carry them. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'
import { cases } from './cases'

export const messageLabels = pgTable(
  'message_labels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
  },
  // Names that differ only in upper and lower case are the same label.
  (table) => [uniqueIndex('message_labels_name').on(sql`lower(${table.name})`)],
)

export const labeledMessages = pgTable(
  'labeled_messages',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    labelId: uuid('label_id')
      .notNull()
      .references(() => messageLabels.id, { onDelete: 'cascade' }),
    /**
     * When the customer last wrote, copied from the message, so that a label's messages are read from the newest end.
     */
    customerWroteAt: moment('customer_wrote_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.labelId] }),
    index('labeled_messages_newest').on(table.labelId, table.customerWroteAt, table.caseId),
  ],
)
