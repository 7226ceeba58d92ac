/**
 * Handles one transcription socket: audio comes in, utterances go to the recognizer, transcripts go back. Nothing is
 * stored.
 */
import type { RawData, WebSocket } from 'ws'
import { parseJson } from '#shared/format/parseJson'
import { closeCodes, PageMessage, type RelayMessage, type TranscriptionProblem } from '#shared/speech/transcription'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { createFlowLimit } from './flowLimit'
import { startHeartbeat } from './heartbeat'
import { createTranscriber, type TranscriberOptions } from './transcriber'
import { createUtterances } from './utterances'

interface TranscriptionOptions extends TranscriberOptions {
  /** Resolves to whether the session is still valid. */
  isAllowed: () => Promise<boolean>
  heartbeatMs: number
}

/** A client that has this much unread is disconnected. */
const maxUnsentBytes = 64 * 1024
/** The time that a page has to close its side of a socket. */
const closeTimeoutMs = 2000

export function handleTranscriptionSocket(socket: WebSocket, options: TranscriptionOptions): void {
  const { isAllowed, heartbeatMs, log } = options
  const closing = new AbortController()
  const utterances = createUtterances()
  const isWithinFlow = createFlowLimit(() => performance.now())
  let isClosed = false
  let isEnding = false

  function closeSocket(code: number): void {
    if (isClosed) return
    isClosed = true
    stopHeartbeat()
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
  socket.once('close', () => {
    isClosed = true
    stopHeartbeat()
    closing.abort()
  })

  const stopHeartbeat = startHeartbeat(socket, heartbeatMs, () => void checkSession())
  send({ type: 'ready' })
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
