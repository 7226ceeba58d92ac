/** Which addresses are meant by what was said of one. What is typed to search may be half a number; what is said is carried out. */
import type { UserAddress } from '#shared/contract/userDetails'
import { addressWords, matchesAddress } from '../../ui/matchesAddress'

/** A house number is a whole one, and a street that is said in full is that street rather than one of its lots. */
export function addressesNamed(said: string, addresses: readonly UserAddress[]): UserAddress[] {
  const words = addressWords(said)
  const [house = ''] = words
  const isHouse = /^\d+$/.test(house)
  const meant = addresses.filter(
    (address) => matchesAddress(said, address) && (!isHouse || addressWords(address.street_address)[0] === house),
  )
  const exact = meant.filter(({ street_address }) => addressWords(street_address).join(' ') === words.join(' '))
  return exact.length === 1 ? exact : meant
}
