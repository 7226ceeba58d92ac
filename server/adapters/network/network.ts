/** The provider's network, as far as the portal talks to it: it tells devices in the homes what to do. */
import type { DeviceActionKind } from '#shared/devices'

export interface DeviceOrder {
  /** The portal's own name for this order; a device carries it out at most once under it. */
  id: string
  serialNumber: string
  action: DeviceActionKind
  wifi?: { name: string; password?: string | undefined }
  guest?: { isOn: boolean; name?: string | undefined; password?: string | undefined }
}

export interface SentOrder {
  id: string
  serialNumber: string
  action: DeviceActionKind
  isOnline: boolean
  sentAt: Date
}

export interface Network {
  /** Hands an order over. The device carries it out a little later, or once it is back online. */
  send(order: DeviceOrder): Promise<void>
  /** The ids of those orders that their devices have carried out by now. */
  carriedOut(orders: readonly SentOrder[], now: Date): Promise<Set<string>>
}
