/** The catalogue, and what each service account has of it. */
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { serviceTypes } from '#shared/services'
import { serviceAccounts } from './accounts'

export const products = pgTable('products', {
  /** `FIB-GIG-1000` and the like. */
  code: text('code').primaryKey(),
  serviceType: text('service_type', { enum: serviceTypes }).notNull(),
  kind: text('kind', { enum: ['plan', 'addon'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  monthlyPrice: integer('monthly_price').notNull(),
  isShippable: boolean('is_shippable').notNull().default(false),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    productCode: text('product_code')
      .notNull()
      .references(() => products.code),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    endedOn: date('ended_on', { mode: 'string' }),
  },
  (table) => [index('subscriptions_service_account').on(table.serviceAccountId)],
)
