/**
 * Checks that a request comes from our SMS gateway or mail service, and was signed just now. A recorded request that is
 * sent again later would undo what happened in between: it would mark an address that works again, or start texts that
 * the customer stopped.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-webhook-signature'

/** Covers a slow gateway and clocks that differ. */
const toleranceSeconds = 300

const macOf = (key: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest()

/** Returns the signature of a body, as the sender computes it with the shared key. */
export function signatureOf(key: string, body: Buffer, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `t=${seconds},v1=${macOf(key, seconds, body).toString('hex')}`
}

/** Compares in constant time, so that no one can guess a signature byte by byte. */
export function isSignedWith(key: string, body: Buffer, { signature, now }: { signature: string; now: Date }): boolean {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const isSigned = mac !== '' && timingSafeEqual(macOf(key, seconds, body), Buffer.from(mac, 'hex'))
  return isSigned && Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds
}
