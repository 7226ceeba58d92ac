/** Portal users, with their roles, the customers whose accounts they see, and their preferences. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access/access'
import { dayFormats, numberFormats, textSizes, themes } from '#shared/customers/appearance'
import { bytes, moment } from '../../columns'
import { contacts, customers, premises, serviceAccounts } from '../customers/accounts'

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
