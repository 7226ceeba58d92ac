/** How alike two sounds are: the loudness of bands of the ear, frame by frame, laid over each other where they fit best. Pure. */
import { sampleRate } from '#shared/transcribing'

const frameSamples = 400
const hopSamples = 160
const lowestHz = 150
const highestHz = 5500
const bandCount = 24
/** Softer than this under the loudest is silence, whatever a microphone makes of it. */
const depth = 40

const melOf = (hz: number): number => 2595 * Math.log10(1 + hz / 700)
const hzOf = (mel: number): number => 700 * (10 ** (mel / 2595) - 1)
const bands = Array.from({ length: bandCount }, (_, at) =>
  hzOf(melOf(lowestHz) + ((melOf(highestHz) - melOf(lowestHz)) * at) / (bandCount - 1)),
)
const fade = Float64Array.from(
  { length: frameSamples },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameSamples),
)

/** By Goertzel: how loud one pitch is in a frame. */
function powerAt(frame: Float64Array, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / sampleRate)
  let [one, two] = [0, 0]
  for (const sample of frame) [one, two] = [sample + turn * one - two, one]
  return one * one + two * two - turn * one * two
}

/** Row after row the bands of a frame, in decibels over the sound's own silence. */
export function picture(pcm: Buffer): Float64Array[] {
  const samples = Float64Array.from({ length: Math.floor(pcm.length / 2) }, (_, at) => pcm.readInt16LE(2 * at) / 32_768)
  const rows: Float64Array[] = []
  for (let at = 0; at + frameSamples <= samples.length; at += hopSamples) {
    const frame = samples.slice(at, at + frameSamples).map((sample, place) => sample * (fade[place] ?? 0))
    rows.push(Float64Array.from(bands, (hz) => 10 * Math.log10(powerAt(frame, hz) + 1e-9)))
  }
  const loudest = Math.max(...rows.map((row) => Math.max(...row)))
  return rows.map((row) => row.map((level) => Math.max(0, level - loudest + depth)))
}

/** From -1 to 1: the best fit of the known picture anywhere in the heard one, with silence around it. */
export function likeness(known: readonly Float64Array[], heard: readonly Float64Array[]): number {
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

/** Over all frames of both: what was heard besides counts against it. */
function correlation(known: readonly Float64Array[], heard: readonly Float64Array[], shift: number): number {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  const end = Math.max(heard.length, shift + known.length)
  for (let at = Math.min(0, shift); at < end; at += 1) {
    const [one, other] = [known[at - shift] ?? silent, heard[at] ?? silent]
    for (let band = 0; band < bandCount; band += 1) {
      const [x, y] = [one[band] ?? 0, other[band] ?? 0]
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
