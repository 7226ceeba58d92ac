/** Premises of builders and developers: their owner, and the services planned or installed. */
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { serviceTypes } from '#shared/services/services'
import { moment } from '../columns'
import { customers, premises } from './accounts'

/** A premise has at most one owner. */
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

/** Without a row, the community's services are available and none is selected or installed. */
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
    /** Applies to gas only. */
    meterDisconnected: boolean('meter_disconnected').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.premiseNumber, table.serviceType] })],
)
