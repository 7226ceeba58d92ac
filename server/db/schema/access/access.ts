/** How people get access: invitations, requests of users, and changes that a second administrator approves. */
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../columns'
import { billingAccounts, contacts, customers } from '../customers/accounts'
import { roles, users } from '../signIn/users'

/** Open invitations, neither accepted nor canceled. */
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

/**
 * `expired` is only written when the user asks again. Until then a waiting request counts as expired after its date.
 */
const accessRequestStates = ['waiting', 'granted', 'declined', 'expired', 'ended'] as const

/** Requests of users for access to another customer's account. */
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
    /** The account number that the user entered: nothing else is revealed about the customer. */
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

const accessChangeKinds = ['role_rights', 'staff_role', 'staff_status', 'invitation'] as const

/**
 * `superseded`: the requester requested the same change again with other values. `immediate`: it removed the only other
 * administrator, so no one was left to approve it.
 */
const accessChangeStatuses = ['waiting', 'approved', 'declined', 'withdrawn', 'superseded', 'immediate'] as const

/** Changes of roles and their assignment that a second administrator must approve. They have no effect before that. */
export const accessChanges = pgTable(
  'access_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: accessChangeKinds }).notNull(),
    /** The subject of the change: the role's id, the person's contact id, or the invited address. */
    target: text('target').notNull(),
    /** All data to apply the change. It is validated whenever it is read. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    status: text('status', { enum: accessChangeStatuses }).notNull().default('waiting'),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('access_changes_waiting')
      .on(table.kind, table.target, table.requestedBy)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
