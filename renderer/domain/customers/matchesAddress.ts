/** Finds an address by the parts that a person remembers. */
import type { UserAddress } from '#shared/contract/customers/userDetails'

type PostalAddress = Pick<UserAddress, 'street_address' | 'city' | 'state' | 'zip'>

export const addressWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Three or more digits can be a ZIP code. Fewer are a house or lot number. */
const zipDigits = 3

/**
 * Returns whether every typed word starts a word of the address: "quill 35" finds "14505 Quill St, Lot 35". Numbers
 * must match fully, because "Lot 3" is another lot than 35. Only the first one may be an incomplete house number.
 */
export function matchesAddress(typed: string, { street_address, city, state, zip }: PostalAddress): boolean {
  const line = addressWords(street_address)
  const addressParts = [...line, ...addressWords(city), ...addressWords(state)]
  return addressWords(typed).every((word, index) => {
    if (!/^\d+$/.test(word)) return addressParts.some((candidate) => candidate.startsWith(word))
    if (line.includes(word) || (index === 0 && line[0]?.startsWith(word))) return true
    return word.length >= zipDigits && zip.startsWith(word)
  })
}
