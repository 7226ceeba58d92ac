/** The services planned or installed at premises. */
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { serviceTypes } from '#shared/services/services'
import { premises } from '../customers/accounts'

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
