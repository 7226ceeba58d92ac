/**
 * Cuts a microphone's audio into utterances by its volume above the background noise. It has no side effects: time is counted in samples.
 */
import { bytesPerSecond } from '#shared/speech/transcription'

export type SpeechEvent =
  /** The user is speaking. `pcm` has the utterance so far. */
  | { kind: 'speaking'; pcm: Buffer }
  /** The utterance is complete: after a pause, half a minute, or the end of the audio. */
  | { kind: 'said'; pcm: Buffer }

interface Utterances {
  push(chunk: Buffer): SpeechEvent[]
  /** Ends the audio. */
  end(): SpeechEvent[]
  /** Returns how many bytes are buffered. */
  bufferedBytes(): number
}

const frameMs = 20
const frameBytes = (bytesPerSecond * frameMs) / 1000
/** The audio before the first loud frame, because words start softly. */
const leadFrames = 300 / frameMs
const pauseFrames = 700 / frameMs
/** A shorter sound is a click, a cough or a door. */
const minVoicedFrames = 160 / frameMs
const partialFrames = 1000 / frameMs
const maxFrames = 30_000 / frameMs
/** Within a breath's time every speaker is silent for a moment. The quietest moment is the background noise. */
const noiseFloorFrames = 3000 / frameMs

/** Thresholds above the noise in decibels: higher to start, lower to continue, so that soft word endings are kept. */
const startThresholdDb = 12
const continueThresholdDb = 7
/** Below full scale. Softer audio is not speech into a microphone. */
const minLevelDb = -52
/** The assumed background noise before any was measured. */
const initialNoiseFloorDb = -60

export function createUtterances(): Utterances {
  let remainder = Buffer.alloc(0)
  let leadIn: Buffer[] = []
  let utterance: Buffer[] | null = null
  let voicedFrames = 0
  let quietFrames = 0
  let sincePartial = 0
  let smoothedLevel = initialNoiseFloorDb
  const levels: number[] = []

  const noiseFloor = (): number =>
    levels.length < noiseFloorFrames ? Math.min(initialNoiseFloorDb, ...levels) : Math.min(...levels)

  function isVoice(frame: Buffer): boolean {
    const thresholdDb = utterance ? continueThresholdDb : startThresholdDb
    const level = decibels(frame)
    smoothedLevel += (level - smoothedLevel) / 3
    const isLoud = level > Math.max(minLevelDb, noiseFloor() + thresholdDb)
    levels.push(smoothedLevel)
    if (levels.length > noiseFloorFrames) levels.shift()
    return isLoud
  }

  function finish(): SpeechEvent[] {
    const frames = utterance ?? []
    const isSpeech = voicedFrames >= minVoicedFrames
    utterance = null
    voicedFrames = 0
    quietFrames = 0
    sincePartial = 0
    return isSpeech ? [{ kind: 'said', pcm: Buffer.concat(frames) }] : []
  }

  function processFrame(frame: Buffer): SpeechEvent[] {
    const isLoud = isVoice(frame)
    if (!utterance) {
      leadIn.push(frame)
      if (leadIn.length > leadFrames) leadIn.shift()
      if (!isLoud) return []
      utterance = leadIn
      leadIn = []
      voicedFrames = 1
      return []
    }
    utterance.push(frame)
    sincePartial += 1
    if (isLoud) voicedFrames += 1
    quietFrames = isLoud ? 0 : quietFrames + 1
    if (quietFrames >= pauseFrames || utterance.length >= maxFrames) return finish()
    if (sincePartial < partialFrames || voicedFrames < minVoicedFrames) return []
    sincePartial = 0
    return [{ kind: 'speaking', pcm: Buffer.concat(utterance) }]
  }

  return {
    push(chunk) {
      const all = remainder.length > 0 ? Buffer.concat([remainder, chunk]) : chunk
      const events: SpeechEvent[] = []
      let offset = 0
      // Frames are copied, so that a chunk's memory is released early.
      for (; offset + frameBytes <= all.length; offset += frameBytes) {
        events.push(...processFrame(Buffer.from(all.subarray(offset, offset + frameBytes))))
      }
      remainder = Buffer.from(all.subarray(offset))
      return lastPartialOnly(events)
    },
    end() {
      remainder = Buffer.alloc(0)
      leadIn = []
      return finish()
    },
    bufferedBytes: () => remainder.length + (leadIn.length + (utterance?.length ?? 0)) * frameBytes,
  }
}

/** The newest partial event of an utterance contains all earlier ones. */
const lastPartialOnly = (events: SpeechEvent[]): SpeechEvent[] =>
  events.filter(({ kind }, index) => kind === 'said' || index === events.length - 1)

/** Returns the volume of a frame in decibels relative to full scale. */
function decibels(frame: Buffer): number {
  let sum = 0
  let mean = 0
  const count = frame.length / 2
  for (let offset = 0; offset < frame.length; offset += 2) {
    const sample = frame.readInt16LE(offset) / 32_768
    mean += sample
    sum += sample * sample
  }
  mean /= count
  // The microphone's DC offset is not sound.
  const power = Math.max(sum / count - mean * mean, 1e-10)
  return 10 * Math.log10(power)
}
