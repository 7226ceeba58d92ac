/** The interface of speech recognition engines. */

export interface Recognizer {
  name: string
  /**
   * Transcribes samples in the socket's format. Returns an empty string when nothing was recognized. Throws a
   * SpeechFailure.
   */
  transcribe(pcm: Buffer, signal: AbortSignal): Promise<string>
  close(): Promise<void>
}
