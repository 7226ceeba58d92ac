/** TV channels of the packages, and the PINs of TV accounts. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { channelCategories, pinKinds } from '#shared/services/tv'
import { bytes, moment } from '../../columns'
import { serviceAccounts } from '../customers/accounts'
import { users } from '../signIn/users'
import { products } from './plans'

export const tvChannels = pgTable(
  'tv_channels',
  {
    number: integer('number').primaryKey(),
    name: text('name').notNull(),
    category: text('category', { enum: channelCategories }).notNull(),
    /** The smallest package that includes it, or the add-on. */
    productCode: text('product_code')
      .notNull()
      .references(() => products.code),
  },
  (table) => [index('tv_channels_product').on(table.productCode)],
)

/** An account without a row uses the PIN that came with its box. */
export const tvPins = pgTable(
  'tv_pins',
  {
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    kind: text('kind', { enum: pinKinds }).notNull(),
    /** Hashed with the server's key, because four digits alone could be guessed from a plain hash. */
    pinHash: bytes('pin_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceAccountId, table.kind] })],
)
