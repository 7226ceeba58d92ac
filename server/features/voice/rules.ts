/** What cannot be set on a line, and why. */
import { type Forwarding } from '#shared/voice'
import * as voipTexts from '#shared/texts/voip'

/** A number is needed unless calls stay; one that is kept for later must still not be the line's own. */
export function forwardingRefusal(when: Forwarding, to: string, ownNumber: string): string | null {
  if (to === ownNumber) return voipTexts.ownNumber
  return when !== 'off' && to === '' ? voipTexts.noNumber : null
}

export function ringingRefusal(isOn: boolean, numbers: readonly string[], ownNumber: string): string | null {
  if (numbers.includes(ownNumber)) return voipTexts.ownNumber
  if (new Set(numbers).size < numbers.length) return voipTexts.ringTwice
  return isOn && numbers.length === 0 ? voipTexts.ringNone : null
}

interface Address {
  streetAddress: string
  unit: string
  city: string
  state: string
  zip: string
}

const sameLine = (address: Address): string =>
  [address.streetAddress, address.unit, address.city, address.state, address.zip].join('\n').toLowerCase()

/** `known` is what was filed before, the newest first: that is what the person sees. */
export function addressRefusal(known: readonly Address[], filed: Address): string | null {
  const [newest] = known
  return newest && sameLine(newest) === sameLine(filed) ? voipTexts.sameAddress : null
}
