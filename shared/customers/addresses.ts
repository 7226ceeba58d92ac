/** Formats addresses. */

/** Returns street and unit on one line: "104 Quill St, Apt 204". */
export const addressLine = (streetAddress: string, unit: string): string =>
  unit === '' ? streetAddress : `${streetAddress}, ${unit}`

interface Place {
  city: string
  state: string
  zip: string
}

/** Returns the last line of an address: "Cedar Bend, TX 78610". */
export const cityLine = ({ city, state, zip }: Place): string => `${city}, ${state} ${zip}`

/** Returns an address on one line. If it has a unit, `street_address` is the result of `addressLine`. */
export const fullAddress = ({ street_address, ...place }: Place & { street_address: string }): string =>
  `${street_address}, ${cityLine(place)}`
