/** VoIP lines with their settings, emergency addresses, voicemails and calls. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callKinds, emergencyStatuses, forwardings, greetingTypes } from '#shared/services/voip'
import { moment } from '../../columns'
import { serviceAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const voipLines = pgTable(
  'voice_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    /** Ten digits. */
    number: text('number').notNull().unique(),
    callerIdName: text('caller_id_name').notNull(),
    forwarding: text('forwarding', { enum: forwardings }).notNull().default('off'),
    forwardTo: text('forward_to').notNull().default(''),
    isSimultaneousRingOn: boolean('is_simultaneous_ring_on').notNull().default(false),
    simultaneousRingNumbers: jsonb('simultaneous_ring_numbers').$type<string[]>().notNull().default([]),
    rejectsAnonymous: boolean('rejects_anonymous').notNull().default(false),
    isInternationalOn: boolean('is_international_on').notNull().default(false),
    /** The line's own greeting in the file store; null while callers hear the standard one. */
    greetingId: uuid('greeting_id'),
    greetingType: text('greeting_type', { enum: greetingTypes }),
    greetingSetAt: moment('greeting_set_at'),
  },
  (table) => [index('voice_lines_service_account').on(table.serviceAccountId)],
)

const lineId = () =>
  uuid('line_id')
    .notNull()
    .references(() => voipLines.id)

/** Addresses for emergency calls to 911. The newest confirmed one applies. */
export const emergencyAddresses = pgTable(
  'emergency_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lineId: lineId(),
    status: text('status', { enum: emergencyStatuses }).notNull(),
    streetAddress: text('street_address').notNull(),
    unit: text('unit').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    /** Null for the address that came with the line. */
    userId: uuid('user_id').references(() => users.id),
    filedAt: moment('filed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('emergency_addresses_line').on(table.lineId, table.confirmedAt),
    // Only one address is pending at a time. A later one replaces it.
    uniqueIndex('emergency_addresses_pending').on(table.lineId).where(sql`${table.status} = 'pending'`),
  ],
)

export const blockedNumbers = pgTable(
  'blocked_numbers',
  { lineId: lineId(), number: text('number').notNull(), blockedAt: moment('blocked_at').notNull() },
  (table) => [primaryKey({ columns: [table.lineId, table.number] })],
)

export const voicemails = pgTable(
  'voicemails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lineId: lineId(),
    /** Empty when the caller withheld the number. */
    fromNumber: text('from_number').notNull(),
    fromName: text('from_name').notNull(),
    receivedAt: moment('received_at').notNull(),
    seconds: integer('seconds').notNull(),
    /** Null without the add-on for voicemail transcription. */
    transcription: text('transcription'),
    listenedAt: moment('listened_at'),
  },
  (table) => [index('voicemails_newest').on(table.lineId, table.receivedAt)],
)

export const voipCalls = pgTable(
  'voice_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lineId: lineId(),
    kind: text('kind', { enum: callKinds }).notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    startedAt: moment('started_at').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [index('voice_calls_newest').on(table.lineId, table.startedAt)],
)
