/** Stands in for the network: a device that is online needs a few seconds, one that is offline waits. Nothing is kept here, passwords and PINs least of all. */
import type { DeviceActionKind } from '#shared/devices'
import type { Network } from './network'

const takesMs: Record<DeviceActionKind, number> = { wifi: 4000, guest_wifi: 4000, restart: 8000 }
const registryTakesMs = 20_000

export const createSandboxNetwork = (): Network => ({
  send: () => Promise.resolve(),
  carriedOut: (orders, now) =>
    Promise.resolve(
      new Set(
        orders
          .filter(({ isOnline, sentAt, action }) => isOnline && now.getTime() - sentAt.getTime() >= takesMs[action])
          .map(({ id }) => id),
      ),
    ),
  setPin: () => Promise.resolve(),
  setLine: () => Promise.resolve(),
  fileAddress: () => Promise.resolve(),
  confirmed: (filed, now) =>
    Promise.resolve(
      new Set(filed.filter(({ filedAt }) => now.getTime() - filedAt.getTime() >= registryTakesMs).map(({ id }) => id)),
    ),
})
