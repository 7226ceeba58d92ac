/** Devices of service accounts within reach, and what they were told to do. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Device, DeviceAction } from '#shared/contract/devices'
import type { DeviceActionKind } from '#shared/devices'
import type { Speeds } from '../../adapters/network/network'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { deviceActions, devices, type DeviceSettings } from '../../db/schema/devices'
import { audit, within, type Reach } from '../../http/ownership'

export type DeviceRow = typeof devices.$inferSelect
export type ActionRow = typeof deviceActions.$inferSelect

/** The customer of a service account within reach, or null. */
export async function findCustomer(db: Executor, reach: Reach, serviceAccountId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.id, serviceAccountId), within(reach, billingAccounts.customerNumber)))
  return row?.customerNumber ?? null
}

/** A device within reach with its customer and whether its service runs, or null. */
export async function findDevice(db: Executor, reach: Reach, id: string) {
  const [row] = await db
    .select({ device: devices, customerNumber: billingAccounts.customerNumber, status: serviceAccounts.status })
    .from(devices)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, devices.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(devices.id, id), within(reach, billingAccounts.customerNumber)))
  return row ?? null
}

/** The devices of a service account whose customer was found before. */
export const findDevicesOf = (db: Executor, serviceAccountId: string): Promise<DeviceRow[]> =>
  db
    .select()
    .from(devices)
    .where(eq(devices.serviceAccountId, serviceAccountId))
    .orderBy(asc(devices.kind), asc(devices.model))

/** What devices were told that is still queued, or was done since then; the newest first. */
export async function findActions(db: Executor, deviceIds: readonly string[], doneSince: Date): Promise<ActionRow[]> {
  return db
    .select()
    .from(deviceActions)
    .where(
      and(
        inArray(deviceActions.deviceId, [...deviceIds]),
        or(eq(deviceActions.status, 'queued'), gte(deviceActions.appliedAt, doneSince)),
      ),
    )
    .orderBy(desc(deviceActions.requestedAt))
}

/** Every order that the network has taken and that is under way, of whichever customer, with the state of its device. */
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

export interface NewAction {
  deviceId: string
  action: DeviceActionKind
  settings: DeviceSettings
  provisionedMbps: number | undefined
  userId: string
  requestedAt: Date
}

interface Trail {
  customerNumber: string
  address: string
}

/** Books what a device is to be told; null while it is busy with the same. */
export async function insertAction(db: Executor, action: NewAction): Promise<ActionRow | null> {
  const [row] = await db
    .insert(deviceActions)
    .values({ ...action, status: 'queued' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Notes that the network has taken an order. */
export async function markSent(
  db: Database,
  { id, action, deviceId, userId }: ActionRow,
  { at, ...trail }: Trail & { at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(deviceActions).set({ sentAt: at }).where(eq(deviceActions.id, id))
    await audit(tx, { ...trail, userId, action: `device.${action}`, details: { device: deviceId } })
  })
}

/** Takes back an order that the network has not taken. */
export async function deleteUnsent(db: Executor, id: string): Promise<void> {
  await db.delete(deviceActions).where(and(eq(deviceActions.id, id), isNull(deviceActions.sentAt)))
}

/** Takes back what a process booked and died before handing over: its passwords are kept nowhere, so nobody else can. */
export async function deleteForgotten(db: Executor, bookedBefore: Date): Promise<void> {
  await db
    .delete(deviceActions)
    .where(
      and(
        eq(deviceActions.status, 'queued'),
        isNull(deviceActions.sentAt),
        lt(deviceActions.requestedAt, bookedBefore),
      ),
    )
}

interface Outcome {
  at: Date
  /** Of a speed test. */
  speeds: Speeds | undefined
}

/** What is known of a device once it has carried out an order. */
function knownAfter({ action, settings }: ActionRow, { at, speeds }: Outcome): Partial<DeviceRow> {
  if (action === 'restart') return { since: at }
  return speeds ? { testedDownMbps: speeds.downMbps, testedUpMbps: speeds.upMbps, testedAt: at } : settings
}

/** Notes that a device has carried out an order, once, and what is known of it since. */
export async function markApplied(db: Database, action: ActionRow, outcome: Outcome): Promise<void> {
  const { id, deviceId } = action
  await db.transaction(async (tx) => {
    const applied = await tx
      .update(deviceActions)
      .set({ status: 'applied', appliedAt: outcome.at })
      .where(and(eq(deviceActions.id, id), eq(deviceActions.status, 'queued')))
      .returning({ id: deviceActions.id })
    if (applied.length === 0) return
    const changed = knownAfter(action, outcome)
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

/** A device with the newest action of each kind. */
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
