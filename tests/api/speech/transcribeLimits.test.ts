import { once } from 'node:events'
import { createConnection } from 'node:net'
import type {} from '@fastify/websocket'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { changePassword } from '#shared/contract/signIn/security'
import { logout } from '#shared/contract/signIn/session'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { users } from '../../../server/db/schema/signIn/users'
import { logOptions } from '../../../server/log'
import { addPerson, type Person, password } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import type { SpeechRequest, SpeechService } from '../../support/speech/service'
import { openSocket, type PageSocket, silence, voice } from '../../support/speech/sockets'
import { type SpeechServer, shareSpeechServers, startSpeechServer } from '../../support/speech/speechServers'

let server: TestServer
let service: SpeechService
let url: string
let person: Person
let token: string
let logged = ''
const stops: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const log = pino(logOptions('trace'), { write: (line: string) => (logged += line) })
const share = shareSpeechServers(log)

async function signInAt(speechServer: SpeechServer): Promise<void> {
  ;({ server, service, url } = speechServer)
  server.setNow(testNow)
  logged = ''
  person = await addPerson(server.database.db)
  token = await server.signIn(person)
  // What an earlier test has sent has arrived by now.
  service.reset()
}

/** Uses the server of the file with these settings, with a new person. */
const start = async (settings: Record<string, string> = {}): Promise<void> => signInAt(await share(settings))

/** Starts a server for this test alone. */
async function startOwn(settings: Record<string, string> = {}): Promise<void> {
  const own = await startSpeechServer(settings, log)
  stops.push(() => own.stop())
  await signInAt(own)
}

async function open(with_ = token): Promise<PageSocket> {
  const socket = await openSocket(url, with_)
  stops.push(() => socket.raw.terminate())
  expect(await socket.next()).toEqual({ type: 'ready' })
  return socket
}

describe('the transcription socket', () => {
  it.each(['', 'no-token-of-ours-at-all', 'x'.repeat(60)])(
    'is refused for the token %j before it opens',
    async (wrong) => {
      await start()
      await expect(openSocket(url, wrong)).rejects.toThrow('401')
    },
  )

  it('is rejected for an expired session', async () => {
    await start()
    server.setNow('2026-03-20T15:00:00.000Z')
    await expect(openSocket(url, token)).rejects.toThrow('401')
  })

  it('is rejected for a page of another website', async () => {
    await start()
    await expect(openSocket(url, token, { origin: 'https://evil.example' })).rejects.toThrow('403')
    const own = await openSocket(url, token, { origin: url })
    own.raw.terminate()
  })

  it('can also be opened with a header', async () => {
    await start()
    const socket = await openSocket(url, 'a-handle-of-the-shell-alone', { authorization: `Bearer ${token}` })
    stops.push(() => socket.raw.terminate())
    expect(await socket.next()).toEqual({ type: 'ready' })
  })

  it('is at its own address only', async () => {
    await start()
    await expect(openSocket(`${url}/api/v1`, token)).rejects.toThrow('404')
    expect((await server.app.inject(`/transcribe?token=${token}`)).statusCode).toBe(404)
  })

  it('never writes its token to the log', async () => {
    await start()
    await open()
    // A page's path, on which a client could also try to open a socket.
    const elsewhere = new WebSocket(`${url.replace('http', 'ws')}/sandbox?token=${token}`)
    const [, answer] = await once(elsewhere, 'unexpected-response')
    expect(answer).toMatchObject({ statusCode: 404 })
    elsewhere.on('error', () => undefined).terminate()
    await openSocket(url, `${token}x`).catch(() => undefined)
    await server.app.inject(`/transcribe?token=${token}`)
    expect(logged).toContain('/transcribe')
    expect(logged).not.toContain(token)
  })

  it('can be open twice per user, and again once one of them is closed', async () => {
    await start()
    const [first] = [await open(), await open()]
    const third = await openSocket(url, token)
    const problem = { type: 'problem', code: 'too_many_sockets', message: voiceControlTexts.tooManySockets }
    expect(await third.readAll()).toEqual([problem])
    expect(await third.closed).toBe(4429)
    const other = await server.signIn(await addPerson(server.database.db))
    await open(other)
    first.raw.close()
    await first.closed
    await open()
  })
})

describe('a session that can’t be checked', () => {
  it('closes the socket, but not as one that has ended', async () => {
    await start({ EVENTS_HEARTBEAT_MS: '400' })
    const socket = await open()
    await server.database.db.execute(sql`alter table sessions rename to sessions_away`)
    expect(await socket.closed).toBe(1011)
    await server.database.db.execute(sql`alter table sessions_away rename to sessions`)
  })
})

describe('a session that ends', () => {
  it('a session that ends by signing out closes the socket within a heartbeat', async () => {
    await start({ EVENTS_HEARTBEAT_MS: '400' })
    const socket = await open()
    await server.call(logout, {}, { token })
    expect(await socket.closed).toBe(4401)
  })

  it('a session that ends because of a new password closes the socket too', async () => {
    await start({ EVENTS_HEARTBEAT_MS: '400' })
    const socket = await open()
    const elsewhere = await server.signIn(person)
    const body = { user_email: person.email, old_password: password, new_password: 'Quill#2026' }
    const changed = await server.call(changePassword, { body }, { token: elsewhere })
    expect(changed.status).toBe(200)
    expect(await socket.closed).toBe(4401)
  })

  it('a session that ends because the user was disabled closes all of their sockets, and no others', async () => {
    await start({ EVENTS_HEARTBEAT_MS: '400' })
    const other = await open(await server.signIn(await addPerson(server.database.db)))
    const own = [await open(), await open(await server.signIn(person))]
    await server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
    expect(await Promise.all(own.map(({ closed }) => closed))).toEqual([4401, 4401])
    await expect(openSocket(url, token)).rejects.toThrow('401')
    other.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await other.next()).toMatchObject({ type: 'final' })
  })

  it('a session whose user is disabled during speech returns no transcript', async () => {
    await start()
    service.answer = async () => {
      await server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
      return { body: '{"text":"show my balance"}' }
    }
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await socket.readAll()).toEqual([])
    expect(await socket.closed).toBe(4401)
  })

  it('a session that expires closes the socket too', async () => {
    await start({ EVENTS_HEARTBEAT_MS: '400' })
    const socket = await open()
    server.setNow('2026-03-20T15:00:00.000Z')
    expect(await socket.closed).toBe(4401)
  })

  it('a session that ends during speech returns no transcript', async () => {
    await start()
    service.answer = async () => {
      await server.call(logout, {}, { token })
      return { body: '{"text":"show my balance"}' }
    }
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await socket.readAll()).toEqual([])
    expect(await socket.closed).toBe(4401)
  })
})

describe('a socket that sends too much', () => {
  it('is closed with a reason if it sends a thousand chunks at once, and they are discarded', async () => {
    await start()
    const socket = await open()
    const before = process.memoryUsage().arrayBuffers
    for (let chunk = 0; chunk < 1000; chunk += 1) socket.raw.send(voice(0.05))
    const problem = { type: 'problem', code: 'flood', message: voiceControlTexts.tooMuchAudio }
    expect((await socket.readAll()).at(-1)).toEqual(problem)
    expect(await socket.closed).toBe(1008)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024)
  })

  it('is closed if it sends sound faster than it is spoken', async () => {
    await start()
    const socket = await open()
    for (let chunk = 0; chunk < 45; chunk += 1) socket.raw.send(silence(1))
    expect(await socket.closed).toBe(1008)
  })

  it('is closed if it sends empty messages or pings', async () => {
    await start()
    const socket = await open()
    for (let ping = 0; ping < 200; ping += 1) socket.raw.ping()
    expect(await socket.closed).toBe(1008)
  })

  it('is closed immediately for a chunk that is too large', async () => {
    await start()
    const socket = await open()
    socket.raw.send(Buffer.alloc(65_537))
    expect(await socket.closed).toBe(1009)
  })

  it.each(['{', '"end"', '{"type":"begin"}', '{"type":"end","more":1}'])(
    'is closed if it sends nonsense: %s',
    async (text) => {
      await start()
      const socket = await open()
      socket.raw.send(text)
      expect(await socket.next()).toMatchObject({ type: 'problem', code: 'not_understood' })
      expect(await socket.closed).toBe(1003)
    },
  )

  it('gets a rejection per sentence beyond the recognizer’s limit, and the first are still answered', async () => {
    await startOwn({ SPEECH_RUNS: '1' })
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    service.answer = async () => {
      await released
      return { body: '{"text":"yes"}' }
    }
    const socket = await open()
    for (let sentence = 0; sentence < 5; sentence += 1) socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await socket.next()).toMatchObject({ type: 'problem', code: 'busy' })
    release()
    socket.end()
    const kinds = (await socket.readAll()).map(({ type }) => type)
    expect(kinds.filter((kind) => kind === 'final')).toHaveLength(3)
  })
})

describe('an interrupted socket', () => {
  it('cancels the work of the recognizer', async () => {
    await start()
    const firstRequest = new Promise<SpeechRequest>((resolve) => {
      service.answer = (question) => {
        resolve(question)
        return new Promise(() => undefined)
      }
    })
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    const { closed } = await firstRequest
    socket.raw.terminate()
    await closed
    // Two slots are free again, and the closed connection keeps none.
    await expect.poll(() => server.app.websocketServer.clients.size).toBe(0)
    await open()
    await open()
  })

  it('is detected by the heartbeat if it does not close', async () => {
    await startOwn({ EVENTS_HEARTBEAT_MS: '60' })
    const { port } = new URL(url)
    const line = createConnection(Number(port), '127.0.0.1')
    line.write(
      `GET /transcribe?token=${token} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    // The client opens the socket and then never responds.
    await once(line, 'data')
    line.resume()
    await once(line, 'close')
    await expect.poll(() => server.app.websocketServer.clients.size).toBe(0)
  })

  it('is closed in order when the server stops', async () => {
    await startOwn()
    const socket = await open()
    socket.speak(voice(1))
    await server.app.close()
    expect(await socket.closed).toBe(1001)
  })
})
