/** The key between the portal's server and the provider. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A check of `Authorization` headers that takes the same time however much of the key is right. */
export function bearerCheck(key: string): (header: string | undefined) => boolean {
  const expected = digest(`Bearer ${key}`)
  return (header) => timingSafeEqual(digest(header ?? ''), expected)
}
