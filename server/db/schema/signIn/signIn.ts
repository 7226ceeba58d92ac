/** Sessions, one-time codes and what else proves who signs in, with the counts of attempts. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../columns'
import { contacts } from '../customers/accounts'
import { users } from './users'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token. The token itself is not stored. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** The public id under which its owner sees the session and may end it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `payment_method`: may only add a payment method, after a one-time code. */
    scope: text('scope', { enum: ['portal', 'payment_method'] })
      .notNull()
      .default('portal'),
    /** The IP address of the sign-in. */
    ip: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Accurate to a few minutes, because not every call is written. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * `new_*`: the user's own change; `contact_*`: verifies a contact's data; `add_account`: consent of a contact of that
 * account.
 */
const codePurposes = [
  'password_reset',
  'payment_method',
  'new_email',
  'new_phone',
  'contact_email',
  'contact_phone',
  'add_account',
] as const

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** The contact that the code verifies, where it is not the user's own address on file. */
    contactId: text('contact_id').references(() => contacts.id),
    /** The address or number to which it was sent and which it verifies; empty for those on file. */
    target: text('target').notNull().default(''),
    codeHash: bytes('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_codes_user').on(table.userId, table.createdAt)],
)

/** Tokens that are issued for a correct code and can be used once. */
export const resetTokens = pgTable('reset_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** Counts attempts per key in a fixed window: sign-ins and codes, per account and per network. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
})

/** Each code replaces the authenticator app for one sign-in. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)
