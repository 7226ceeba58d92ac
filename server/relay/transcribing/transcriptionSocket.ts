/**
 * Handles one transcription socket: audio comes in, utterances go to the recognizer, transcripts go back. Nothing is
 * stored.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { maxSentenceLength } from '#shared/commands/parsedCommand'
import { parseJson } from '#shared/format/parseJson'
import { closeCodes, PageMessage, type RelayMessage, type TranscriptionProblem } from '#shared/speech/transcription'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import type { Recognizer } from '../speech/recognizer'
import { SpeechFailure } from '../speech/speaker'
import { type ConcurrencyLimit, QueueFullError } from './concurrencyLimit'
import { createFlowLimit } from './flowLimit'
import { createUtterances, type SpeechEvent } from './utterances'

interface TranscriptionOptions {
  recognizer: Recognizer
  limit: ConcurrencyLimit
  /** Resolves to whether the session is still valid. */
  isAllowed: () => Promise<boolean>
  heartbeatMs: number
  log: FastifyBaseLogger
}

/** A client that has this much unread is disconnected. */
const maxUnsentBytes = 64 * 1024
/** The number of one user's utterances that may wait for the recognizer. */
const maxQueuedUtterances = 3
/** The time that a page has to close its side of a socket. */
const closeTimeoutMs = 2000

export function handleTranscriptionSocket(socket: WebSocket, options: TranscriptionOptions): void {
  const { isAllowed, heartbeatMs, log } = options
  const closing = new AbortController()
  const utterances = createUtterances()
  const isWithinFlow = createFlowLimit(() => performance.now())
  let isClosed = false
  let isEnding = false
  let hasPonged = true

  function closeSocket(code: number): void {
    if (isClosed) return
    isClosed = true
    clearInterval(heartbeat)
    closing.abort()
    socket.close(code)
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
  }

  function send(message: RelayMessage): void {
    if (isClosed || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxUnsentBytes) socket.terminate()
    else socket.send(JSON.stringify(message))
  }

  const sendProblem = (code: TranscriptionProblem, message: string): void => send({ type: 'problem', code, message })

  /** Closes the socket unless its session is still valid. */
  async function checkSession(): Promise<boolean> {
    try {
      if (await isAllowed()) return true
      closeSocket(closeCodes.sessionEnded)
    } catch (error) {
      // The session may still be valid, so the page must not hear that it has ended.
      log.error({ err: error }, 'the session of a transcription could not be checked')
      closeSocket(closeCodes.failed)
    }
    return false
  }

  /** Checks the session before a transcript is sent: a signed-out user must not get it. */
  async function sendIfAllowed(message: RelayMessage, signal: AbortSignal): Promise<void> {
    if ((await checkSession()) && !signal.aborted) send(message)
  }

  const { handleSpeech, waitForQueue } = createTranscriber(options, {
    closingSignal: closing.signal,
    sendProblem,
    sendIfAllowed,
  })

  function closeWithProblem(code: 'flood' | 'not_understood'): void {
    sendProblem(code, code === 'flood' ? voiceControlTexts.tooMuchAudio : voiceControlTexts.unreadableAudio)
    closeSocket(code === 'flood' ? closeCodes.flood : closeCodes.notUnderstood)
  }

  socket.on('message', (data, isBinary) => {
    if (isClosed) return
    const bytes = bytesOf(data)
    if (!isWithinFlow(bytes.length)) return closeWithProblem('flood')
    if (isBinary) {
      if (!isEnding) utterances.push(bytes).forEach(handleSpeech)
      return
    }
    if (!isEndMessage(bytes)) return closeWithProblem('not_understood')
    isEnding = true
    utterances.end().forEach(handleSpeech)
    void waitForQueue().then(() => closeSocket(1000))
  })
  // ws answers each ping, and unread answers would pile up.
  socket.on('ping', () => {
    if (!isClosed && !isWithinFlow(0)) closeWithProblem('flood')
  })
  socket.on('pong', () => {
    hasPonged = true
  })
  socket.once('close', () => {
    isClosed = true
    clearInterval(heartbeat)
    closing.abort()
  })

  const heartbeat = setInterval(() => {
    // A broken connection is only detected by missing pongs.
    if (!hasPonged) return socket.terminate()
    hasPonged = false
    socket.ping()
    void checkSession()
  }, heartbeatMs)
  heartbeat.unref()
  send({ type: 'ready' })
}

interface TranscriberOutput {
  /** Aborted when the socket closes. */
  closingSignal: AbortSignal
  sendProblem: (code: TranscriptionProblem, message: string) => void
  /** Sends a transcript, unless the signal is aborted or the session has ended. */
  sendIfAllowed: (message: RelayMessage, signal: AbortSignal) => Promise<void>
}

/** Transcribes the utterances of one socket one after the other, and partial ones while none is waiting. */
function createTranscriber(
  { recognizer, limit, log }: TranscriptionOptions,
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

/** Rejects a socket with a reason and closes it. */
export function rejectSocket(
  socket: WebSocket,
  rejection: { problem: TranscriptionProblem; message: string; code: number },
): void {
  const message: RelayMessage = { type: 'problem', code: rejection.problem, message: rejection.message }
  socket.send(JSON.stringify(message))
  socket.close(rejection.code)
  setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}

const isEndMessage = (bytes: Buffer): boolean => PageMessage.safeParse(parseJson(bytes.toString('utf8'))).success
