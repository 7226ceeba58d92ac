/** What reads a text aloud, whichever engine does it. */

export interface Speech {
  audio: Buffer
  /** Media type. */
  type: 'audio/wav'
}

export interface Speaker {
  name: string
  /** Throws a SpeechFailure; stops caring when the signal says so. */
  speak(text: string, signal: AbortSignal): Promise<Speech>
  /** Does beforehand what the first text would wait for, where that costs nothing but time. */
  prepare(): void
  close(): Promise<void>
}

/** The engine is not there, took too long, or answered something that is no speech. The message is for the log. */
export class SpeechFailure extends Error {
  override name = 'SpeechFailure'
}
