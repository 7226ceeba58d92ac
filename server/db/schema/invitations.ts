/** Open invitations, neither accepted nor canceled. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns'
import { contacts, customers } from './accounts'
import { roles, users } from './people'

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    /** The person who is invited. Accepting makes them a user. */
    contactId: text('contact_id')
      .notNull()
      .unique()
      .references(() => contacts.id),
    /**
     * The address that received the link and that it verifies. When the contact's address changes, the invitation is
     * void.
     */
    email: text('email').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** SHA-256 of the token in the link. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Null for the first administrator, whom an operator of the portal invites. */
    invitedBy: uuid('invited_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('invitations_customer').on(table.customerNumber)],
)
