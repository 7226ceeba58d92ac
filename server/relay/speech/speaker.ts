/** The interface of speech output engines. */

export interface Speech {
  audio: Buffer
  /** Media type. */
  type: 'audio/wav'
}

export interface Speaker {
  name: string
  /** Throws a SpeechFailure. Gives up when the signal is aborted. */
  speak(text: string, signal: AbortSignal): Promise<Speech>
  /** Warms up the engine before the first text, when that costs only time. */
  prepare(): void
  close(): Promise<void>
}

/** The engine is unavailable, timed out, or returned no audio. The message is for the log. */
export class SpeechFailure extends Error {
  override name = 'SpeechFailure'
}
