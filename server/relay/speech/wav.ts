/** Adds WAV headers to samples, and detects WAV files. */
import { bytesPerSecond, sampleRate } from '#shared/speech/transcription'

const headerBytes = 44

/** Wraps samples in the socket's format in a WAV file. */
export function toWav(pcm: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(headerBytes - 8 + pcm.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  // PCM with one channel.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(bytesPerSecond, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(pcm.length, 40)
  return Buffer.concat([header, pcm])
}

export const isWav = (file: Buffer): boolean =>
  file.length > headerBytes && file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE'
