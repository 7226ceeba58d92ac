/** The catalogue, and what each service account has of it. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BroadbandFacts } from '#shared/contract/plans'
import { changeKinds, changeStatuses } from '#shared/plans'
import { serviceTypes } from '#shared/services'
import { bytes, moment } from '../columns'
import { communities, serviceAccounts } from './accounts'
import { users } from './people'

export const products = pgTable('products', {
  /** `FIB-GIG-1000` and the like. */
  code: text('code').primaryKey(),
  serviceType: text('service_type', { enum: serviceTypes }).notNull(),
  kind: text('kind', { enum: ['plan', 'addon'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  monthlyPrice: integer('monthly_price').notNull(),
  isShippable: boolean('is_shippable').notNull().default(false),
  /** Plans are changed within their family: a top-up needs the community's own connection under it. */
  family: text('family', { enum: ['open', 'topup', 'bulk'] })
    .notNull()
    .default('open'),
  /** Add-ons of one slot take each other's place; null where a product stands for itself. */
  slot: text('slot'),
  speedMbps: integer('speed_mbps'),
  channels: integer('channels'),
  minutes: integer('minutes'),
  /** The label that the law asks for beside an internet plan. */
  facts: jsonb('facts').$type<BroadbandFacts>(),
})

/** What is sold where. */
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
    // A product runs once on a service account, however often it is asked for.
    uniqueIndex('subscriptions_running')
      .on(table.serviceAccountId, table.productCode)
      .where(sql`${table.endedOn} is null`),
  ],
)

/** Changes that customers asked for: of the plan, and of add-ons. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    kind: text('kind', { enum: changeKinds }).notNull(),
    status: text('status', { enum: changeStatuses }).notNull(),
    /** What only one open change at a time is for: `plan`, or the code of the add-on. */
    slot: text('slot').notNull(),
    fromProductCode: text('from_product_code').references(() => products.code),
    toProductCode: text('to_product_code').references(() => products.code),
    /** Cents a month. */
    priceDifference: integer('price_difference').notNull(),
    /** Cents on the next bill for what is left of this month. */
    proration: integer('proration').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    isShipped: boolean('is_shipped').notNull().default(false),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Fingerprint of the request that came with the key. */
    requestHash: bytes('request_hash'),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('plan_changes_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('plan_changes_open').on(table.serviceAccountId, table.slot).where(sql`${table.status} = 'scheduled'`),
    index('plan_changes_due').on(table.status, table.effectiveOn),
  ],
)
