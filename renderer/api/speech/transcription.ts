/** The socket that sends microphone audio and receives transcripts. Each microphone session opens a new one. */
import { parseJson } from '#shared/format/parseJson'
import { bytesPerSecond, closeCodes, RelayMessage, transcribeUrl } from '#shared/speech/transcription'
import { getStoredSession, onSessionChange } from '../../session/storedSession'
import { runtimeConfig } from '../http'

/** Why a socket ended that this page did not close. */
export type SocketEndReason =
  | 'noRecognizer'
  | 'notReached'
  | 'lost'
  | 'signedOut'
  | 'tooManySockets'
  | 'flood'
  | 'notUnderstood'
  | 'busy'

interface SocketHandlers {
  onMessage: (message: RelayMessage) => void
  /** The connection is too slow and audio was dropped. Called once per slow phase. */
  onDropped: () => void
  onEnd: (reason: SocketEndReason) => void
}

export interface TranscriptionSocket {
  send: (pcm: ArrayBuffer) => void
  close: () => void
}

/** Audio queued longer than this is too old to be useful. */
const maxUnsentBytes = 4 * bytesPerSecond
/** Gives up when the relay is not ready after this time. */
const connectTimeoutMs = 10_000

const reasonByCloseCode: Record<number, SocketEndReason> = {
  [closeCodes.flood]: 'flood',
  [closeCodes.notUnderstood]: 'notUnderstood',
  [closeCodes.sessionEnded]: 'signedOut',
  [closeCodes.tooManySockets]: 'tooManySockets',
  [closeCodes.noRecognizer]: 'noRecognizer',
  1013: 'busy',
}

/** Returns whether the environment has speech recognition. */
export const hasRecognizer = async (): Promise<boolean> => (await runtimeConfig()).features['transcription'] === true

export async function openTranscriptionSocket({
  onMessage,
  onDropped,
  onEnd,
}: SocketHandlers): Promise<TranscriptionSocket> {
  const config = await runtimeConfig()
  const token = getStoredSession()?.token
  let isClosed = false
  let isReady = false
  let isDropping = false
  let socket: WebSocket | null = null

  function closeSocket(): void {
    isClosed = true
    clearTimeout(connectTimer)
    unsubscribe()
    socket?.close()
  }
  function finish(reason: SocketEndReason): void {
    if (isClosed) return
    closeSocket()
    onEnd(reason)
  }
  const connectTimer = setTimeout(() => finish('notReached'), connectTimeoutMs)
  // Another session means another person, or other rights.
  const unsubscribe = onSessionChange((session) => {
    if (session?.token !== token) finish('signedOut')
  })

  function receive(data: unknown): void {
    const message = parseMessage(data)
    if (!message || isClosed) return
    if (message.type === 'ready') {
      isReady = true
      clearTimeout(connectTimer)
    }
    onMessage(message)
  }

  if (token === undefined) queueMicrotask(() => finish('signedOut'))
  else {
    try {
      socket = new WebSocket(transcribeUrl(config, { origin: window.location.origin, token }))
      socket.addEventListener('message', ({ data }) => receive(data))
      // Browsers do not report why a socket was refused before it opened.
      socket.addEventListener('close', ({ code }) =>
        finish(reasonByCloseCode[code] ?? (isReady ? 'lost' : 'notReached')),
      )
    } catch {
      // The browser does not open sockets to this URL.
      queueMicrotask(() => finish('notReached'))
    }
  }

  return {
    send(pcm) {
      if (!socket || !isReady || isClosed) return
      const isSlow = socket.bufferedAmount > maxUnsentBytes
      if (isSlow && !isDropping) onDropped()
      isDropping = isSlow
      if (!isSlow) socket.send(pcm)
    },
    close: () => {
      if (!isClosed) closeSocket()
    },
  }
}

/** Returns null for messages that the relay never sends. */
const parseMessage = (data: unknown): RelayMessage | null =>
  RelayMessage.safeParse(parseJson(String(data))).data ?? null
