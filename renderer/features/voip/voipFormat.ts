/** Formats the other party of a call and the address of a line. */

import type { EmergencyAddress } from '#shared/contract/services/voip'
import { addressLine, cityLine } from '#shared/customers/addresses'
import { formatPhoneNumber } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'

interface OtherParty {
  number: string
  name: string
}

/** Returns the name of the other party if it is known, or else the number. */
export const callerText = ({ number, name }: OtherParty): string =>
  name || (number === '' ? voipTexts.privateNumber : formatPhoneNumber(number))

export const addressText = ({ street_address, unit, ...place }: EmergencyAddress): string =>
  `${addressLine(street_address, unit)}, ${cityLine(place)}`
