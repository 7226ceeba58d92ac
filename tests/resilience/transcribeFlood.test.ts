import { createConnection, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { transcribePath } from '#shared/speech/transcription'
import { addPerson } from '../support/data/people'
import { startServer, type TestServer } from '../support/server/server'
import { type SpeechService, startSpeechService } from '../support/speech/service'
import { openSocket, silence, voice } from '../support/speech/sockets'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Returns the memory use after garbage collection, so that only audio that is still referenced counts. */
function heldBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}

const perSecond = 1000
const seconds = 3
const tickMs = 20
/** A tenth of a second of audio. Ten of these per second are as much as real speech. */
const chunk = voice(0.1)

let server: TestServer
let service: SpeechService
let url: string
beforeEach(async () => {
  service = await startSpeechService()
  server = await startServer({ SPEECH_RECOGNIZER: 'http', SPEECH_URL: service.url, SPEECH_RUNS: '1' })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await server.stop()
  await service.stop()
})

const someone = async () => server.signIn(await addPerson(server.database.db))

/** Builds a frame as a browser writes it, with a mask of zeros. */
function frameOf(bytes: Buffer): Buffer {
  const head = Buffer.from([0x82, 0xfe, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(bytes.length, 2)
  return Buffer.concat([head, bytes])
}

/** Opens a connection that reads nothing, ignores close frames, and is reopened whenever it is cut. */
function flood(token: string): { sent: () => number; cuts: () => number; stop: () => void } {
  const frame = frameOf(chunk)
  const { port } = new URL(url)
  let sent = 0
  let cuts = 0
  let isOver = false
  let line: Socket
  function begin(): void {
    line = createConnection(Number(port), '127.0.0.1').on('error', () => undefined)
    line.write(
      `GET ${transcribePath}?token=${token} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    line.once('close', () => {
      cuts += 1
      if (!isOver) begin()
    })
  }
  begin()
  const pump = setInterval(() => {
    // Data that the server does not accept would pile up here, in the same process.
    if (line.writableNeedDrain) return
    for (let count = 0; count < (perSecond * tickMs) / 1000; count += 1) line.write(frame)
    sent += (perSecond * tickMs) / 1000
  }, tickMs)
  return {
    sent: () => sent,
    cuts: () => cuts,
    stop() {
      isOver = true
      clearInterval(pump)
      line.destroy()
    },
  }
}

it('a thousand chunks a second from a client that never pauses neither accumulate nor delay another user', async () => {
  const other = await openSocket(url, await someone())
  expect(await other.next()).toEqual({ type: 'ready' })
  const before = heldBytes()
  const flooding = flood(await someone())
  let most = 0
  let sentences = 0
  // The flood continues and is cut repeatedly, while the other connection gets an answer to everything.
  while (flooding.sent() < seconds * perSecond || flooding.cuts() < 2) {
    other.speak(Buffer.concat([voice(0.8), silence(1)]))
    let message = await other.next()
    while (message !== 'ended' && message.type === 'partial') message = await other.next()
    expect(message).toEqual({ type: 'final', text: 'show my balance' })
    sentences += 1
    most = Math.max(most, heldBytes() - before)
    // Simulates a speaker who pauses, with less than a second of audio in each part.
    await delay(300)
  }
  flooding.stop()
  expect(sentences).toBeGreaterThan(2)
  // A page may send up to half a minute of audio, which is one megabyte.
  expect(most).toBeLessThan(8 * 1024 * 1024)
  other.raw.terminate()
  await expect.poll(() => server.app.websocketServer.clients.size).toBe(0)
})
