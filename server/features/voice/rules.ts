/** What cannot be set on a line, and why. */
import { voiceTexts, type Forwarding } from '#shared/voice'

/** A number is needed unless calls stay; one that is kept for later must still not be the line's own. */
export function forwardingRefusal(when: Forwarding, to: string, ownNumber: string): string | null {
  if (to === ownNumber) return voiceTexts.ownNumber
  return when !== 'off' && to === '' ? voiceTexts.noNumber : null
}

export function ringingRefusal(isOn: boolean, numbers: readonly string[], ownNumber: string): string | null {
  if (numbers.includes(ownNumber)) return voiceTexts.ownNumber
  if (new Set(numbers).size < numbers.length) return voiceTexts.ringTwice
  return isOn && numbers.length === 0 ? voiceTexts.ringNone : null
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
  return newest && sameLine(newest) === sameLine(filed) ? voiceTexts.sameAddress : null
}
