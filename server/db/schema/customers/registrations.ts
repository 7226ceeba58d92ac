/** Customers of the old system who can register as portal users. */
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { registrationSteps } from '#shared/customers/registrations'
import { bytes, moment } from '../../columns'
import { users } from '../signIn/users'
import { contacts, customers } from './accounts'

export const legacyAccounts = pgTable(
  'legacy_accounts',
  {
    /** `MP-########`. The provider keeps saved payment methods under it until registration is complete. */
    migrationAccountParentId: text('migration_account_parent_id').primaryKey(),
    customerNumber: text('customer_number')
      .notNull()
      .unique()
      .references(() => customers.number),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    /** In lower case; empty when none is on file. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Ten digits; empty when none is on file. */
    mobile: text('mobile').notNull(),
    /** Eight digits, as on the old bills; null without such an account. */
    fiberAccountNumber: text('fiber_account_number'),
    gasAccountNumber: text('gas_account_number'),
    serviceAddressLine1: text('service_address_line1').notNull(),
    serviceAddressLine2: text('service_address_line2').notNull().default(''),
    serviceAddressCity: text('service_address_city').notNull(),
    serviceAddressState: text('service_address_state').notNull(),
    serviceAddressPostalCode: text('service_address_postal_code').notNull(),
    /** The saved method that autopay charged in the old system, or that was selected during registration. */
    autopayToken: text('autopay_token'),
    /** Methods that were added during registration and do not come from the old system. */
    addedTokens: jsonb('added_tokens').$type<string[]>().notNull().default([]),
    isPaperless: boolean('is_paperless').notNull().default(false),
    lastStep: text('last_step', { enum: registrationSteps }).notNull().default('none'),
    lastStepAt: moment('last_step_at'),
    /** The last error of the payment provider; empty when there was none. */
    lastFailure: text('last_failure').notNull().default(''),
    invitedAt: moment('invited_at'),
    /** SHA-256 of the token in the newest invitation link. */
    invitationHash: bytes('invitation_hash'),
    /** When an invitation link was first opened. */
    invitationOpenedAt: moment('invitation_opened_at'),
    registeredAt: moment('registered_at'),
    registeredBy: uuid('registered_by').references(() => users.id),
  },
  (table) => [
    index('legacy_accounts_registered').on(table.registeredAt),
    uniqueIndex('legacy_accounts_invitation').on(table.invitationHash),
    index('legacy_accounts_email').on(table.email),
    index('legacy_accounts_mobile').on(table.mobile),
    index('legacy_accounts_fiber').on(table.fiberAccountNumber),
    index('legacy_accounts_gas').on(table.gasAccountNumber),
  ],
)

const legacyAccountColumn = () =>
  text('migration_account_parent_id')
    .notNull()
    .references(() => legacyAccounts.migrationAccountParentId, { onDelete: 'cascade' })

/** One-time codes for people who are not users yet. */
export const registrationCodes = pgTable(
  'registration_codes',
  {
    /** The id that the browser which requested the code holds. */
    id: uuid('id').primaryKey(),
    migrationAccountParentId: legacyAccountColumn(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    codeHash: bytes('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('registration_codes_account').on(table.migrationAccountParentId)],
)

/** Verifications that were issued for a correct code. The first migration named the table. */
export const registrationVerifications = pgTable(
  'registration_proofs',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').primaryKey(),
    migrationAccountParentId: legacyAccountColumn(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('registration_proofs_account').on(table.migrationAccountParentId)],
)
