/** One socket from its opening to its end: sound comes in, utterances go to the recognizer, transcripts go back. Nothing is kept. */
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { sentenceLength } from '#shared/commands/understood'
import { closeCodes, PageMessage, type RelayMessage, type TranscribingProblem } from '#shared/transcribing'
import type { Recognizer } from '../speech/recognizer'
import { SpeechFailure } from '../speech/speaker'
import { createFlow } from './flow'
import { NoTurn, type Turns } from './turns'
import { createUtterances, type Heard } from './utterances'
import * as voiceControlTexts from '#shared/texts/voiceControl'

export interface Listening {
  recognizer: Recognizer
  turns: Turns
  /** The session lives. */
  isAllowed: () => Promise<boolean>
  heartbeatMs: number
  log: FastifyBaseLogger
}

/** Who does not read their transcripts is cut off. */
const mostUnsentBytes = 64 * 1024
/** Of one person: so many utterances may wait for the recognizer. */
const mostSaid = 3
/** How long a page has to end its side of a socket. */
const partingMs = 2000

export function listen(socket: WebSocket, { recognizer, turns, isAllowed, heartbeatMs, log }: Listening): void {
  const gone = new AbortController()
  const utterances = createUtterances()
  const mayCome = createFlow(() => performance.now())
  let isOver = false
  let isEnding = false
  let hasAnswered = true
  let saidCount = 0
  let order = Promise.resolve()
  let partial: AbortController | null = null

  function part(code: number): void {
    if (isOver) return
    isOver = true
    clearInterval(beat)
    gone.abort()
    socket.close(code)
    setTimeout(() => socket.terminate(), partingMs).unref()
  }

  function send(message: RelayMessage): void {
    if (isOver || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostUnsentBytes) socket.terminate()
    else socket.send(JSON.stringify(message))
  }

  const tell = (code: TranscribingProblem, message: string): void => send({ type: 'problem', code, message })

  /** Before whatever was said is told: signed out by now, nobody is told it. */
  async function sendIfAllowed(message: RelayMessage, signal: AbortSignal): Promise<void> {
    if (!(await isAllowed().catch(() => false))) return part(closeCodes.sessionEnded)
    if (!signal.aborted) send(message)
  }

  async function transcribe(pcm: Buffer, { signal, type }: { signal: AbortSignal; type: 'partial' | 'final' }) {
    const text = await turns.run(signal, () => recognizer.transcribe(pcm, signal))
    // Of what is still being said nothing may be heard yet; its end is told all the same.
    if (signal.aborted || (text === '' && type === 'partial')) return
    if (text.length <= sentenceLength) return sendIfAllowed({ type, text }, signal)
    // Never cut: without its end a sentence can be another command.
    if (type === 'final') tell('too_long', voiceControlTexts.tooLong)
  }

  function failed(error: unknown): void {
    if (gone.signal.aborted) return
    if (error instanceof NoTurn) return tell('busy', voiceControlTexts.busy)
    log.warn(error instanceof SpeechFailure ? { reason: error.message } : { err: error }, 'speech was not recognized')
    tell('recognizer_failed', voiceControlTexts.recognizerFailed)
  }

  function said(pcm: Buffer): void {
    partial?.abort()
    if (saidCount >= mostSaid) return tell('busy', voiceControlTexts.busy)
    saidCount += 1
    const { signal } = gone
    order = order
      .then(() => transcribe(pcm, { signal, type: 'final' }))
      .catch(failed)
      .finally(() => {
        saidCount -= 1
      })
  }

  /** A look at what is being said is worth no waiting, and none of it comes after the whole. */
  function looked(pcm: Buffer): void {
    if (partial || saidCount > 0 || !turns.isFree()) return
    const look = new AbortController()
    partial = look
    transcribe(pcm, { signal: AbortSignal.any([gone.signal, look.signal]), type: 'partial' })
      .catch((error: unknown) => {
        if (!look.signal.aborted) log.debug({ err: error }, 'a partial transcript was not to be had')
      })
      .finally(() => {
        partial = null
      })
  }

  function heard({ kind, pcm }: Heard): void {
    if (kind === 'said') said(pcm)
    else looked(pcm)
  }

  function refuse(code: 'flood' | 'not_understood'): void {
    tell(code, code === 'flood' ? voiceControlTexts.flood : voiceControlTexts.notUnderstood)
    part(code === 'flood' ? closeCodes.flood : closeCodes.notUnderstood)
  }

  socket.on('message', (data, isBinary) => {
    if (isOver) return
    const bytes = bytesOf(data)
    if (!mayCome(bytes.length)) return refuse('flood')
    if (isBinary) {
      if (!isEnding) utterances.push(bytes).forEach(heard)
      return
    }
    if (!isEndMessage(bytes)) return refuse('not_understood')
    isEnding = true
    utterances.end().forEach(heard)
    void order.then(() => part(1000))
  })
  // Each is answered by itself: unread, the answers would pile up.
  socket.on('ping', () => {
    if (!isOver && !mayCome(0)) refuse('flood')
  })
  socket.on('pong', () => {
    hasAnswered = true
  })
  socket.once('close', () => {
    isOver = true
    clearInterval(beat)
    gone.abort()
  })

  const beat = setInterval(() => {
    // A line that was cut says nothing.
    if (!hasAnswered) return socket.terminate()
    hasAnswered = false
    socket.ping()
    void isAllowed()
      .catch(() => false)
      .then((isStillThere) => isStillThere || part(closeCodes.sessionEnded))
  }, heartbeatMs)
  beat.unref()
  send({ type: 'ready' })
}

/** A socket on which nobody is listened to: told why, and ended. */
export function turnAway(
  socket: WebSocket,
  why: { problem: TranscribingProblem; message: string; code: number },
): void {
  const message: RelayMessage = { type: 'problem', code: why.problem, message: why.message }
  socket.send(JSON.stringify(message))
  socket.close(why.code)
  setTimeout(() => socket.terminate(), partingMs).unref()
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}

function isEndMessage(bytes: Buffer): boolean {
  try {
    return PageMessage.safeParse(JSON.parse(bytes.toString('utf8'))).success
  } catch {
    return false // No JSON: not understood either.
  }
}
