/** Reads devices of service accounts in scope, and reads and stores their orders. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Device, DeviceAction } from '#shared/contract/services/devices'
import type { DeviceActionKind } from '#shared/services/devices'
import type { MeasuredSpeeds } from '../../adapters/network/network'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { type DeviceSettings, deviceActions, devices } from '../../db/schema/services/devices'
import { audit, type CustomerScope, inScope } from '../../http/customerScope'

type DeviceRow = typeof devices.$inferSelect
export type ActionRow = typeof deviceActions.$inferSelect

/** Returns a device in scope with its customer and service status; null when there is none. */
export async function findDevice(db: Executor, scope: CustomerScope, id: string) {
  const [row] = await db
    .select({ device: devices, customerNumber: billingAccounts.customerNumber, status: serviceAccounts.status })
    .from(devices)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, devices.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(devices.id, id), inScope(scope, billingAccounts.customerNumber)))
  return row ?? null
}

/** Returns the devices of a service account; the caller has already checked the scope. */
export const findDevicesOf = (db: Executor, serviceAccountId: string): Promise<DeviceRow[]> =>
  db
    .select()
    .from(devices)
    .where(eq(devices.serviceAccountId, serviceAccountId))
    .orderBy(asc(devices.kind), asc(devices.model))

/** Returns the orders of devices that are queued or were applied since a date, newest first. */
export async function findActions(
  db: Executor,
  deviceIds: readonly string[],
  appliedSince: Date,
): Promise<ActionRow[]> {
  return db
    .select()
    .from(deviceActions)
    .where(
      and(
        inArray(deviceActions.deviceId, [...deviceIds]),
        or(eq(deviceActions.status, 'queued'), gte(deviceActions.appliedAt, appliedSince)),
      ),
    )
    .orderBy(desc(deviceActions.requestedAt))
}

/** Returns every pending order that the network has accepted, of any customer, with its device. */
export const findQueued = (db: Executor, deviceIds?: readonly string[]) =>
  db
    .select({ action: deviceActions, device: devices })
    .from(deviceActions)
    .innerJoin(devices, eq(devices.id, deviceActions.deviceId))
    .where(
      and(
        eq(deviceActions.status, 'queued'),
        isNotNull(deviceActions.sentAt),
        deviceIds ? inArray(deviceActions.deviceId, [...deviceIds]) : undefined,
      ),
    )

interface NewAction {
  deviceId: string
  action: DeviceActionKind
  settings: DeviceSettings
  provisionedMbps: number | undefined
  userId: string
  requestedAt: Date
}

interface OrderAuditInfo {
  customerNumber: string
  source: string
}

/** Stores an order for a device; returns null while the same action is pending. */
export async function insertAction(db: Executor, action: NewAction): Promise<ActionRow | null> {
  const [row] = await db
    .insert(deviceActions)
    .values({ ...action, status: 'queued' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Records that the network has accepted an order. */
export async function markSent(
  db: Database,
  { id, action, deviceId, userId }: ActionRow,
  { now, ...trail }: OrderAuditInfo & { now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(deviceActions).set({ sentAt: now }).where(eq(deviceActions.id, id))
    await audit(tx, { ...trail, userId, action: `device.${action}`, details: { device: deviceId } })
  })
}

/** Deletes an order that the network did not accept. */
export async function deleteUnsent(db: Executor, id: string): Promise<void> {
  await db.delete(deviceActions).where(and(eq(deviceActions.id, id), isNull(deviceActions.sentAt)))
}

/**
 * Deletes orders of a process that died before sending them: their passwords were never stored, so no one can resend.
 */
export async function deleteAbandoned(db: Executor, requestedBefore: Date): Promise<void> {
  await db
    .delete(deviceActions)
    .where(
      and(
        eq(deviceActions.status, 'queued'),
        isNull(deviceActions.sentAt),
        lt(deviceActions.requestedAt, requestedBefore),
      ),
    )
}

interface OrderOutcome {
  now: Date
  /** The result of a speed test; undefined for other orders. */
  speeds: MeasuredSpeeds | undefined
}

/** Returns the columns of a device that an applied order changes. */
function changesAfter({ action, settings }: ActionRow, { now, speeds }: OrderOutcome): Partial<DeviceRow> {
  if (action === 'restart') return { since: now }
  return speeds ? { testedDownMbps: speeds.downMbps, testedUpMbps: speeds.upMbps, testedAt: now } : settings
}

/** Records once that a device has applied an order, and updates the device. */
export async function markApplied(db: Database, action: ActionRow, outcome: OrderOutcome): Promise<void> {
  const { id, deviceId } = action
  await db.transaction(async (tx) => {
    const applied = await tx
      .update(deviceActions)
      .set({ status: 'applied', appliedAt: outcome.now })
      .where(and(eq(deviceActions.id, id), eq(deviceActions.status, 'queued')))
      .returning({ id: deviceActions.id })
    if (applied.length === 0) return
    const changed = changesAfter(action, outcome)
    if (Object.keys(changed).length > 0) await tx.update(devices).set(changed).where(eq(devices.id, deviceId))
  })
}

export const toDeviceAction = ({ id, action, status, requestedAt, appliedAt }: ActionRow): DeviceAction => ({
  action_id: id,
  action,
  status,
  requested_date: requestedAt.toISOString(),
  applied_date: appliedAt?.toISOString() ?? null,
})

function toSpeedTest({ testedDownMbps, testedUpMbps, testedAt }: DeviceRow): Device['speed_test'] {
  if (testedDownMbps === null || testedUpMbps === null || testedAt === null) return null
  return { download_mbps: testedDownMbps, upload_mbps: testedUpMbps, tested_date: testedAt.toISOString() }
}

/** Converts a device with its newest action of each kind. */
export function toDevice(device: DeviceRow, actions: readonly ActionRow[]): Device {
  const own = actions.filter(({ deviceId }) => deviceId === device.id)
  return {
    device_id: device.id,
    kind: device.kind,
    model: device.model,
    serial_number: device.serialNumber,
    is_online: device.isOnline,
    since: device.since.toISOString(),
    wifi:
      device.wifiName === null
        ? null
        : { name: device.wifiName, guest_name: device.guestName, is_guest_on: device.isGuestOn },
    speed_test: toSpeedTest(device),
    actions: own
      .filter((action, index) => own.findIndex((other) => other.action === action.action) === index)
      .map(toDeviceAction),
  }
}
