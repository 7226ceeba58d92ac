/** The equipment of a fiber account: the ONT, and a gateway if one is rented. */
import { addDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { DeviceRow } from '../rows'

interface FiberAccount {
  serviceAccountId: string
  /** No device is online before this day. */
  startedOn: string
  productCodes: readonly string[]
}

const gatewayCode = 'FIB-ADD-GATEWAY'
const fastPlans: readonly string[] = ['FIB-DUO-2000', 'FIB-MAX-5000', 'FIB-TOPUP-DUO']

/** No speed test has been run in the portal yet. */
export const noSpeedTest = { testedDownMbps: null, testedUpMbps: null, testedAt: null }

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addDevices(
  { rows, random, world }: Household,
  { serviceAccountId, startedOn, productCodes }: FiberAccount,
): void {
  const deviceRandom = random.fork(`devices ${serviceAccountId}`)
  const isOnline = !deviceRandom.chance(0.03)
  const day = addDays(world.today, -deviceRandom.integer(isOnline ? 2 : 1, isOnline ? 80 : 2))
  const since = new Date(`${day < startedOn ? startedOn : day}T09:40:00Z`)
  const shared = { serviceAccountId, isOnline, since, guestName: '', isGuestOn: false, ...noSpeedTest }
  const isFast = productCodes.some((code) => fastPlans.includes(code))
  rows.devices.push({
    ...shared,
    id: deviceRandom.uuid(),
    kind: 'ont',
    model: isFast ? 'Lumen XGS-2 ONT' : 'Lumen G-1 ONT',
    serialNumber: serialOf('ONT', deviceRandom),
    wifiName: null,
  })
  if (!productCodes.includes(gatewayCode)) return
  rows.devices.push({
    ...shared,
    id: deviceRandom.uuid(),
    kind: 'gateway',
    model: isFast ? 'Hearth 7 Pro gateway' : 'Hearth 6 gateway',
    serialNumber: serialOf('GW', deviceRandom),
    wifiName: `Hearth-${deviceRandom.letters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}`,
  })
}

const serialOf = (prefix: string, random: Random): DeviceRow['serialNumber'] =>
  `${prefix}-${random.letters('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 12)}`
