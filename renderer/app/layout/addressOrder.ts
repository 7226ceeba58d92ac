/** Addresses as a person looks for them: by street, then house number, then lot or unit, each number by its value. */
import type { UserAddress } from '#shared/contract/customers'

const collator = new Intl.Collator('en-US', { numeric: true })

/** "14505 Quill St, Lot 35" is found under Quill St, at 14505, at Lot 35. */
function partsOf({ street_address, city }: UserAddress): string[] {
  const [line = '', ...unit] = street_address.split(',')
  const [, number = '', street = line] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
  return [street.trim(), number, unit.join(',').trim(), city]
}

export const inAddressOrder = (addresses: readonly UserAddress[]): UserAddress[] =>
  addresses
    .map((address) => ({ address, parts: partsOf(address) }))
    .toSorted((a, b) => {
      const order = a.parts.map((part, index) => collator.compare(part, b.parts[index] ?? ''))
      return order.find((difference) => difference !== 0) ?? 0
    })
    .map(({ address }) => address)

export const fullAddress = ({ street_address, city, state, zip }: UserAddress): string =>
  `${street_address}, ${city}, ${state} ${zip}`

/** Whether every typed word occurs, wherever: "quill 35" finds "14505 Quill St, Lot 35". */
export function matchesAddress(typed: string, address: string): boolean {
  const text = address.toLowerCase()
  return typed
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => text.includes(word))
}
