/** Customers and what belongs to them: communities, premises, billing accounts and service accounts. */
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { contactLanguages, phoneTypes } from '#shared/customers/contactDetails'
import { customerKinds } from '#shared/customers/customers'
import { premiseStages } from '#shared/services/properties'
import { serviceGroups, serviceTypes } from '#shared/services/services'
import { plainLetters } from '../../../text/plainText'
import { moment } from '../../columns'

export const communities = pgTable('communities', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
  homes: integer('homes').notNull(),
  kind: text('kind').notNull(),
  services: text('services', { enum: serviceTypes }).array().notNull(),
  /** The homeowners association; empty where there is none. */
  associationName: text('association_name').notNull().default(''),
  associationEmail: text('association_email').notNull().default(''),
  associationPhone: text('association_phone').notNull().default(''),
})

const quoted = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** Returns `plainText` of a text as an SQL expression. */
export const plainTextOf = (text: SQL): SQL<string> =>
  sql<string>`translate(lower(${text}), ${quoted(plainLetters.from)}, ${quoted(plainLetters.to)})`

// Normalized search texts are stored as generated columns. With an index on the expression, PostgreSQL would compute it
// again for every candidate row, which takes a second with a million people.

/** Returns the first digits of a text as a number, so that 9 sorts before 10. */
export const numberIn = (text: AnyPgColumn): SQL => sql`substring(${text} from '[0-9]{1,15}')::bigint`
const wordsIn = (text: AnyPgColumn): SQL => sql`ltrim(regexp_replace(${text}, '[0-9]+', ''))`

/** The address of a premise in lower case and on one line. */
const lowerAddress = (): SQL =>
  sql`replace(lower(${premises.streetAddress} || ' ' || ${premises.unit} || ' ' || ${premises.city} || ' ' || ${premises.state} || ' ' || ${premises.zip}), '  ', ' ')`

export const premises = pgTable(
  'premises',
  {
    /** `PR-########` */
    number: text('number').primaryKey(),
    communityId: text('community_id')
      .notNull()
      .references(() => communities.id),
    streetAddress: text('street_address').notNull(),
    unit: text('unit').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    region: text('region').notNull().default(''),
    lot: text('lot').notNull().default(''),
    /** The builder, association or landlord who manages the premise in their list of properties, if anyone does. */
    ownerNumber: text('owner_number').references(() => customers.number),
    stage: text('stage', { enum: premiseStages }).notNull().default('occupied'),
    /** Incremented with every change of stage, lot or selected services. */
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The text that address search runs on. */
    addressText: text('address_text')
      .notNull()
      .generatedAlwaysAs((): SQL => lowerAddress()),
    /** The text that owners search their properties by. Line breaks keep a match within one part. */
    propertyText: text('property_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${lowerAddress()} || E'\\n' || lower(${premises.lot}) || E'\\n' || lower(${premises.number})`,
      ),
    // Parts of the address for sorting, computed once: 98 Fennick Ave sorts before 412 Fennick Ave.
    streetName: text('street_name').generatedAlwaysAs((): SQL => wordsIn(premises.streetAddress)),
    streetNumber: bigint('street_number', { mode: 'number' }).generatedAlwaysAs(
      (): SQL => numberIn(premises.streetAddress),
    ),
    unitName: text('unit_name').generatedAlwaysAs((): SQL => wordsIn(premises.unit)),
    unitNumber: bigint('unit_number', { mode: 'number' }).generatedAlwaysAs((): SQL => numberIn(premises.unit)),
  },
  (table) => [
    index('premises_community').on(table.communityId),
    // Trigrams find any part of an address. One or two letters at its start are found by order.
    index('premises_address').using('gin', table.addressText.op('gin_trgm_ops')),
    index('premises_address_start').using('btree', table.addressText.op('text_pattern_ops')),
    // Finds streets apart from cities, which often have the same names.
    index('premises_street').using('gin', sql`lower(${table.streetAddress}) gin_trgm_ops`),
    // An owner's properties in the order of their list, their numbers by community and stage, and the search in them.
    index('premises_owner_address')
      .on(table.ownerNumber, table.streetName, table.streetNumber, table.unitName, table.unitNumber, table.number)
      .where(sql`${table.ownerNumber} is not null`),
    index('premises_owner_stage')
      .on(table.ownerNumber, table.communityId, table.stage)
      .where(sql`${table.ownerNumber} is not null`),
    index('premises_owner_text')
      .using('gin', table.propertyText.op('gin_trgm_ops'))
      .where(sql`${table.ownerNumber} is not null`),
  ],
)

export const customers = pgTable(
  'customers',
  {
    /** `CU-########` */
    number: text('number').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: [...customerKinds, 'provider'] }).notNull(),
    /** The saved payment method that is offered first. */
    defaultMethodToken: text('default_method_token'),
    plainName: text('plain_name')
      .notNull()
      .generatedAlwaysAs((): SQL => plainTextOf(sql`${customers.name}`)),
  },
  (table) => [
    index('customers_name').using('gin', table.plainName.op('gin_trgm_ops')),
    // The provider's own records, which are not customers.
    index('customers_provider').on(table.number).where(sql`${table.kind} = 'provider'`),
  ],
)

export const contacts = pgTable(
  'contacts',
  {
    /** 18 opaque characters. */
    id: text('id').primaryKey(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty when none is on file. */
    email: text('email').notNull().default(''),
    /** Ten digits; empty when none is on file. */
    phone: text('phone').notNull().default(''),
    phoneType: text('phone_type', { enum: phoneTypes }).notNull().default('mobile'),
    /** The language in which customer care calls and writes to the contact. */
    language: text('language', { enum: contactLanguages }).notNull().default('en'),
    /** The contact's relation to the account holder: partner, tenant, site manager. */
    relation: text('relation').notNull().default(''),
    /** When a code verified the email address, or the phone number, of the contact. */
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /**
     * What the billing system delivered last, by column; null if it delivered nothing. What it has not changed since then
     * does not replace what was typed in the portal.
     */
    delivered: jsonb('delivered').$type<Record<string, string | null>>(),
    /** When the contact was removed from the account. The row is kept for records that refer to it. */
    removedAt: moment('removed_at'),
    /** The text that person search runs on. */
    personText: text('person_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          plainTextOf(
            sql`${contacts.firstName} || ' ' || ${contacts.lastName} || ' ' || ${contacts.email} || ' ' || ${contacts.phone}`,
          ),
      ),
  },
  (table) => [
    index('contacts_customer').on(table.customerNumber),
    index('contacts_email').on(table.email),
    index('contacts_email_any_case').on(sql`lower(${table.email})`),
    index('contacts_phone').on(table.phone),
    index('contacts_text').using('gin', table.personText.op('gin_trgm_ops')),
  ],
)

/** Further phone numbers for customer care to call. They are not verified by a code. */
export const contactPhones = pgTable(
  'contact_phones',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    type: text('type', { enum: phoneTypes }).notNull(),
    /** Ten digits. */
    number: text('number').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_phones_once').on(table.contactId, table.number),
    index('contact_phones_number').using('gin', sql`${table.number} gin_trgm_ops`),
  ],
)

export const billingAccounts = pgTable(
  'billing_accounts',
  {
    /** `BA-##########`, the last digit by Luhn. */
    number: text('number').primaryKey(),
    /** `BG-########` */
    groupId: text('group_id').notNull().unique(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    serviceGroup: text('service_group', { enum: serviceGroups }).notNull(),
    status: text('status', { enum: ['active', 'closed'] })
      .notNull()
      .default('active'),
    /**
     * The amount due in cents: charges minus posted payments. Negative is a credit. It changes only together with its
     * cause.
     */
    balance: integer('balance').notNull().default(0),
    /** When the last statement falls due; null before the first. */
    dueOn: date('due_on', { mode: 'string' }),
    /**
     * The due date of the oldest bill that is not fully paid, equal to `pastDueSince` for any day. Database triggers
     * maintain it from the balance and the statements; no other code writes it.
     */
    openSince: date('open_since', { mode: 'string' }),
    /** The payment method that autopay charges; null when autopay is off. */
    autopayToken: text('autopay_token'),
  },
  (table) => [
    index('billing_accounts_customer').on(table.customerNumber),
    // Gas accounts for dunning, those with the oldest debt first.
    index('billing_accounts_open_gas')
      .on(table.openSince, table.number, table.customerNumber)
      .where(sql`${table.serviceGroup} = 'GAS' and ${table.status} = 'active' and ${table.openSince} is not null`),
  ],
)

export const serviceAccounts = pgTable(
  'service_accounts',
  {
    /** 18 opaque characters. */
    id: text('id').primaryKey(),
    /** `SA-##########` */
    number: text('number').notNull().unique(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    premiseNumber: text('premise_number')
      .notNull()
      .references(() => premises.number),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    status: text('status', { enum: ['active', 'closed'] })
      .notNull()
      .default('active'),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    // Covers the columns that determine where the first service of an account is.
    index('service_accounts_billing').on(table.billingAccountNumber, table.startedOn, table.id, table.premiseNumber),
    index('service_accounts_premise').on(table.premiseNumber),
  ],
)
