/** How lines, calls and their settings are called. */
import type { EmergencyAddress } from '#shared/contract/voice'
import { addressLine } from '#shared/addresses'
import { formatNumber, type CallKind, type Forwarding } from '#shared/voice'
import * as voipTexts from '#shared/texts/voip'

export const forwardingLabels: Record<Forwarding, string> = {
  off: 'Off',
  always: voipTexts.allCalls,
  busy: voipTexts.whenTheLineIsBusy,
  no_answer: voipTexts.whenNoOneAnswers,
}

export const callLabels: Record<CallKind, string> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
  missed: 'Missed',
  blocked: 'Blocked',
}

interface Other {
  number: string
  name: string
}

/** Who called or was called: the name where it is known. */
export const callerText = ({ number, name }: Other): string =>
  name || (number === '' ? voipTexts.privateNumber : formatNumber(number))

/** 125 becomes "2:05". */
export const lengthText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const addressText = ({ street_address, unit, city, state, zip }: EmergencyAddress): string =>
  `${addressLine(street_address, unit)}, ${city}, ${state} ${zip}`
