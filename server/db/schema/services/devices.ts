/** Devices in customers' homes and the actions sent to them. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deviceActions as actions, deviceActionStatuses, deviceKinds } from '#shared/services/devices'
import { moment } from '../../columns'
import { serviceAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    kind: text('kind', { enum: deviceKinds }).notNull(),
    model: text('model').notNull(),
    serialNumber: text('serial_number').notNull().unique(),
    isOnline: boolean('is_online').notNull(),
    /** When the device went online or offline. */
    since: moment('since').notNull(),
    /** Null for a device without Wi-Fi. Only the device itself knows the password. */
    wifiName: text('wifi_name'),
    guestName: text('guest_name').notNull().default(''),
    isGuestOn: boolean('is_guest_on').notNull().default(false),
    /** The results of the latest speed test; null before the first. */
    testedDownMbps: integer('tested_down_mbps'),
    testedUpMbps: integer('tested_up_mbps'),
    testedAt: moment('tested_at'),
  },
  (table) => [index('devices_service_account').on(table.serviceAccountId)],
)

/** Settings that change when an action is applied. */
export interface DeviceSettings {
  wifiName?: string
  guestName?: string
  isGuestOn?: boolean
}

export const deviceActions = pgTable(
  'device_actions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id),
    action: text('action', { enum: actions }).notNull(),
    status: text('status', { enum: deviceActionStatuses }).notNull(),
    settings: jsonb('settings').$type<DeviceSettings>().notNull(),
    /** The plan's speed that a speed test is compared with; null for other actions. */
    provisionedMbps: integer('provisioned_mbps'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the network has accepted the action. */
    sentAt: moment('sent_at'),
    appliedAt: moment('applied_at'),
  },
  (table) => [
    index('device_actions_newest').on(table.deviceId, table.requestedAt),
    // A device has at most one queued action of a kind.
    uniqueIndex('device_actions_queued').on(table.deviceId, table.action).where(sql`${table.status} = 'queued'`),
  ],
)
