import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUtterances, type SpeechEvent } from '../../../../../server/relay/transcribing/utterances'
import { fiftyDollars, silence, voice } from '../../../../support/speech/sockets'

/** Returns everything that is heard in a sound whose chunks have these sizes, in rotation. */
function heardIn(pcm: Buffer, sizes: readonly number[] = [32_000]): SpeechEvent[] {
  const utterances = createUtterances()
  const events: SpeechEvent[] = []
  for (let at = 0, chunk = 0; at < pcm.length; chunk += 1) {
    const size = sizes[chunk % sizes.length] ?? 1
    events.push(...utterances.push(pcm.subarray(at, at + size)))
    at += size
  }
  return [...events, ...utterances.end()]
}

const finalSounds = (events: SpeechEvent[]): Buffer[] =>
  events.filter(({ kind }) => kind === 'said').map(({ pcm }) => pcm)
const secondsOf = (pcm: Buffer): number => pcm.length / 32_000

function noise(seconds: number, loudness: number): Buffer {
  const pcm = silence(seconds)
  let seed = 1
  for (let at = 0; at < pcm.length; at += 2) {
    seed = (seed * 48_271) % 2_147_483_647
    pcm.writeInt16LE(Math.round((seed / 2_147_483_647 - 0.5) * 2 * loudness), at)
  }
  return pcm
}

/** Mixes two sounds. */
function mixSounds(first: Buffer, second: Buffer): Buffer {
  const pcm = Buffer.alloc(Math.min(first.length, second.length))
  for (let at = 0; at < pcm.length; at += 2) {
    pcm.writeInt16LE(Math.max(-32_768, Math.min(32_767, first.readInt16LE(at) + second.readInt16LE(at))), at)
  }
  return pcm
}

describe('an utterance', () => {
  it('contains what was said, with a little before it and the pause after it', () => {
    const [utterance, ...others] = finalSounds(heardIn(Buffer.concat([silence(1), fiftyDollars(), silence(1)])))
    expect(others).toEqual([])
    expect(secondsOf(utterance ?? Buffer.alloc(0))).toBeGreaterThan(1.5)
    expect(secondsOf(utterance ?? Buffer.alloc(0))).toBeLessThan(secondsOf(fiftyDollars()) + 1.1)
  })

  it('is the same, however the sound is divided', () => {
    const sound = Buffer.concat([silence(0.4), voice(1), silence(0.9), voice(0.5), silence(0.8)])
    const undivided = finalSounds(heardIn(sound))
    expect(undivided).toHaveLength(2)
    const sizes = fc
      .array(fc.integer({ min: 1, max: 65_536 }), { minLength: 1, maxLength: 8 })
      .filter((pieces) => Math.max(...pieces) > 500)
    fc.assert(
      fc.property(sizes, (pieces) => {
        const cut = finalSounds(heardIn(sound, pieces))
        expect(cut.length).toBe(undivided.length)
        expect(cut.every((pcm, at) => undivided[at]?.equals(pcm))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('continues over a speaker’s short pauses', () => {
    expect(finalSounds(heardIn(Buffer.concat([voice(0.6), silence(0.5), voice(0.6), silence(1)])))).toHaveLength(1)
  })

  it('ends after half a minute', () => {
    const lengths = finalSounds(heardIn(voice(65))).map(secondsOf)
    expect(lengths.slice(0, 2)).toEqual([30, 30])
  })

  it('is recognized at most once a second while it grows', () => {
    const interim = heardIn(voice(5)).filter(({ kind }) => kind === 'speaking')
    const lengths = interim.map(({ pcm }) => pcm.length)
    expect(interim.length).toBeGreaterThanOrEqual(3)
    expect(interim.length).toBeLessThanOrEqual(5)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })

  it('is found over background noise', () => {
    const room = noise(6, 300)
    const [utterance, ...others] = finalSounds(
      heardIn(mixSounds(room, Buffer.concat([silence(4), voice(1), silence(1)]))),
    ).slice(-1)
    expect(others).toEqual([])
    expect(secondsOf(utterance ?? Buffer.alloc(0))).toBeLessThan(2.5)
  })

  it('is not created for silence, a click or a room with constant noise', () => {
    expect(heardIn(silence(10))).toEqual([])
    expect(heardIn(Buffer.concat([silence(3), voice(0.06), silence(2)]))).toEqual([])
    // The noise may be taken for speech at first, until the background level is known.
    expect(finalSounds(heardIn(noise(30, 1500))).length).toBeLessThanOrEqual(1)
  })

  it('never contains more than half a minute of any sound', () => {
    const loudness = fc.integer({ min: 0, max: 32_000 })
    const parts = fc.array(fc.tuple(fc.double({ min: 0.01, max: 12, noNaN: true }), loudness), { maxLength: 6 })
    fc.assert(
      fc.property(parts, (made) => {
        const utterances = createUtterances()
        for (const [seconds, loud] of made) {
          for (const { pcm } of utterances.push(voice(seconds, loud))) expect(secondsOf(pcm)).toBeLessThanOrEqual(30)
          expect(utterances.bufferedBytes()).toBeLessThanOrEqual(31 * 32_000)
        }
      }),
      { numRuns: 30 },
    )
  })
})
