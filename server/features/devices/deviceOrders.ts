/** Sends orders to devices and checks whether they were carried out. */
import type { DeviceActionKind } from '#shared/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import type { DeviceOrder, MeasuredSpeeds, Network } from '../../adapters/network/network'
import type { DeviceSettings } from '../../db/schema/services/devices'
import { findActiveProducts, findPlan } from '../../directory/plans.queries'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import type { Services } from '../../services'
import {
  type ActionRow,
  deleteUnsent,
  findDevice,
  findQueued,
  insertAction,
  markApplied,
  markSent,
} from './devices.queries'

interface DeviceOrderRequest {
  actor: Actor
  ip: string
  deviceId: string
  order: Omit<DeviceOrder, 'id' | 'serialNumber' | 'provisionedMbps'>
  /** The settings that are stored for the device once the order is done. */
  settings: DeviceSettings
}

const noGatewayTexts: Record<DeviceActionKind, string> = {
  wifi: deviceTexts.noWifi,
  guest_wifi: deviceTexts.noWifi,
  restart: deviceTexts.noRestart,
  speed_test: deviceTexts.noSpeedTest,
}

/** Returns the speed of the plan that runs on a service account. */
async function provisionedSpeed({ db, clock }: Services, serviceAccountId: string): Promise<number> {
  const running = await findActiveProducts(db, [serviceAccountId], clock.today())
  const speed = findPlan(running.get(serviceAccountId) ?? [])?.product.speedMbps
  if (!speed) throw new AppError('conflict', deviceTexts.noSpeed)
  return speed
}

/** Stores an order, then hands it to the network. If the network does not accept it, the order is deleted. */
export async function placeOrder(services: Services, { actor, ip, deviceId, order, settings }: DeviceOrderRequest) {
  const { db, network, clock } = services
  const found = await findDevice(db, scopeOf(actor), deviceId)
  if (!found) throw notFound()
  const { device, customerNumber, status } = found
  if (status === 'closed') throw new AppError('conflict', planTexts.closed)
  const { action } = order
  if (device.wifiName === null) throw new AppError('conflict', noGatewayTexts[action])
  const provisionedMbps =
    action === 'speed_test' ? await provisionedSpeed(services, device.serviceAccountId) : undefined
  const { userId } = actor
  const requestedAt = clock.now()
  const storedAction = await insertAction(db, { deviceId, action, settings, provisionedMbps, userId, requestedAt })
  if (!storedAction) throw new AppError('conflict', deviceTexts.underWay)
  try {
    await network.sendOrder({ ...order, provisionedMbps, id: storedAction.id, serialNumber: device.serialNumber })
  } catch (error) {
    await deleteUnsent(db, storedAction.id)
    services.log.error({ err: error, deviceId }, 'the network rejected an order')
    throw new AppError('provider_failed', deviceTexts.notSent)
  }
  await markSent(db, storedAction, { now: clock.now(), customerNumber, source: ip })
  return storedAction
}

/** Returns what the speed tests among the applied orders measured. */
async function speedsOf(network: Network, applied: readonly ActionRow[]): Promise<Map<string, MeasuredSpeeds>> {
  const tests = applied.flatMap(({ id, provisionedMbps }) =>
    provisionedMbps === null ? [] : [{ id, provisionedMbps }],
  )
  return tests.length === 0 ? new Map() : network.findSpeedTestResults(tests)
}

/** Asks the network for the outcome of pending orders, of some devices or of all. */
export async function settleOrders({ db, network, clock }: Services, deviceIds?: readonly string[]): Promise<void> {
  const queued = await findQueued(db, deviceIds)
  if (queued.length === 0) return
  const now = clock.now()
  const appliedIds = await network.findExecutedOrders(
    queued.map(({ action, device }) => ({
      id: action.id,
      serialNumber: device.serialNumber,
      action: action.action,
      isOnline: device.isOnline,
      sentAt: action.sentAt ?? action.requestedAt,
    })),
    now,
  )
  const applied: ActionRow[] = queued.map(({ action }) => action).filter(({ id }) => appliedIds.has(id))
  const speeds = await speedsOf(network, applied)
  for (const action of applied) await markApplied(db, action, { now, speeds: speeds.get(action.id) })
}
