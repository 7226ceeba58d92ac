/** People who sign in: portal users, their roles, sessions and one-time codes. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import { dayFormats, numberFormats, textSizes, themes } from '#shared/appearance'
import { bytes, moment } from '../columns'
import { billingAccounts, contacts, customers, premises, serviceAccounts } from './accounts'

export const roles = pgTable('roles', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** Rights as `Feature.read`, `Feature.write` and `Feature.approve`. */
  rights: text('rights').array().notNull(),
  /** Every other role is given to customers by its name. */
  isForStaff: boolean('is_for_staff').notNull().default(false),
  /** Goes up with every change, so that two who change it at once are told. */
  version: integer('version').notNull().default(1),
})

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Staff set the password: signing in with it leads to choosing another. */
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
    /** How the portal calls them; empty for their name as on the bill. */
    preferredName: text('preferred_name').notNull().default(''),
    /** The secret of their authenticator app, sealed; null without two-step sign-in. */
    totpSecret: bytes('totp_secret'),
    /** Null while the secret has not been proved by a first code. */
    totpSince: moment('totp_since'),
    /** The time step of the last code that was taken: none is taken twice. */
    totpLastStep: integer('totp_last_step'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_created').on(table.createdAt),
    index('users_contact').on(table.contactId),
    index('users_email_text').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
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
    /** What was granted on request; null where the user's own role counts. Nobody gets more by it than their own role has. */
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
    /** SHA-256 of the bearer token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** Under which its owner sees it and may end it. */
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
    /** To within a few minutes: not every call is written down. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** `new_*`: the user's own change; `contact_*`: proves what is on file for a contact; `add_account`: that an account's contact agrees. */
export const codePurposes = [
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
    /** What the code proves, where that is not the user's own address on file. */
    contactId: text('contact_id').references(() => contacts.id),
    /** The address or number to which it was sent, and which it proves; empty for those on file. */
    target: text('target').notNull().default(''),
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

/** Each lets its owner in once without the authenticator app. */
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

/** Invitations that were neither accepted nor cancelled. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    /** The person who is invited; accepting makes them a user. */
    contactId: text('contact_id')
      .notNull()
      .unique()
      .references(() => contacts.id),
    /** Where the link went. It proves this address and no other: with the contact's own changed, the invitation is void. */
    email: text('email').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** SHA-256 of the token in the link. */
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('invitations_customer').on(table.customerNumber)],
)

/** `expired` is written when somebody asks anew; until then a waiting one counts as expired by its day. */
export const accessRequestStates = ['waiting', 'granted', 'declined', 'expired', 'ended'] as const

/** Users who asked for access to somebody else's account, and what came of it. */
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
    /** The account by which they asked: all that they know of the customer. */
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

export const accessChangeKinds = ['role_rights', 'staff_role', 'staff_status', 'invitation'] as const

/**
 * `superseded`: the requester asked for the same thing again with other values. `immediate`: it removed the only other
 * administrator, so nobody was left to approve it.
 */
export const accessChangeStatuses = ['waiting', 'approved', 'declined', 'withdrawn', 'superseded', 'immediate'] as const

/** Changes of roles and of who has them that need a second administrator. Until one approves, they have no effect. */
export const accessChanges = pgTable(
  'access_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: accessChangeKinds }).notNull(),
    /** What is changed: the role's id, the person's contact id, or the invited address. */
    target: text('target').notNull(),
    /** Everything needed to make the change; checked each time it is read. */
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

/** How a user likes the portal; without a row everything is as usual. */
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

/** What a user calls an address: "Cottage". */
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
