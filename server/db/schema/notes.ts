/** What staff write down about a customer for each other. Customers never see it. */
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns'
import { customers } from './accounts'
import { users } from './people'

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** As the author was called when they wrote it. */
    authorName: text('author_name').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from another note. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('customer_notes_newest').on(table.customerNumber, table.createdAt),
    uniqueIndex('customer_notes_idempotency').on(table.userId, table.idempotencyKey),
  ],
)
