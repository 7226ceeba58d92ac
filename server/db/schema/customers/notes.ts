/** Internal notes of staff about customers and messages. No call that customers can make reads these tables. */
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../columns'
import { cases } from '../cases/cases'
import { users } from '../signIn/users'
import { customers } from './accounts'

/** Columns that both kinds of notes have. */
const noteColumns = () => ({
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  /** The author's name at the time of writing. */
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** Tells a retry under the key from a different note. */
  requestHash: bytes('request_hash'),
})

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    ...noteColumns(),
  },
  (table) => [
    index('customer_notes_newest').on(table.customerNumber, table.createdAt),
    uniqueIndex('customer_notes_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

export const internalNotes = pgTable(
  'internal_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    ...noteColumns(),
  },
  (table) => [
    index('internal_notes_newest').on(table.caseId, table.createdAt),
    uniqueIndex('internal_notes_idempotency').on(table.userId, table.idempotencyKey),
  ],
)
