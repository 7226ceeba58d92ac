/** Fakes the microphone and the relay's socket, so that a test decides what is heard. */
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { RelayMessage } from '#shared/transcription'
import * as voiceControlTexts from '#shared/texts/voiceControl'

/** The sockets that the page has opened, in order. */
export class PlayedSocket extends EventTarget {
  static opened: PlayedSocket[] = []
  bufferedAmount = 0
  sent: unknown[] = []
  isClosed = false
  constructor(readonly url: string) {
    super()
    PlayedSocket.opened.push(this)
  }
  send(data: unknown): void {
    this.sent.push(data)
  }
  close(): void {
    this.isClosed = true
  }
}

class PlayedTrack extends EventTarget {
  stop = vi.fn()
}

class PlayedContext {
  audioWorklet = { addModule: async () => undefined }
  destination = {}
  closed = 0
  createMediaStreamSource = () => ({ connect: (node: unknown) => node })
  resume = async () => undefined
  close = async () => {
    microphone.closedContexts += 1
  }
}

class PlayedNode {
  port = Object.assign(new EventTarget(), { start: () => undefined })
  constructor() {
    microphone.port = this.port
  }
  connect = (node: unknown) => node
}

export const microphone = {
  track: new PlayedTrack(),
  port: null as EventTarget | null,
  closedContexts: 0,
  ask: vi.fn(),
}

/** Replaces the browser's voice APIs; `restoreVoice` undoes it. */
export function playVoice(): void {
  PlayedSocket.opened = []
  microphone.track = new PlayedTrack()
  microphone.port = null
  microphone.closedContexts = 0
  microphone.ask = vi.fn(async () => ({ getTracks: () => [microphone.track] }))
  vi.stubGlobal('WebSocket', PlayedSocket)
  vi.stubGlobal('AudioContext', PlayedContext)
  vi.stubGlobal('AudioWorkletNode', PlayedNode)
  const getUserMedia = (wish: unknown): unknown => microphone.ask(wish)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
}

export function takeAway(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
}

/** Waits until the page has opened a socket. */
export const theSocket = (): Promise<PlayedSocket> =>
  waitFor(() => {
    const socket = PlayedSocket.opened.at(-1)
    if (!socket) throw new Error('No socket was opened')
    return socket
  })

export const tell = (socket: PlayedSocket, message: RelayMessage): void =>
  act(() => {
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  })

export const endSocket = (socket: PlayedSocket, code: number): void =>
  act(() => {
    socket.dispatchEvent(Object.assign(new Event('close'), { code }))
  })

/** Turns the microphone on and reports that the relay is ready. */
export async function beginSpeaking(hands: UserEvent): Promise<PlayedSocket> {
  await hands.click(await screen.findByRole('button', { name: voiceControlTexts.voiceCommands }))
  const socket = await theSocket()
  tell(socket, { type: 'ready' })
  return socket
}

/** Sends one second of audio. */
export const sound = (): void => {
  microphone.port?.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(32_000) }))
}
