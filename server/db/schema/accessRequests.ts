/** Requests of users for access to another customer's account. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { billingAccounts, customers } from './accounts'
import { users } from './people'

/**
 * `expired` is only written when the user asks again. Until then a waiting request counts as expired after its date.
 */
const accessRequestStates = ['waiting', 'granted', 'declined', 'expired', 'ended'] as const

export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    /** The account number that the user entered, which is all they know of the customer. */
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    state: text('state', { enum: accessRequestStates }).notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('access_requests_waiting')
      .on(table.userId, table.customerNumber)
      .where(sql`${table.state} = 'waiting'`),
    index('access_requests_customer').on(table.customerNumber),
  ],
)
