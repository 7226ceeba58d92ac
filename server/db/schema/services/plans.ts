/** The product catalog, and the subscriptions of each service account. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BroadbandFacts } from '#shared/contract/services/plans'
import { changeKinds, changeStatuses } from '#shared/services/plans'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../../columns'
import { communities, serviceAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const products = pgTable('products', {
  /** A code such as `FIB-GIG-1000`. */
  code: text('code').primaryKey(),
  serviceType: text('service_type', { enum: serviceTypes }).notNull(),
  kind: text('kind', { enum: ['plan', 'addon'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  monthlyPrice: integer('monthly_price').notNull(),
  isShippable: boolean('is_shippable').notNull().default(false),
  /** Plans can be changed within their family only: a top-up requires the community's bulk connection. */
  family: text('family', { enum: ['open', 'topup', 'bulk'] })
    .notNull()
    .default('open'),
  /** Add-ons of the same group replace each other; null for a product that replaces no other. */
  exclusiveGroup: text('slot'),
  speedMbps: integer('speed_mbps'),
  channels: integer('channels'),
  minutes: integer('minutes'),
  /** The broadband label that the law requires for an internet plan. */
  facts: jsonb('facts').$type<BroadbandFacts>(),
})

/** The products that each community offers. */
export const communityProducts = pgTable(
  'community_products',
  {
    communityId: text('community_id')
      .notNull()
      .references(() => communities.id),
    productCode: text('product_code')
      .notNull()
      .references(() => products.code),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.productCode] })],
)

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
  (table) => [
    index('subscriptions_service_account').on(table.serviceAccountId),
    // A product runs once on a service account, however often it is requested.
    uniqueIndex('subscriptions_running')
      .on(table.serviceAccountId, table.productCode)
      .where(sql`${table.endedOn} is null`),
  ],
)

/** Changes of plans and add-ons that customers requested. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    kind: text('kind', { enum: changeKinds }).notNull(),
    status: text('status', { enum: changeStatuses }).notNull(),
    /** Allows one open change at a time: `plan`, or the add-on's group or code. */
    exclusiveGroup: text('slot').notNull(),
    fromProductCode: text('from_product_code').references(() => products.code),
    toProductCode: text('to_product_code').references(() => products.code),
    /** Cents per month. */
    priceDifference: integer('price_difference').notNull(),
    /** Cents on the next bill for the rest of this month. */
    proration: integer('proration').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    isShipped: boolean('is_shipped').notNull().default(false),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash'),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('plan_changes_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('plan_changes_open')
      .on(table.serviceAccountId, table.exclusiveGroup)
      .where(sql`${table.status} = 'scheduled'`),
    index('plan_changes_due').on(table.status, table.effectiveOn),
  ],
)
