/** Notification preferences of each contact and mail settings of each billing account. */
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { NotificationCategory, NotificationChannel } from '#shared/customers/notifications'
import { billingAccounts, contacts } from './accounts'

/** Preferences of one contact for one billing account. Categories that are missing use the defaults. */
export const communicationPreferences = pgTable(
  'communication_preferences',
  {
    billingGroupId: text('billing_group_id')
      .notNull()
      .references(() => billingAccounts.groupId),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    channels: jsonb('channels').$type<Partial<Record<NotificationCategory, NotificationChannel[]>>>().notNull(),
    /** Quiet hours as `HH:MM`; both null until the contact chooses some, and if the contact turned them off. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    quietHoursOff: boolean('quiet_hours_off').notNull().default(false),
    daysBeforeDue: integer('days_before_due').notNull(),
    /** The percentage of usual monthly usage above which a usage alert is sent. */
    usageThreshold: integer('usage_threshold').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billingGroupId, table.contactId] })],
)

/** How a billing account receives its mail. Without a row it is sent on paper to the service address. */
export const communicationSettings = pgTable('communication_settings', {
  billingGroupId: text('billing_group_id')
    .primaryKey()
    .references(() => billingAccounts.groupId),
  paperless: boolean('paperless').notNull().default(false),
  sameAsService: boolean('same_as_service').notNull().default(true),
  streetAddress: text('street_address').notNull().default(''),
  unit: text('unit').notNull().default(''),
  city: text('city').notNull().default(''),
  state: text('state').notNull().default(''),
  zip: text('zip').notNull().default(''),
})
