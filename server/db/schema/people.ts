/** Portal users with their roles, sessions and one-time codes. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access/access'
import { dayFormats, numberFormats, textSizes, themes } from '#shared/customers/appearance'
import { bytes, moment } from '../columns'
import { billingAccounts, contacts, customers, premises, serviceAccounts } from './accounts'

export const roles = pgTable('roles', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** Rights such as `Feature.read`, `Feature.write` and `Feature.approve`. */
  rights: text('rights').array().notNull(),
  /** True for staff roles. All other roles are assigned to customers by their name. */
  isForStaff: boolean('is_for_staff').notNull().default(false),
  /** Incremented with every change, so that concurrent edits are detected. */
  version: integer('version').notNull().default(1),
})

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** True when staff set the password, so that the user must choose a new one at sign-in. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    userType: text('user_type', { enum: userTypes }).notNull(),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** `disabled` by staff; `removed` by the account holder, who may invite the person again. */
    status: text('status', { enum: ['active', 'disabled', 'removed'] })
      .notNull()
      .default('active'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSignInAt: moment('last_sign_in_at'),
    /** How the portal addresses the user; empty for the name on the bill. */
    preferredName: text('preferred_name').notNull().default(''),
    /** The sealed secret of the authenticator app; null without two-step sign-in. */
    totpSecret: bytes('totp_secret'),
    /** Null until a first code has verified the secret. */
    totpSince: moment('totp_since'),
    /** The time step of the last accepted code, so that no code is accepted twice. */
    totpLastStep: integer('totp_last_step'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_created').on(table.createdAt),
    index('users_contact').on(table.contactId),
    index('users_email_text').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
  ],
)

/** The customers whose accounts a user may see: their own, and those who granted access. */
export const userCustomers = pgTable(
  'user_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    /**
     * The role that was granted on request; null where the user's own role applies. It never gives more than the user's
     * own role.
     */
    roleId: uuid('role_id').references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.customerNumber] }),
    index('user_customers_customer').on(table.customerNumber),
  ],
)

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
    address: text('address').notNull(),
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

/** Counts attempts per key in a fixed window: sign-ins and codes, per account and per address. */
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

/** Open invitations, neither accepted nor cancelled. */
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

/** A user's preferences. Without a row the defaults apply. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text('theme', { enum: themes }).notNull(),
  textSize: text('text_size', { enum: textSizes }).notNull(),
  dayFormat: text('day_format', { enum: dayFormats }).notNull().default('month_first'),
  numberFormat: text('number_format', { enum: numberFormats }).notNull().default('comma_point'),
  reducedMotion: boolean('reduced_motion').notNull(),
  spokenConfirmations: boolean('spoken_confirmations').notNull(),
  /** The service that is selected after signing in. */
  defaultServiceAccountId: text('default_service_account_id').references(() => serviceAccounts.id),
  tileOrder: text('tile_order').array().notNull(),
  hiddenTiles: text('hidden_tiles').array().notNull(),
})

/** A user's own name for an address, such as "Cottage". */
export const premiseNicknames = pgTable(
  'premise_nicknames',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    premiseNumber: text('premise_number')
      .notNull()
      .references(() => premises.number),
    nickname: text('nickname').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.premiseNumber] })],
)
