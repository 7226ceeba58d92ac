/** The key of a payment, kept in this tab until it is known what became of it: the next click then asks instead of paying again. */
import { readRecord, removeText, writeText } from '../../../platform/storage'

/** By then whoever pays the same amount with the same method means another payment. */
const keptMs = 24 * 3_600_000

export interface PaymentKey {
  key: string
  /** It belongs to an earlier click that had no definite answer. */
  isRepeated: boolean
  /** A definite answer has come: the next click is a payment of its own. */
  settle: () => void
}

/** The parts are all that makes two payments of one person the same to the server. */
export function paymentKeyOf(userId: string, ...parts: (string | number)[]): PaymentKey {
  const name = ['unsettled-payment', userId, ...parts].join(':')
  const kept = readRecord('session', name)
  const settle = (): void => removeText('session', name)
  if (typeof kept?.key === 'string' && Number(kept.at) > Date.now() - keptMs) {
    return { key: kept.key, isRepeated: true, settle }
  }
  const key = crypto.randomUUID()
  // Written before anything is sent, so that a reload in between does not lose it.
  writeText('session', name, JSON.stringify({ key, at: Date.now() }))
  return { key, isRepeated: false, settle }
}
