/** Tells devices what to do, and finds out whether they have. */
import { deviceTexts } from '#shared/devices'
import { planTexts } from '#shared/plans'
import type { DeviceOrder } from '../../adapters/network/network'
import { startRounds } from '../../background'
import type { DeviceSettings } from '../../db/schema/devices'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import type { Services } from '../../services'
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

export interface Wish {
  actor: Actor
  address: string
  deviceId: string
  order: Omit<DeviceOrder, 'id' | 'serialNumber'>
  /** What is known of the device once it is done. */
  settings: DeviceSettings
}

/** Books what a device is told, then hands it to the network; a network that does not take it leaves nothing behind. */
export async function orderFrom(services: Services, { actor, address, deviceId, order, settings }: Wish) {
  const { db, network, clock } = services
  const found = await findDevice(db, reachOf(actor), deviceId)
  if (!found) throw notFound()
  const { device, customerNumber, status } = found
  if (status === 'closed') throw new AppError('conflict', planTexts.closed)
  if (device.wifiName === null) {
    throw new AppError('conflict', order.action === 'restart' ? deviceTexts.noRestart : deviceTexts.noWifi)
  }
  const { userId } = actor
  const booked = await insertAction(db, { deviceId, action: order.action, settings, userId, requestedAt: clock.now() })
  if (!booked) throw new AppError('conflict', deviceTexts.underWay)
  try {
    await network.send({ ...order, id: booked.id, serialNumber: device.serialNumber })
  } catch (error) {
    await deleteUnsent(db, booked.id)
    services.log.error({ err: error, deviceId }, 'the network took no order')
    throw new AppError('provider_failed', deviceTexts.notSent)
  }
  await markSent(db, booked, { at: clock.now(), customerNumber, address })
  return booked
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
  for (const action of applied) await markApplied(db, action, now)
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
