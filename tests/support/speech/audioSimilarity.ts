/** Measures how similar two sounds are by comparing the loudness of mel bands frame by frame, at the best alignment. */
import { sampleRate } from '#shared/speech/transcription'

const frameSamples = 400
const hopSamples = 160
const lowestHz = 150
const highestHz = 5500
const bandCount = 24
/** Levels this many decibels below the loudest count as silence, whatever the microphone adds. */
const silenceDepth = 40

const melOf = (hz: number): number => 2595 * Math.log10(1 + hz / 700)
const hzOf = (mel: number): number => 700 * (10 ** (mel / 2595) - 1)
const bands = Array.from({ length: bandCount }, (_, index) =>
  hzOf(melOf(lowestHz) + ((melOf(highestHz) - melOf(lowestHz)) * index) / (bandCount - 1)),
)
const hannWindow = Float64Array.from(
  { length: frameSamples },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameSamples),
)

/** Returns the power of one frequency in a frame, by Goertzel's algorithm. */
function powerAt(frame: Float64Array, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / sampleRate)
  let [previous, beforePrevious] = [0, 0]
  for (const sample of frame) [previous, beforePrevious] = [sample + coefficient * previous - beforePrevious, previous]
  return previous * previous + beforePrevious * beforePrevious - coefficient * previous * beforePrevious
}

/** Returns the levels of each frame's bands, in decibels above the sound's own silence. */
export function computeSpectrogram(pcm: Buffer): Float64Array[] {
  const samples = Float64Array.from(
    { length: Math.floor(pcm.length / 2) },
    (_, index) => pcm.readInt16LE(2 * index) / 32_768,
  )
  const rows: Float64Array[] = []
  for (let index = 0; index + frameSamples <= samples.length; index += hopSamples) {
    const frame = samples.slice(index, index + frameSamples).map((sample, offset) => sample * (hannWindow[offset] ?? 0))
    rows.push(Float64Array.from(bands, (hz) => 10 * Math.log10(powerAt(frame, hz) + 1e-9)))
  }
  const loudest = Math.max(...rows.map((row) => Math.max(...row)))
  return rows.map((row) => row.map((level) => Math.max(0, level - loudest + silenceDepth)))
}

/** Returns the correlation, from -1 to 1, at the best alignment of the known sound within the heard one. */
export function computeSimilarity(known: readonly Float64Array[], heard: readonly Float64Array[]): number {
  let best = -1
  for (
    let shift = Math.min(0, heard.length - known.length);
    shift <= Math.max(0, heard.length - known.length);
    shift += 1
  ) {
    best = Math.max(best, correlation(known, heard, shift))
  }
  return best
}

const silent = new Float64Array(bandCount)

/** Covers all frames of both sounds, so that additional sound in the heard one lowers the result. */
function correlation(known: readonly Float64Array[], heard: readonly Float64Array[], shift: number): number {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  const end = Math.max(heard.length, shift + known.length)
  for (let index = Math.min(0, shift); index < end; index += 1) {
    const [knownRow, heardRow] = [known[index - shift] ?? silent, heard[index] ?? silent]
    for (let band = 0; band < bandCount; band += 1) {
      const [x, y] = [knownRow[band] ?? 0, heardRow[band] ?? 0]
      count += 1
      a += x
      b += y
      aa += x * x
      bb += y * y
      ab += x * y
    }
  }
  const spread = Math.sqrt((aa - (a * a) / count) * (bb - (b * b) / count))
  return spread === 0 ? 0 : (ab - (a * b) / count) / spread
}
