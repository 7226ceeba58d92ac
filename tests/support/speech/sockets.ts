/** The page's side of the transcription socket, and sounds to send over it. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import WebSocket from 'ws'
import { bytesPerSecond, RelayMessage, transcribePath } from '#shared/speech/transcription'

export interface PageSocket {
  raw: WebSocket
  /** Returns the next message, or `ended` when the socket is closed. */
  next(): Promise<RelayMessage | 'ended'>
  /** Returns all messages until the socket is closed. */
  readAll(): Promise<RelayMessage[]>
  /** Settles with the socket's close code. */
  closed: Promise<number>
  /** Sends audio in chunks of one second, as a page does. */
  speak(pcm: Buffer): void
  end(): void
}

/** Opens a socket. Throws the HTTP status with which it was rejected. */
export async function openSocket(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<PageSocket> {
  const address = `${url.replace(/^http/, 'ws')}${transcribePath}?token=${encodeURIComponent(token)}`
  const raw = new WebSocket(address, { headers })
  const messages: RelayMessage[] = []
  const pendingReads: ((message: RelayMessage | 'ended') => void)[] = []
  let isClosed = false
  raw.on('message', (data: Buffer) => {
    const message = RelayMessage.parse(JSON.parse(data.toString()))
    const resolveFirst = pendingReads.shift()
    if (resolveFirst) resolveFirst(message)
    else messages.push(message)
  })
  const closed = new Promise<number>((resolve) =>
    raw.once('close', (code: number) => {
      isClosed = true
      for (const resolveRead of pendingReads.splice(0)) resolveRead('ended')
      resolve(code)
    }),
  )
  const refused = new Promise<never>((_resolve, reject) =>
    raw.once('unexpected-response', (_request, answer) => {
      reject(new Error(String(answer.statusCode)))
      raw.terminate()
    }),
  )
  raw.on('error', () => undefined)
  await Promise.race([once(raw, 'open'), refused])
  const next = (): Promise<RelayMessage | 'ended'> => {
    const first = messages.shift()
    if (first) return Promise.resolve(first)
    return isClosed ? Promise.resolve('ended') : new Promise((resolve) => pendingReads.push(resolve))
  }
  return {
    raw,
    next,
    async readAll() {
      const all: RelayMessage[] = []
      for (let message = await next(); message !== 'ended'; message = await next()) all.push(message)
      return all
    },
    closed,
    speak(pcm) {
      for (let offset = 0; offset < pcm.length; offset += bytesPerSecond)
        raw.send(pcm.subarray(offset, offset + bytesPerSecond))
    },
    end: () => raw.send(JSON.stringify({ type: 'end' })),
  }
}

const bytesOf = (seconds: number): number => 2 * Math.round((seconds * bytesPerSecond) / 2)

export const silence = (seconds: number): Buffer => Buffer.alloc(bytesOf(seconds))

/** Creates a buzz with the rhythm of syllables: loud for a fifth of a second, softer for a tenth. */
export function voice(seconds: number, loudness = 8000): Buffer {
  const pcm = silence(seconds)
  for (let offset = 0; offset < pcm.length / 2; offset += 1) {
    const isLoud = (offset / 16_000) % 0.3 < 0.2
    const wave = Math.sin((2 * Math.PI * 160 * offset) / 16_000) + Math.sin((2 * Math.PI * 1200 * offset) / 16_000)
    pcm.writeInt16LE(Math.round((wave / 2) * loudness * (isLoud ? 1 : 0.1)), offset * 2)
  }
  return pcm
}

/** Reads a sound that was made by Flite; see README.md. */
const readRecording = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`./${name}.wav`, import.meta.url))).subarray(44)

export const fiftyDollars = (): Buffer => readRecording('make-payment-fifty-dollars')
/** Contains no command, though a recognizer with a grammar finds one in it. */
export const seaShells = (): Buffer => readRecording('she-sells-sea-shells')
