/** Cuts what a microphone hears into utterances, by how loud it is over what it hears anyway. Pure: time is counted in samples. */
import { bytesPerSecond } from '#shared/transcribing'

export type Heard =
  /** Somebody speaks: so much was said by now. */
  | { kind: 'speaking'; pcm: Buffer }
  /** They paused, said half a minute's worth, or are done. */
  | { kind: 'said'; pcm: Buffer }

export interface Utterances {
  push(chunk: Buffer): Heard[]
  /** Nothing more comes. */
  end(): Heard[]
  /** What is held, in bytes. */
  held(): number
}

const frameMs = 20
const frameBytes = (bytesPerSecond * frameMs) / 1000
/** Before the first loud frame: words begin softly. */
const leadFrames = 300 / frameMs
const pauseFrames = 700 / frameMs
/** Shorter than this is a click, a cough or a door. */
const leastVoicedFrames = 160 / frameMs
const partialFrames = 1000 / frameMs
const mostFrames = 30_000 / frameMs
/** In a breath's time somebody who speaks is silent for a moment: the quietest of it is what the room sounds like. */
const floorFrames = 3000 / frameMs

/** Over the room, in decibels: to begin, and less to go on, so that the end of a word is still one. */
const beginOver = 12
const goOnOver = 7
/** Below full scale; softer than this is nobody who speaks into a microphone. */
const softest = -52
/** What a room is taken for before it was heard. */
const firstFloor = -60

export function createUtterances(): Utterances {
  let rest = Buffer.alloc(0)
  let lead: Buffer[] = []
  let said: Buffer[] | null = null
  let voiced = 0
  let quiet = 0
  let sincePartial = 0
  let smooth = firstFloor
  const levels: number[] = []

  const floor = (): number => (levels.length < floorFrames ? Math.min(firstFloor, ...levels) : Math.min(...levels))

  function isVoice(frame: Buffer): boolean {
    const over = said ? goOnOver : beginOver
    const level = decibels(frame)
    smooth += (level - smooth) / 3
    const isLoud = level > Math.max(softest, floor() + over)
    levels.push(smooth)
    if (levels.length > floorFrames) levels.shift()
    return isLoud
  }

  function finish(): Heard[] {
    const frames = said ?? []
    const isSpeech = voiced >= leastVoicedFrames
    said = null
    voiced = 0
    quiet = 0
    sincePartial = 0
    return isSpeech ? [{ kind: 'said', pcm: Buffer.concat(frames) }] : []
  }

  function hear(frame: Buffer): Heard[] {
    const isLoud = isVoice(frame)
    if (!said) {
      lead.push(frame)
      if (lead.length > leadFrames) lead.shift()
      if (!isLoud) return []
      said = lead
      lead = []
      voiced = 1
      return []
    }
    said.push(frame)
    sincePartial += 1
    if (isLoud) voiced += 1
    quiet = isLoud ? 0 : quiet + 1
    if (quiet >= pauseFrames || said.length >= mostFrames) return finish()
    if (sincePartial < partialFrames || voiced < leastVoicedFrames) return []
    sincePartial = 0
    return [{ kind: 'speaking', pcm: Buffer.concat(said) }]
  }

  return {
    push(chunk) {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const heard: Heard[] = []
      let at = 0
      // A copy of each frame: a chunk is kept no longer than it is needed.
      for (; at + frameBytes <= all.length; at += frameBytes) {
        heard.push(...hear(Buffer.from(all.subarray(at, at + frameBytes))))
      }
      rest = Buffer.from(all.subarray(at))
      return lastPartialOnly(heard)
    },
    end() {
      rest = Buffer.alloc(0)
      lead = []
      return finish()
    },
    held: () => rest.length + (lead.length + (said?.length ?? 0)) * frameBytes,
  }
}

/** Of several looks at one utterance the newest has all of it. */
const lastPartialOnly = (heard: Heard[]): Heard[] =>
  heard.filter(({ kind }, at) => kind === 'said' || at === heard.length - 1)

/** How loud a frame is, below full scale. */
function decibels(frame: Buffer): number {
  let sum = 0
  let mean = 0
  const count = frame.length / 2
  for (let at = 0; at < frame.length; at += 2) {
    const sample = frame.readInt16LE(at) / 32_768
    mean += sample
    sum += sample * sample
  }
  mean /= count
  // A microphone's own offset is no sound.
  const power = Math.max(sum / count - mean * mean, 1e-10)
  return 10 * Math.log10(power)
}
