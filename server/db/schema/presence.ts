/** Agents who have a customer's account open. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { customers } from './accounts'
import { users } from './people'

/** The entry expires unless it is renewed. */
export const customerLookers = pgTable(
  'customer_lookers',
  {
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerNumber, table.userId] })],
)
