/** Tells devices what to do, and finds out whether they have. */
import { type DeviceActionKind } from '#shared/devices'
import type { DeviceOrder, Network, Speeds } from '../../adapters/network/network'
import { startRounds } from '../../background'
import type { DeviceSettings } from '../../db/schema/devices'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import type { Services } from '../../services'
import { findRunning, planIn } from '../plans/queries'
import {
  deleteForgotten,
  deleteUnsent,
  findDevice,
  findQueued,
  insertAction,
  markApplied,
  markSent,
  type ActionRow,
} from './queries'
import * as deviceTexts from '#shared/texts/devices'
import * as planTexts from '#shared/texts/plans'

export interface Wish {
  actor: Actor
  address: string
  deviceId: string
  order: Omit<DeviceOrder, 'id' | 'serialNumber' | 'provisionedMbps'>
  /** What is known of the device once it is done. */
  settings: DeviceSettings
}

const needsGateway: Record<DeviceActionKind, string> = {
  wifi: deviceTexts.noWifi,
  guest_wifi: deviceTexts.noWifi,
  restart: deviceTexts.noRestart,
  speed_test: deviceTexts.noSpeedTest,
}

/** The speed of the plan that runs on a service account. */
async function provisionedSpeed({ db, clock }: Services, serviceAccountId: string): Promise<number> {
  const running = await findRunning(db, [serviceAccountId], clock.today())
  const speed = planIn(running.get(serviceAccountId) ?? [])?.product.speedMbps
  if (!speed) throw new AppError('conflict', deviceTexts.noSpeed)
  return speed
}

/** Books what a device is told, then hands it to the network; a network that does not take it leaves nothing behind. */
export async function orderFrom(services: Services, { actor, address, deviceId, order, settings }: Wish) {
  const { db, network, clock } = services
  const found = await findDevice(db, reachOf(actor), deviceId)
  if (!found) throw notFound()
  const { device, customerNumber, status } = found
  if (status === 'closed') throw new AppError('conflict', planTexts.closed)
  const { action } = order
  if (device.wifiName === null) throw new AppError('conflict', needsGateway[action])
  const provisionedMbps =
    action === 'speed_test' ? await provisionedSpeed(services, device.serviceAccountId) : undefined
  const { userId } = actor
  const requestedAt = clock.now()
  const booked = await insertAction(db, { deviceId, action, settings, provisionedMbps, userId, requestedAt })
  if (!booked) throw new AppError('conflict', deviceTexts.underWay)
  try {
    await network.send({ ...order, provisionedMbps, id: booked.id, serialNumber: device.serialNumber })
  } catch (error) {
    await deleteUnsent(db, booked.id)
    services.log.error({ err: error, deviceId }, 'the network took no order')
    throw new AppError('provider_failed', deviceTexts.notSent)
  }
  await markSent(db, booked, { at: clock.now(), customerNumber, address })
  return booked
}

/** What the speed tests among carried-out orders measured. */
async function speedsOf(network: Network, applied: readonly ActionRow[]): Promise<Map<string, Speeds>> {
  const tests = applied.flatMap(({ id, provisionedMbps }) =>
    provisionedMbps === null ? [] : [{ id, provisionedMbps }],
  )
  return tests.length === 0 ? new Map() : network.measured(tests)
}

/** Asks the network what has become of the orders that are under way, of some devices or of all. */
export async function settleOrders({ db, network, clock }: Services, deviceIds?: readonly string[]): Promise<void> {
  const queued = await findQueued(db, deviceIds)
  if (queued.length === 0) return
  const now = clock.now()
  const done = await network.carriedOut(
    queued.map(({ action, device }) => ({
      id: action.id,
      serialNumber: device.serialNumber,
      action: action.action,
      isOnline: device.isOnline,
      sentAt: action.sentAt ?? action.requestedAt,
    })),
    now,
  )
  const applied: ActionRow[] = queued.map(({ action }) => action).filter(({ id }) => done.has(id))
  const speeds = await speedsOf(network, applied)
  for (const action of applied) await markApplied(db, action, { at: now, speeds: speeds.get(action.id) })
}

const everyMs = 30_000
/** Far longer than the network takes to answer. */
const forgottenAfterMs = 2 * 60_000

export async function clearAndSettleOrders(services: Services): Promise<void> {
  await deleteForgotten(services.db, new Date(services.clock.now().getTime() - forgottenAfterMs))
  await settleOrders(services)
}

/** Starts the rounds, for those who do not wait at the screen; the answer stops them. */
export const startDeviceOrders = (services: Services): (() => void) =>
  startRounds(services.background, { name: 'device orders', everyMs, run: () => clearAndSettleOrders(services) })
