/** Checks the key that the portal's server sends to the provider. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns a check of `Authorization` headers in constant time. */
export function bearerCheck(key: string): (header: string | undefined) => boolean {
  const expected = digest(`Bearer ${key}`)
  return (header) => timingSafeEqual(digest(header ?? ''), expected)
}
