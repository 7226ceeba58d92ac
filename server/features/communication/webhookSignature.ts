/** Checks that a request comes from our SMS gateway or mail service. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-webhook-signature'

/** Returns the signature of a body, as the sender computes it with the shared key. */
export const signatureOf = (key: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`

/** Compares in constant time, so that no one can guess a signature byte by byte. */
export function isSignedWith(key: string, body: Buffer, signature: string): boolean {
  const [expected, actual] = [Buffer.from(signatureOf(key, body)), Buffer.from(signature)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
