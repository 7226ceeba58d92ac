/** Fakes the microphone and the relay's socket, so that a test decides what is heard. */
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { RelayMessage } from '#shared/speech/transcription'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'

/** The sockets that the page has opened, in order. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = []
  bufferedAmount = 0
  sent: unknown[] = []
  isClosed = false
  constructor(readonly url: string) {
    super()
    FakeSocket.opened.push(this)
  }
  send(data: unknown): void {
    this.sent.push(data)
  }
  close(): void {
    this.isClosed = true
  }
}

class FakeTrack extends EventTarget {
  stop = vi.fn()
}

class FakeAudioContext {
  audioWorklet = { addModule: async () => undefined }
  destination = {}
  closed = 0
  createMediaStreamSource = () => ({ connect: (node: unknown) => node })
  resume = async () => undefined
  close = async () => {
    microphone.closedContexts += 1
  }
}

class FakeWorkletNode {
  port = Object.assign(new EventTarget(), { start: () => undefined })
  constructor() {
    microphone.port = this.port
  }
  connect = (node: unknown) => node
}

export const microphone = {
  track: new FakeTrack(),
  port: null as EventTarget | null,
  closedContexts: 0,
  getUserMedia: vi.fn(),
}

/** Replaces the browser's voice APIs; `restoreVoiceControl` undoes it. */
export function mockVoiceControl(): void {
  FakeSocket.opened = []
  microphone.track = new FakeTrack()
  microphone.port = null
  microphone.closedContexts = 0
  microphone.getUserMedia = vi.fn(async () => ({ getTracks: () => [microphone.track] }))
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('AudioWorkletNode', FakeWorkletNode)
  const getUserMedia = (constraints: unknown): unknown => microphone.getUserMedia(constraints)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
}

export function restoreVoiceControl(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
}

/** Waits until the page has opened a socket. */
export const findSocket = (): Promise<FakeSocket> =>
  waitFor(() => {
    const socket = FakeSocket.opened.at(-1)
    if (!socket) throw new Error('No socket was opened')
    return socket
  })

export const sendFromRelay = (socket: FakeSocket, message: RelayMessage): void =>
  act(() => {
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  })

export const closeSocket = (socket: FakeSocket, code: number): void =>
  act(() => {
    socket.dispatchEvent(Object.assign(new Event('close'), { code }))
  })

/** Turns the microphone on and reports that the relay is ready. */
export async function startListening(user: UserEvent): Promise<FakeSocket> {
  await user.click(await screen.findByRole('button', { name: voiceControlTexts.voiceCommands }))
  const socket = await findSocket()
  sendFromRelay(socket, { type: 'ready' })
  return socket
}

/** Sends one second of audio. */
export const sendAudio = (): void => {
  microphone.port?.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(32_000) }))
}
