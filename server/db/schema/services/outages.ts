/** Outages: the services that are out, the premises that are affected, and what customers were told. */
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { outageUpdateKinds } from '#shared/services/outages'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../../columns'
import { communities, premises } from '../customers/accounts'
import { users } from '../signIn/users'

export const outages = pgTable(
  'outages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceTypes: text('service_types', { enum: serviceTypes }).array().notNull(),
    communityId: text('community_id')
      .notNull()
      .references(() => communities.id),
    /** Names the affected part of the community, such as a street; empty if all of it is affected. */
    areaName: text('area_name').notNull().default(''),
    startedAt: moment('started_at').notNull(),
    /** When service is expected back; null while that is unknown. */
    expectedEndAt: moment('expected_end_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('outages_open').on(table.startedAt).where(sql`${table.endedAt} is null`),
    index('outages_newest').on(table.startedAt, table.id),
  ],
)

/** The premises are stored when the outage is recorded, so that it is known later who was affected. */
export const outagePremises = pgTable(
  'outage_premises',
  {
    outageId: uuid('outage_id')
      .notNull()
      .references(() => outages.id, { onDelete: 'cascade' }),
    premiseNumber: text('premise_number')
      .notNull()
      .references(() => premises.number),
  },
  (table) => [
    primaryKey({ columns: [table.outageId, table.premiseNumber] }),
    index('outage_premises_premise').on(table.premiseNumber),
  ],
)

export const outageUpdates = pgTable(
  'outage_updates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    outageId: uuid('outage_id')
      .notNull()
      .references(() => outages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: outageUpdateKinds }).notNull(),
    /** What customers read. */
    message: text('message').notNull(),
    expectedEndAt: moment('expected_end_at'),
    createdAt: moment('created_at').notNull(),
    /** Null for outages that came with other data. */
    userId: uuid('user_id').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from a different request. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('outage_updates_outage').on(table.outageId, table.createdAt),
    uniqueIndex('outage_updates_idempotency').on(table.userId, table.idempotencyKey),
  ],
)
