/** How much may come in over one socket: chunks and sound, a burst at once and then about as fast as people speak. Pure. */
import { bytesPerSecond } from '#shared/transcribing'

interface Bucket {
  size: number
  perSecond: number
}

/** A page sends one chunk a second; a smaller one every 50 ms is still fine. */
const chunks: Bucket = { size: 60, perSecond: 25 }
/** What was held back by a slow line comes at once. */
const sound: Bucket = { size: 40 * bytesPerSecond, perSecond: 2 * bytesPerSecond }

/** Answers whether a chunk of that size may still come in. */
export function createFlow(now: () => number): (bytes: number) => boolean {
  const left = [chunks.size, sound.size] as [number, number]
  let last = now()
  return (bytes) => {
    const seconds = Math.max(0, now() - last) / 1000
    last = now()
    left[0] = Math.min(chunks.size, left[0] + seconds * chunks.perSecond) - 1
    left[1] = Math.min(sound.size, left[1] + seconds * sound.perSecond) - bytes
    return left[0] >= 0 && left[1] >= 0
  }
}
