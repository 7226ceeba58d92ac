/** The sounds that the stand-in network has: a voicemail is a hum in the rhythm of speech, as long as its message; the standard greeting ends with the tone. */
import { createHash } from 'node:crypto'

const perSecond = 8000
const longestSeconds = 180

/** One second of WAV is 8 KB: telephone quality. `levelAt` answers from -1 to 1. */
function wav(seconds: number, levelAt: (second: number) => number): Uint8Array {
  const count = Math.round(Math.min(seconds, longestSeconds) * perSecond)
  const bytes = Buffer.alloc(44 + count)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + count, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // one channel
  bytes.writeUInt32LE(perSecond, 24)
  bytes.writeUInt32LE(perSecond, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(count, 40)
  for (let at = 0; at < count; at++) bytes[44 + at] = 128 + Math.round(levelAt(at / perSecond) * 100)
  return bytes
}

const tone = (second: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * second)

/** Syllables of a fifth of a second, some of them silent; the same for one message however often it is heard. */
export function voicemailSound(id: string, seconds: number): Uint8Array {
  const seed = createHash('sha256').update(id).digest()
  return wav(seconds, (second) => {
    const syllable = Math.floor(second * 5)
    const byte = seed[syllable % seed.length] ?? 0
    if (byte % 5 === 0) return 0
    const pitch = 110 + (byte % 90)
    const swell = Math.sin(Math.PI * (second * 5 - syllable))
    return swell * (0.6 * tone(second, pitch) + 0.3 * tone(second, 2 * pitch))
  })
}

/** Three quiet notes, then the tone after which to speak. */
export const standardGreeting = (): Uint8Array =>
  wav(4, (second) => {
    if (second >= 3) return second < 3.6 ? 0.6 * tone(second, 1000) : 0
    const note = Math.floor(second)
    return 0.4 * Math.sin(Math.PI * (second - note)) * tone(second, [262, 330, 392][note] ?? 0)
  })
