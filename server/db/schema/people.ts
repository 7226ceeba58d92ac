/** People who sign in: portal users, their roles, sessions and one-time codes. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import { bytes, moment } from '../columns'
import { contacts, customers } from './accounts'

export const roles = pgTable('roles', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** Rights as `Feature.read` and `Feature.write`. */
  rights: text('rights').array().notNull(),
})

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    userType: text('user_type', { enum: userTypes }).notNull(),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    status: text('status', { enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_contact').on(table.contactId),
  ],
)

/** The customers whose accounts a user reaches: their own, and those that authorised them. */
export const userCustomers = pgTable(
  'user_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
  },
  (table) => [primaryKey({ columns: [table.userId, table.customerNumber] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `payment_method`: may only add a payment method, after a one-time code. */
    scope: text('scope', { enum: ['portal', 'payment_method'] })
      .notNull()
      .default('portal'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password_reset', 'payment_method'] }).notNull(),
    codeHash: bytes('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_codes_user').on(table.userId, table.createdAt)],
)

/** What a proved one-time code may be exchanged for, once. */
export const resetTokens = pgTable('reset_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** Counts attempts per key in a fixed window: sign-ins and codes, per account and per address. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
})
