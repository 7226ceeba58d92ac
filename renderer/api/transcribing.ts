/** The socket on which the microphone's sound goes out and what was said comes back. It is opened once: whoever speaks again opens another. */
import { bytesPerSecond, closeCodes, RelayMessage, transcribeUrl } from '#shared/transcribing'
import { heldSession, onSessionChange } from '../session/heldSession'
import { runtimeConfig } from './http'

/** Why a socket ended that nobody here closed. */
export type SocketEnd =
  | 'noRecognizer'
  | 'notReached'
  | 'lost'
  | 'signedOut'
  | 'tooManySockets'
  | 'flood'
  | 'notUnderstood'
  | 'busy'

export interface SocketEvents {
  onMessage: (message: RelayMessage) => void
  /** The line is too slow for sound: some of it was left out. Told once, until it runs again. */
  onDropped: () => void
  onEnd: (why: SocketEnd) => void
}

export interface TranscribingSocket {
  send: (pcm: ArrayBuffer) => void
  close: () => void
}

/** What waits longer than this is too old to be answered. */
const mostUnsentBytes = 4 * bytesPerSecond
/** A relay that says nothing for so long is not there. */
const patienceMs = 10_000

const endOf: Record<number, SocketEnd> = {
  [closeCodes.flood]: 'flood',
  [closeCodes.notUnderstood]: 'notUnderstood',
  [closeCodes.sessionEnded]: 'signedOut',
  [closeCodes.tooManySockets]: 'tooManySockets',
  [closeCodes.noRecognizer]: 'noRecognizer',
  1013: 'busy',
}

/** Whether anything listens at all, as the environment says. */
export const hasRecognizer = async (): Promise<boolean> => (await runtimeConfig()).features['transcription'] === true

export async function openTranscribing({ onMessage, onDropped, onEnd }: SocketEvents): Promise<TranscribingSocket> {
  const config = await runtimeConfig()
  const token = heldSession()?.token
  let isOver = false
  let isReady = false
  let isDropping = false
  let socket: WebSocket | null = null

  function leave(): void {
    isOver = true
    clearTimeout(patience)
    forget()
    socket?.close()
  }
  function end(why: SocketEnd): void {
    if (isOver) return
    leave()
    onEnd(why)
  }
  const patience = setTimeout(() => end('notReached'), patienceMs)
  // Another session is another person, or the same with other rights.
  const forget = onSessionChange((session) => {
    if (session?.token !== token) end('signedOut')
  })

  function receive(data: unknown): void {
    const message = messageIn(data)
    if (!message || isOver) return
    if (message.type === 'ready') {
      isReady = true
      clearTimeout(patience)
    }
    onMessage(message)
  }

  if (token === undefined) queueMicrotask(() => end('signedOut'))
  else {
    try {
      socket = new WebSocket(transcribeUrl(config, { origin: window.location.origin, token }))
      socket.addEventListener('message', ({ data }) => receive(data))
      // Browsers do not say why a socket was refused before it was open.
      socket.addEventListener('close', ({ code }) => end(endOf[code] ?? (isReady ? 'lost' : 'notReached')))
    } catch {
      // An address that the browser opens no socket to.
      queueMicrotask(() => end('notReached'))
    }
  }

  return {
    send(pcm) {
      if (!socket || !isReady || isOver) return
      const isSlow = socket.bufferedAmount > mostUnsentBytes
      if (isSlow && !isDropping) onDropped()
      isDropping = isSlow
      if (!isSlow) socket.send(pcm)
    },
    close: () => {
      if (!isOver) leave()
    },
  }
}

/** Null for what the relay never sends. */
function messageIn(data: unknown): RelayMessage | null {
  try {
    const read = RelayMessage.safeParse(JSON.parse(String(data)))
    return read.success ? read.data : null
  } catch {
    return null // No JSON: not the relay's.
  }
}
