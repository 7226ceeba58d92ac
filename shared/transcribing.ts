/** The socket on which a page sends what its microphone hears and is told what was said: both ends check by these. */
import { z } from 'zod/mini'
import type { RuntimeConfig } from './runtimeConfig'

/** `?token=` is the session's, as everywhere. */
export const transcribePath = '/transcribe'

/** One channel of signed 16-bit samples, the lower byte first, without a header. */
export const sampleRate = 16_000
export const bytesPerSecond = 2 * sampleRate
/** A page sends one second at a time; more than two at once nobody needs. */
export const largestChunkBytes = 65_536

/** Why the server ends a socket, where the protocol's own numbers do not say it. */
export const closeCodes = {
  /** The protocol's own: against the rules. */
  flood: 1008,
  notUnderstood: 1003,
  sessionEnded: 4401,
  tooManySockets: 4429,
  noRecognizer: 4503,
} as const

/** What a page says beside its sound. */
export const PageMessage = z.strictObject({
  /** Nothing more comes: what was said so far is the last. */
  type: z.literal('end'),
})
export type PageMessage = z.infer<typeof PageMessage>

export const problemCodes = [
  'no_recognizer',
  'recognizer_failed',
  'busy',
  'flood',
  'not_understood',
  /** More words than a command has; none of them is told. */
  'too_long',
  'too_many_sockets',
] as const
export type TranscribingProblem = (typeof problemCodes)[number]

export const RelayMessage = z.discriminatedUnion('type', [
  /** Whatever is said from now on is heard. */
  z.object({ type: z.literal('ready') }),
  /** What was said so far, while the person still speaks. The next one takes its place. */
  z.object({ type: z.literal('partial'), text: z.string() }),
  /** What was said, after a pause or at the end. Empty where nothing of it was understood: each utterance ends in one, or in a problem. */
  z.object({ type: z.literal('final'), text: z.string() }),
  z.object({ type: z.literal('problem'), code: z.enum(problemCodes), message: z.string() }),
])
export type RelayMessage = z.infer<typeof RelayMessage>

/** Where a page opens its socket; `origin` is its own. */
export function transcribeUrl(
  { socketUrl, relayUrl }: Pick<RuntimeConfig, 'socketUrl' | 'relayUrl'>,
  { origin, token }: { origin: string; token: string },
): string {
  const base = (socketUrl || relayUrl || origin).replace(/\/+$/, '')
  return `${base.replace(/^http/, 'ws')}${transcribePath}?token=${encodeURIComponent(token)}`
}
