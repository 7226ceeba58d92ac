/**
 * Finds the addresses that a command names. Unlike a search, a command is executed, so partial numbers do not match.
 */
import type { UserAddress } from '#shared/contract/customers/userDetails'
import { addressWords, matchesAddress } from '../../domain/customers/matchesAddress'

/** House numbers must match fully, and a street said in full means that street rather than one of its lots. */
export function findNamedAddresses(spoken: string, addresses: readonly UserAddress[]): UserAddress[] {
  const words = addressWords(spoken)
  const [houseNumber = ''] = words
  const hasHouseNumber = /^\d+$/.test(houseNumber)
  const matches = addresses.filter(
    (address) =>
      matchesAddress(spoken, address) && (!hasHouseNumber || addressWords(address.street_address)[0] === houseNumber),
  )
  const exact = matches.filter(({ street_address }) => addressWords(street_address).join(' ') === words.join(' '))
  return exact.length === 1 ? exact : matches
}
