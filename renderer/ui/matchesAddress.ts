/** Finding an address by what a person remembers of it. */
import type { UserAddress } from '#shared/contract/userDetails'

type PostalAddress = Pick<UserAddress, 'street_address' | 'city' | 'state' | 'zip'>

export const fullAddress = ({ street_address, city, state, zip }: PostalAddress): string =>
  `${street_address}, ${city}, ${state} ${zip}`

export const addressWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** So many digits mean a ZIP code; fewer are a house or a lot. */
const zipDigits = 3

/**
 * Whether every typed word begins one of the address's: "quill 35" finds "14505 Quill St, Lot 35". A number is a whole
 * one, "Lot 3" being another lot than 35; only the first may be a house number that is still being typed.
 */
export function matchesAddress(typed: string, { street_address, city, state, zip }: PostalAddress): boolean {
  const line = addressWords(street_address)
  const all = [...line, ...addressWords(city), ...addressWords(state)]
  return addressWords(typed).every((word, index) => {
    if (!/^\d+$/.test(word)) return all.some((candidate) => candidate.startsWith(word))
    if (line.includes(word) || (index === 0 && line[0]?.startsWith(word))) return true
    return word.length >= zipDigits && zip.startsWith(word)
  })
}
