import { describe, expect, it } from 'vitest'
import { isWav, toWav } from '../../../../../server/relay/speech/wav'

describe('a WAV file', () => {
  it('contains its length, its rate and its single channel', () => {
    const file = toWav(Buffer.alloc(32_000))
    expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([32_036, 32_000])
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24)]).toEqual([1, 1, 16_000])
    expect([file.readUInt32LE(28), file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([32_000, 2, 16])
    expect(isWav(file)).toBe(true)
  })

  it('is distinguished from a file that only starts like one', () => {
    expect(isWav(Buffer.from('RIFF'))).toBe(false)
    expect(isWav(Buffer.alloc(100))).toBe(false)
  })
})
