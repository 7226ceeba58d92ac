/** Premises in the hands of those who build: whose they are, and what is to be, or is, at each. */
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { serviceTypes } from '#shared/services'
import { moment } from '../columns'
import { customers, premises } from './accounts'

/** A premise has one owner at most. */
export const propertyOwners = pgTable(
  'property_owners',
  {
    premiseNumber: text('premise_number')
      .primaryKey()
      .references(() => premises.number),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [index('property_owners_customer').on(table.customerNumber)],
)

/** Where there is no row, what the community offers is available and nothing is selected or installed. */
export const premiseServices = pgTable(
  'premise_services',
  {
    premiseNumber: text('premise_number')
      .notNull()
      .references(() => premises.number),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    selected: boolean('selected').notNull().default(false),
    available: boolean('available').notNull().default(false),
    preInstalled: boolean('pre_installed').notNull().default(false),
    /** Of gas alone. */
    meterDisconnected: boolean('meter_disconnected').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.premiseNumber, table.serviceType] })],
)
