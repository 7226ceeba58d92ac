/** What turns sound into words, whichever engine does it. */

export interface Recognizer {
  name: string
  /** Of samples as the socket carries them. Empty where nothing was said that it knows. Throws a SpeechFailure. */
  transcribe(pcm: Buffer, signal: AbortSignal): Promise<string>
  close(): Promise<void>
}
