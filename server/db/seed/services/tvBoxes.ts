/** The boxes of a TV account: one is included in the pack, and each additional one is rented. */
import { addDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import { noSpeedTest } from './fiberDevices'

interface TvAccount {
  serviceAccountId: string
  /** No box is online before this day. */
  startedOn: string
  productCodes: readonly string[]
}

const extraBoxCode = 'TV-ADD-BOX'

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addBoxes(
  { rows, random, world }: Household,
  { serviceAccountId, startedOn, productCodes }: TvAccount,
): void {
  const boxRandom = random.fork(`boxes ${serviceAccountId}`)
  const models = ['GigaStream 4K box', ...(productCodes.includes(extraBoxCode) ? ['GigaStream Mini box'] : [])]
  for (const model of models) {
    const isOnline = !boxRandom.chance(0.05)
    const days = boxRandom.integer(isOnline ? 2 : 1, isOnline ? 60 : 6)
    const day = addDays(world.today, -days)
    rows.devices.push({
      id: boxRandom.uuid(),
      serviceAccountId,
      kind: 'tv_box',
      model,
      serialNumber: `TV-${boxRandom.letters('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 12)}`,
      isOnline,
      since: new Date(`${day < startedOn ? startedOn : day}T09:40:00Z`),
      wifiName: null,
      guestName: '',
      isGuestOn: false,
      ...noSpeedTest,
    })
  }
}
