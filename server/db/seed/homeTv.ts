/** The boxes of a TV account: one is included in the pack, and each additional one is rented. */
import { addDays } from '#shared/dates'
import { neverTested } from './homeDevices'
import type { Household } from './openHousehold'

interface Home {
  serviceAccountId: string
  /** No box is online before this day. */
  startedOn: string
  productCodes: readonly string[]
}

const extraBox = 'TV-ADD-BOX'

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addBoxes(
  { rows, random, world }: Household,
  { serviceAccountId, startedOn, productCodes }: Home,
): void {
  const drawn = random.fork(`boxes ${serviceAccountId}`)
  const models = ['GigaStream 4K box', ...(productCodes.includes(extraBox) ? ['GigaStream Mini box'] : [])]
  for (const model of models) {
    const isOnline = !drawn.chance(0.05)
    const days = drawn.integer(isOnline ? 2 : 1, isOnline ? 60 : 6)
    const day = addDays(world.today, -days)
    rows.devices.push({
      id: drawn.uuid(),
      serviceAccountId,
      kind: 'tv_box',
      model,
      serialNumber: `TV-${drawn.letters('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 12)}`,
      isOnline,
      since: new Date(`${day < startedOn ? startedOn : day}T09:40:00Z`),
      wifiName: null,
      guestName: '',
      isGuestOn: false,
      ...neverTested,
    })
  }
}
