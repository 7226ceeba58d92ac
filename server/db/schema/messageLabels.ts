/** Labels: short words by which staff tell messages of the queue apart, and the messages that carry them. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { cases } from './cases'

export const messageLabels = pgTable(
  'message_labels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
  },
  // Capital letters make no other label.
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
    /** When the customer last wrote, as the message itself says: the messages of a label are read from the newest end. */
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.labelId] }),
    index('labeled_messages_newest').on(table.labelId, table.askedAt, table.caseId),
  ],
)
