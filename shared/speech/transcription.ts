/**
 * Defines the WebSocket to which a page sends audio and from which it receives the transcript. Both ends validate
 * messages with these schemas.
 */
import { z } from 'zod/mini'
import type { RuntimeConfig } from '../http/runtimeConfig'

/** `?token=` contains the token of the session. */
export const transcribePath = '/transcribe'

/** Audio has one channel of signed 16-bit samples, little-endian, without a header. */
export const sampleRate = 16_000
export const bytesPerSecond = 2 * sampleRate
/** A page sends one second of audio at a time. No page needs more than two seconds in one chunk. */
export const maxChunkBytes = 65_536

/** The server closes a socket with one of these codes. */
export const closeCodes = {
  /** The WebSocket protocol itself defines 1011 (internal error), 1008 (policy violation) and 1003. */
  failed: 1011,
  flood: 1008,
  notUnderstood: 1003,
  sessionEnded: 4401,
  tooManySockets: 4429,
  noRecognizer: 4503,
} as const

/** A page sends these messages besides its audio. */
export const PageMessage = z.strictObject({
  /** The page sends no more audio, so the next transcript is the last. */
  type: z.literal('end'),
})
export type PageMessage = z.infer<typeof PageMessage>

const transcriptionProblemCodes = [
  'no_recognizer',
  'recognizer_failed',
  'busy',
  'flood',
  'not_understood',
  /** The text has more words than any command, so none of it is returned. */
  'too_long',
  'too_many_sockets',
] as const
export type TranscriptionProblem = (typeof transcriptionProblemCodes)[number]

export const RelayMessage = z.discriminatedUnion('type', [
  /** The server transcribes all audio from now on. */
  z.object({ type: z.literal('ready') }),
  /** This is the transcript so far, while the user still speaks. The next message replaces it. */
  z.object({ type: z.literal('partial'), text: z.string() }),
  /**
   * This is the transcript after a pause or at the end. It is empty if nothing was understood. Each utterance ends in
   * one of these, or in a problem.
   */
  z.object({ type: z.literal('final'), text: z.string() }),
  z.object({ type: z.literal('problem'), code: z.enum(transcriptionProblemCodes), message: z.string() }),
])
export type RelayMessage = z.infer<typeof RelayMessage>

/** Returns the URL of the WebSocket. `origin` is the page's own. */
export function transcribeUrl(
  { socketUrl, relayUrl }: Pick<RuntimeConfig, 'socketUrl' | 'relayUrl'>,
  { origin, token }: { origin: string; token: string },
): string {
  const base = (socketUrl || relayUrl || origin).replace(/\/+$/, '')
  return `${base.replace(/^http/, 'ws')}${transcribePath}?token=${encodeURIComponent(token)}`
}
