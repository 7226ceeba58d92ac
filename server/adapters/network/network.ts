/** The provider's network as the portal uses it: sends orders to devices, TV accounts and VoIP lines. */
import type { DeviceActionKind } from '#shared/services/devices'
import type { PinKind } from '#shared/services/tv'
import type { Forwarding } from '#shared/services/voip'

export interface DeviceOrder {
  /** The portal's id of the order. A device executes it at most once. */
  id: string
  serialNumber: string
  action: DeviceActionKind
  wifi?: { name: string; password?: string | undefined }
  guest?: { isOn: boolean; name?: string | undefined; password?: string | undefined }
  /** The speed of the line's plan, which a speed test is compared with. */
  provisionedMbps?: number | undefined
}

export interface SpeedTest {
  id: string
  provisionedMbps: number
}

export interface MeasuredSpeeds {
  downMbps: number
  upMbps: number
}

interface SentOrder {
  id: string
  serialNumber: string
  action: DeviceActionKind
  isOnline: boolean
  sentAt: Date
}

interface PinOrder {
  serviceAccountNumber: string
  kind: PinKind
  pin: string
}

/** Changes of a VoIP line. Missing fields stay as they are. Orders are idempotent. */
export interface LineOrder {
  number: string
  callerIdName?: string | undefined
  rejectsAnonymous?: boolean | undefined
  isInternationalOn?: boolean | undefined
  forwarding?: { when: Forwarding; to: string }
  simultaneousRingNumbers?: readonly string[]
  blocks?: { number: string; isOn: boolean }
}

interface EmergencyOrder {
  /** The portal's id of the filed address. */
  id: string
  number: string
  address: { streetAddress: string; unit: string; city: string; state: string; zip: string }
}

interface AudioData {
  /** Media type. */
  type: string
  bytes: Uint8Array
}

export interface Network {
  /** Sends an order. The device executes it a little later, or once it is back online. */
  sendOrder(order: DeviceOrder): Promise<void>
  /** Returns the ids of the orders that were executed. */
  findExecutedOrders(orders: readonly SentOrder[], now: Date): Promise<Set<string>>
  /** Returns the results of completed speed tests by order id. */
  findSpeedTestResults(tests: readonly SpeedTest[]): Promise<Map<string, MeasuredSpeeds>>
  /** Resets a PIN. An offline TV box receives it when it is back online. */
  setPin(order: PinOrder): Promise<void>
  /** Configures a VoIP line immediately. */
  configureLine(order: LineOrder): Promise<void>
  /** Returns a voicemail's recording; null when the network has deleted it. */
  readVoicemail(message: { id: string; number: string; seconds: number }): Promise<AudioData | null>
  /** Sets the greeting that callers hear; null restores the standard one. */
  setGreeting(order: { number: string; greeting: AudioData | null }): Promise<void>
  standardGreeting(): Promise<AudioData>
  /** Files an address with the registry for emergency calls. */
  fileAddress(order: EmergencyOrder): Promise<void>
  /** Returns the ids of the filed addresses that the registry has confirmed. */
  findConfirmedAddresses(filed: readonly { id: string; filedAt: Date }[], now: Date): Promise<Set<string>>
}
