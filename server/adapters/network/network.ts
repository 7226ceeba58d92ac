/** The provider's network, as far as the portal talks to it: it tells devices in the homes, TV and voice lines what to do. */
import type { DeviceActionKind } from '#shared/devices'
import type { PinKind } from '#shared/tv'
import type { Forwarding } from '#shared/voice'

export interface DeviceOrder {
  /** The portal's own name for this order; a device carries it out at most once under it. */
  id: string
  serialNumber: string
  action: DeviceActionKind
  wifi?: { name: string; password?: string | undefined }
  guest?: { isOn: boolean; name?: string | undefined; password?: string | undefined }
  /** The speed of the line's plan, which a speed test is held against. */
  provisionedMbps?: number | undefined
}

export interface SpeedTest {
  id: string
  provisionedMbps: number
}

export interface Speeds {
  downMbps: number
  upMbps: number
}

export interface SentOrder {
  id: string
  serialNumber: string
  action: DeviceActionKind
  isOnline: boolean
  sentAt: Date
}

export interface PinOrder {
  serviceAccountNumber: string
  kind: PinKind
  pin: string
}

/** What changes on a line; what is left out stays. Saying the same twice changes nothing. */
export interface LineOrder {
  number: string
  callerIdName?: string | undefined
  rejectsAnonymous?: boolean | undefined
  isInternationalOn?: boolean | undefined
  forwarding?: { when: Forwarding; to: string }
  ringsAlso?: readonly string[]
  blocks?: { number: string; isOn: boolean }
}

export interface EmergencyOrder {
  /** The portal's own name for what is filed. */
  id: string
  number: string
  address: { streetAddress: string; unit: string; city: string; state: string; zip: string }
}

export interface Sound {
  /** Media type. */
  type: string
  bytes: Uint8Array
}

export interface Network {
  /** Hands an order over. The device carries it out a little later, or once it is back online. */
  send(order: DeviceOrder): Promise<void>
  /** The ids of those orders that their devices have carried out by now. */
  carriedOut(orders: readonly SentOrder[], now: Date): Promise<Set<string>>
  /** What those speed tests measured that have been carried out, by the ids of their orders. */
  measured(tests: readonly SpeedTest[]): Promise<Map<string, Speeds>>
  /** Resets a PIN. A TV box that is offline learns of it once it is back. */
  setPin(order: PinOrder): Promise<void>
  /** Sets up a voice line, at once. */
  setLine(order: LineOrder): Promise<void>
  /** A voicemail as it was spoken; null where the network has it no longer. */
  voicemail(message: { id: string; number: string; seconds: number }): Promise<Sound | null>
  /** What callers hear before the tone: an own greeting, or with null the standard one. */
  setGreeting(order: { number: string; greeting: Sound | null }): Promise<void>
  standardGreeting(): Promise<Sound>
  /** Files an address with the registry that emergency calls are sent by. */
  fileAddress(order: EmergencyOrder): Promise<void>
  /** The ids of those filed addresses that the registry has confirmed by now. */
  confirmed(filed: readonly { id: string; filedAt: Date }[], now: Date): Promise<Set<string>>
}
