/** Transcribes the utterances of one socket. */
import type { FastifyBaseLogger } from 'fastify'
import { maxSentenceLength } from '#shared/commands/parsedCommand'
import type { RelayMessage, TranscriptionProblem } from '#shared/speech/transcription'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import type { Recognizer } from '../speech/recognizer'
import { SpeechFailure } from '../speech/speaker'
import { type ConcurrencyLimit, QueueFullError } from './concurrencyLimit'
import type { SpeechEvent } from './utterances'

export interface TranscriberOptions {
  recognizer: Recognizer
  limit: ConcurrencyLimit
  log: FastifyBaseLogger
}

/** The number of one user's utterances that may wait for the recognizer. */
const maxQueuedUtterances = 3

interface TranscriberOutput {
  /** Aborted when the socket closes. */
  closingSignal: AbortSignal
  sendProblem: (code: TranscriptionProblem, message: string) => void
  /** Sends a transcript, unless the signal is aborted or the session has ended. */
  sendIfAllowed: (message: RelayMessage, signal: AbortSignal) => Promise<void>
}

/** Transcribes the utterances of one socket one after the other, and partial ones while none is waiting. */
export function createTranscriber(
  { recognizer, limit, log }: TranscriberOptions,
  { closingSignal, sendProblem, sendIfAllowed }: TranscriberOutput,
) {
  let queuedCount = 0
  let queue = Promise.resolve()
  let partial: AbortController | null = null

  async function transcribe(pcm: Buffer, { signal, type }: { signal: AbortSignal; type: 'partial' | 'final' }) {
    const text = await limit.run(signal, () => recognizer.transcribe(pcm, signal))
    // A partial transcript may still be empty. The end of an utterance is always reported.
    if (signal.aborted || (text === '' && type === 'partial')) return
    if (text.length <= maxSentenceLength) return sendIfAllowed({ type, text }, signal)
    // A transcript is never truncated: without its end a sentence can be a different command.
    if (type === 'final') sendProblem('too_long', voiceControlTexts.tooLong)
  }

  function handleError(error: unknown): void {
    if (closingSignal.aborted) return
    if (error instanceof QueueFullError) return sendProblem('busy', voiceControlTexts.busy)
    log.warn(error instanceof SpeechFailure ? { reason: error.message } : { err: error }, 'speech was not recognized')
    sendProblem('recognizer_failed', voiceControlTexts.recognizerFailed)
  }

  function transcribeUtterance(pcm: Buffer): void {
    partial?.abort()
    if (queuedCount >= maxQueuedUtterances) return sendProblem('busy', voiceControlTexts.busy)
    queuedCount += 1
    queue = queue
      .then(() => transcribe(pcm, { signal: closingSignal, type: 'final' }))
      .catch(handleError)
      .finally(() => {
        queuedCount -= 1
      })
  }

  /** A partial transcript is optional: it never waits for the recognizer, and none follows the final one. */
  function transcribePartial(pcm: Buffer): void {
    if (partial || queuedCount > 0 || !limit.isFree()) return
    const partialRun = new AbortController()
    partial = partialRun
    transcribe(pcm, { signal: AbortSignal.any([closingSignal, partialRun.signal]), type: 'partial' })
      .catch((error: unknown) => {
        if (!partialRun.signal.aborted) log.debug({ err: error }, 'a partial transcript was not to be had')
      })
      .finally(() => {
        partial = null
      })
  }

  function handleSpeech({ kind, pcm }: SpeechEvent): void {
    if (kind === 'said') transcribeUtterance(pcm)
    else transcribePartial(pcm)
  }

  /** Resolves when the utterances that were queued before the call are done. */
  const waitForQueue = (): Promise<void> => queue

  return { handleSpeech, waitForQueue }
}
