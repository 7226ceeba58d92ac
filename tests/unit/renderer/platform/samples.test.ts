import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audioChunkMs } from '#shared/http/limits'
import { bytesPerSecond, sampleRate } from '#shared/speech/transcription'
import { createChunks, createResampler } from '../../../../renderer/platform/sound/samples'

const tone = (hertz: number, rate: number, seconds = 0.5): Float32Array =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate))

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Skips the beginning, where the filter starts from silence. */
const settled = (samples: Float32Array): Float32Array => samples.slice(1000)

const rates = fc.constantFrom(8000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000)

describe('samples at another rate', () => {
  it('are the same however the sound was divided', () => {
    fc.assert(
      fc.property(rates, fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 12 }), (rate, cuts) => {
        const sound = tone(440, rate, 0.05)
        const undivided = createResampler(rate)(sound)
        const resample = createResampler(rate)
        const pieces: number[] = []
        for (let at = 0, cut = 0; at < sound.length; cut += 1) {
          const length = cuts[cut % cuts.length] ?? 1
          pieces.push(...resample(sound.subarray(at, at + length)))
          at += length
        }
        expect(pieces).toEqual([...undivided])
      }),
    )
  })

  it('match the elapsed time, except for the few that wait for more', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 5 }), (rate, tenths) => {
        const made = createResampler(rate)(new Float32Array((rate * tenths) / 10)).length
        const due = (sampleRate * tenths) / 10
        expect(made).toBeLessThanOrEqual(due)
        expect(made).toBeGreaterThan(due - 40)
      }),
    )
  })

  it('keep the volume of a voice, and lose frequencies that would be distorted', () => {
    for (const rate of [44_100, 48_000, 96_000]) {
      const resample = (hertz: number) => loudness(settled(createResampler(rate)(tone(hertz, rate))))
      expect(resample(300)).toBeCloseTo(Math.SQRT1_2, 2)
      expect(resample(3000)).toBeCloseTo(Math.SQRT1_2, 2)
      expect(resample(10_000)).toBeLessThan(0.005)
    }
  })

  it('are unchanged at the relay’s own rate', () => {
    const sound = tone(440, sampleRate)
    expect(createResampler(sampleRate)(sound)).toBe(sound)
  })
})

describe('chunks', () => {
  it('contain a second each, with the lower byte first, and stay within 16 bits', () => {
    const chunks: ArrayBuffer[] = []
    const take = createChunks(sampleRate, (chunk) => chunks.push(chunk))
    const sound = new Float32Array(sampleRate * 2 + 100).fill(2)
    sound.set([0.5, -2])
    for (let at = 0; at < sound.length; at += 128) take(sound.subarray(at, at + 128))
    expect(chunks.map(({ byteLength }) => byteLength)).toEqual([1, 1].map(() => (bytesPerSecond * audioChunkMs) / 1000))
    expect([...new Uint8Array(chunks[0] ?? new ArrayBuffer(0), 0, 6)]).toEqual([0x00, 0x40, 0x00, 0x80, 0xff, 0x7f])
  })
})
