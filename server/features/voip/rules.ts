/** Decides which settings a line can have. */

import type { Forwarding } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'

/**
 * Forwarding needs a number unless it is off. A stored number must not be the line's own, even while forwarding is off.
 */
export function forwardingProblem(when: Forwarding, to: string, ownNumber: string): string | null {
  if (to === ownNumber) return voipTexts.ownNumber
  return when !== 'off' && to === '' ? voipTexts.noNumber : null
}

export function ringingProblem(isOn: boolean, numbers: readonly string[], ownNumber: string): string | null {
  if (numbers.includes(ownNumber)) return voipTexts.ownNumber
  if (new Set(numbers).size < numbers.length) return voipTexts.ringTwice
  return isOn && numbers.length === 0 ? voipTexts.ringNone : null
}

interface FiledAddress {
  streetAddress: string
  unit: string
  city: string
  state: string
  zip: string
}

const addressKey = (address: FiledAddress): string =>
  [address.streetAddress, address.unit, address.city, address.state, address.zip].join('\n').toLowerCase()

/**
 * `previousAddresses` lists the earlier addresses, newest first. Only the newest matters, because that is the one the
 * customer sees.
 */
export function addressProblem(previousAddresses: readonly FiledAddress[], filed: FiledAddress): string | null {
  const [newest] = previousAddresses
  return newest && addressKey(newest) === addressKey(filed) ? voipTexts.sameAddress : null
}
