/** Generates the sandbox network's audio: a hum in the rhythm of speech for a voicemail, and the standard greeting. */
import { createHash } from 'node:crypto'

const sampleRate = 8000
const maxSeconds = 180

/** Writes 8-bit telephone quality, so one second takes 8 KB. `levelAt` returns values from -1 to 1. */
function createWav(seconds: number, levelAt: (second: number) => number): Uint8Array {
  const count = Math.round(Math.min(seconds, maxSeconds) * sampleRate)
  const bytes = Buffer.alloc(44 + count)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + count, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // one channel
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(count, 40)
  for (let index = 0; index < count; index++) bytes[44 + index] = 128 + Math.round(levelAt(index / sampleRate) * 100)
  return bytes
}

const tone = (second: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * second)

/** Simulates syllables of a fifth of a second, some of them silent. One message always sounds the same. */
export function voicemailSound(id: string, seconds: number): Uint8Array {
  const seed = createHash('sha256').update(id).digest()
  return createWav(seconds, (second) => {
    const syllable = Math.floor(second * 5)
    const byte = seed[syllable % seed.length] ?? 0
    if (byte % 5 === 0) return 0
    const pitch = 110 + (byte % 90)
    const swell = Math.sin(Math.PI * (second * 5 - syllable))
    return swell * (0.6 * tone(second, pitch) + 0.3 * tone(second, 2 * pitch))
  })
}

/** Plays three quiet notes and then the tone after which to speak. */
export const standardGreeting = (): Uint8Array =>
  createWav(4, (second) => {
    if (second >= 3) return second < 3.6 ? 0.6 * tone(second, 1000) : 0
    const note = Math.floor(second)
    return 0.4 * Math.sin(Math.PI * (second - note)) * tone(second, [262, 330, 392][note] ?? 0)
  })
