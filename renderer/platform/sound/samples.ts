/** Resamples microphone audio to the relay's rate, as 16-bit integers in chunks of a second. It has no side effects. */
import { audioChunkMs } from '#shared/http/limits'
import { sampleRate } from '#shared/speech/transcription'

/** Zero crossings on each side. With 12, frequencies above half the new rate vanish and those below do not ring. */
const lobes = 12

/** Builds a low-pass filter for every offset that a new sample can have between two old ones. */
function createFilter(fromRate: number, toRate: number) {
  const cutoff = Math.min(1, toRate / fromRate) * 0.92
  const halfWidth = Math.ceil(lobes / cutoff)
  const weightsByPhase = new Map<number, Float32Array>()
  function weightsAt(offset: number): Float32Array {
    const rawWeights = Float32Array.from({ length: 2 * halfWidth }, (_, index) => {
      const distance = index - halfWidth + 1 - offset
      const x = Math.PI * distance * cutoff
      const wave = x === 0 ? 1 : Math.sin(x) / x
      const fade = Math.abs(distance) >= halfWidth ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / halfWidth)
      return wave * fade
    })
    // The weights are normalized to a sum of 1, which keeps the volume.
    const sum = rawWeights.reduce((total, weight) => total + weight, 0)
    return rawWeights.map((weight) => weight / sum)
  }
  return {
    halfWidth,
    at(phase: number, offset: number): Float32Array {
      const cached = weightsByPhase.get(phase)
      if (cached) return cached
      const computed = weightsAt(offset)
      weightsByPhase.set(phase, computed)
      return computed
    },
  }
}

/** Returns the new samples that follow from all input so far, however it was split into blocks. */
export function createResampler(fromRate: number, toRate: number = sampleRate): (block: Float32Array) => Float32Array {
  if (fromRate === toRate) return (block) => block
  const filter = createFilter(fromRate, toRate)
  /** Input samples that later output still needs. The first one has the number `first`. */
  let buffered = new Float32Array(filter.halfWidth)
  let firstNumber = -filter.halfWidth
  let sampleCount = 0
  return (block) => {
    const samples = new Float32Array(buffered.length + block.length)
    samples.set(buffered)
    samples.set(block, buffered.length)
    const end = firstNumber + samples.length
    const out: number[] = []
    for (;;) {
      // Integer arithmetic keeps the position exact after hours.
      const phase = (sampleCount * fromRate) % toRate
      const position = (sampleCount * fromRate - phase) / toRate
      if (position + filter.halfWidth >= end) break
      const weights = filter.at(phase, phase / toRate)
      const start = position - filter.halfWidth + 1 - firstNumber
      let sum = 0
      for (let index = 0; index < weights.length; index += 1)
        sum += (weights[index] ?? 0) * (samples[start + index] ?? 0)
      out.push(sum)
      sampleCount += 1
    }
    const next = Math.floor((sampleCount * fromRate) / toRate) - filter.halfWidth + 1
    buffered = samples.slice(Math.max(0, next - firstNumber))
    firstNumber = Math.max(firstNumber, next)
    return Float32Array.from(out)
  }
}

const chunkSamples = (sampleRate * audioChunkMs) / 1000

/** Calls `onChunk` whenever a chunk is full. */
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
