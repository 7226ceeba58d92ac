/** From the samples of a microphone to those of the relay: another rate, whole numbers, chunks of a second. Pure. */
import { audioChunkMs } from '#shared/limits'
import { sampleRate } from '#shared/transcribing'

/** Zero crossings on each side: what is higher than half of the new rate is gone, and nothing below rings. */
const lobes = 12

/** A low-pass filter for every place that a new sample can have between two old ones. */
function filterFor(from: number, to: number) {
  const share = Math.min(1, to / from) * 0.92
  const reach = Math.ceil(lobes / share)
  const weights = new Map<number, Float32Array>()
  function weightsAt(offset: number): Float32Array {
    const made = Float32Array.from({ length: 2 * reach }, (_, at) => {
      const distance = at - reach + 1 - offset
      const x = Math.PI * distance * share
      const wave = x === 0 ? 1 : Math.sin(x) / x
      const fade = Math.abs(distance) >= reach ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      return wave * fade
    })
    // Whatever is constant stays as loud as it is.
    const sum = made.reduce((whole, weight) => whole + weight, 0)
    return made.map((weight) => weight / sum)
  }
  return {
    reach,
    at(phase: number, offset: number): Float32Array {
      const known = weights.get(phase)
      if (known) return known
      const made = weightsAt(offset)
      weights.set(phase, made)
      return made
    },
  }
}

/** Answers the new samples that follow from all old ones so far, however they were cut. */
export function createResampler(from: number, to: number = sampleRate): (block: Float32Array) => Float32Array {
  if (from === to) return (block) => block
  const filter = filterFor(from, to)
  /** Old samples that new ones still need; the first of them is number `first`. */
  let held = new Float32Array(filter.reach)
  let first = -filter.reach
  let made = 0
  return (block) => {
    const all = new Float32Array(held.length + block.length)
    all.set(held)
    all.set(block, held.length)
    const end = first + all.length
    const out: number[] = []
    for (;;) {
      // In whole numbers, so that hours later it is as exact.
      const phase = (made * from) % to
      const whole = (made * from - phase) / to
      if (whole + filter.reach >= end) break
      const weights = filter.at(phase, phase / to)
      const start = whole - filter.reach + 1 - first
      let sum = 0
      for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (all[start + at] ?? 0)
      out.push(sum)
      made += 1
    }
    const next = Math.floor((made * from) / to) - filter.reach + 1
    held = all.slice(Math.max(0, next - first))
    first = Math.max(first, next)
    return Float32Array.from(out)
  }
}

const chunkSamples = (sampleRate * audioChunkMs) / 1000

/** Hands over a chunk whenever one is full. */
export function createChunks(rate: number, onChunk: (pcm: ArrayBuffer) => void): (block: Float32Array) => void {
  const resample = createResampler(rate)
  let view = new DataView(new ArrayBuffer(2 * chunkSamples))
  let filled = 0
  return (block) => {
    for (const sample of resample(block)) {
      const level = Math.max(-1, Math.min(1, sample))
      view.setInt16(2 * filled, Math.round(level < 0 ? level * 32_768 : level * 32_767), true)
      filled += 1
      if (filled < chunkSamples) continue
      onChunk(view.buffer)
      view = new DataView(new ArrayBuffer(2 * chunkSamples))
      filled = 0
    }
  }
}
