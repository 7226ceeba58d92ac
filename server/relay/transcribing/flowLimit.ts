/** Limits the incoming chunks and audio of one socket: a burst, then about the speed of speech. It has no side effects. */
import { bytesPerSecond } from '#shared/speech/transcription'

interface TokenBucket {
  size: number
  perSecond: number
}

/** A page sends one chunk per second. A chunk every 50 ms is still allowed. */
const chunkLimit: TokenBucket = { size: 60, perSecond: 25 }
/** Audio that a slow connection held back arrives immediately. */
const soundLimit: TokenBucket = { size: 40 * bytesPerSecond, perSecond: 2 * bytesPerSecond }

/** Returns a function that counts a chunk and returns whether it is within the limit. */
export function createFlowLimit(now: () => number): (bytes: number) => boolean {
  const remaining: [chunks: number, bytes: number] = [chunkLimit.size, soundLimit.size]
  let lastAt = now()
  return (bytes) => {
    const seconds = Math.max(0, now() - lastAt) / 1000
    lastAt = now()
    remaining[0] = Math.min(chunkLimit.size, remaining[0] + seconds * chunkLimit.perSecond) - 1
    remaining[1] = Math.min(soundLimit.size, remaining[1] + seconds * soundLimit.perSecond) - bytes
    return remaining[0] >= 0 && remaining[1] >= 0
  }
}
