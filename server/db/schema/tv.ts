/** Channels of the packs, and the PINs of TV accounts. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { channelCategories, pinKinds } from '#shared/tv'
import { bytes, moment } from '../columns'
import { serviceAccounts } from './accounts'
import { users } from './people'
import { products } from './plans'

export const tvChannels = pgTable(
  'tv_channels',
  {
    number: integer('number').primaryKey(),
    name: text('name').notNull(),
    category: text('category', { enum: channelCategories }).notNull(),
    /** The smallest pack that has it, or the add-on. */
    productCode: text('product_code')
      .notNull()
      .references(() => products.code),
  },
  (table) => [index('tv_channels_product').on(table.productCode)],
)

/** None is kept for an account that goes by the PIN that came with its box. */
export const tvPins = pgTable(
  'tv_pins',
  {
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    kind: text('kind', { enum: pinKinds }).notNull(),
    /** Under the server's key: four digits alone could be tried out. */
    pinHash: bytes('pin_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceAccountId, table.kind] })],
)
