import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speakText } from '#shared/contract/speech/relay'
import { buildRelayApp } from '../../../server/relay/app'
import { createSpeechEngines } from '../../../server/relay/speech/engines'
import { isWav } from '../../../server/relay/speech/wav'
import { addPerson } from '../../support/data/people'
import { startServer, type TestServer } from '../../support/server/server'
import { openSocket } from '../../support/speech/sockets'

interface Apart {
  portal: TestServer
  relay: FastifyInstance
  /** The URL on which the relay listens. */
  url: string
  token: string
  stop: () => Promise<void>
}

async function startApart(settings: Record<string, string>): Promise<Apart> {
  const portal = await startServer({ RELAY_PORT: '4010', ...settings })
  const { services } = portal
  const speech = await createSpeechEngines(services.config, services.log)
  const relay = await buildRelayApp({ ...services, speech })
  return {
    portal,
    relay,
    url: await relay.listen({ port: 0, host: '127.0.0.1' }),
    token: await portal.signIn(await addPerson(portal.database.db)),
    async stop() {
      await relay.close()
      await speech.close()
      await portal.stop()
    },
  }
}

const speakTo = ({ relay }: Apart, headers: Record<string, string>) =>
  relay.inject({ method: 'POST', url: speakText.path, payload: { text: 'Hello.' }, headers })
const askBefore = ({ relay }: Apart, origin: string) =>
  relay.inject({
    method: 'OPTIONS',
    url: speakText.path,
    headers: { origin, 'access-control-request-method': 'POST' },
  })

let apart: Apart
let portal: TestServer
let relay: FastifyInstance
let url: string
let token: string
beforeAll(async () => {
  apart = await startApart({ PUBLIC_URL: 'https://portal.example' })
  ;({ portal, relay, url, token } = apart)
})
afterAll(() => apart.stop())

const speak = (headers: Record<string, string>) => speakTo(apart, headers)
const bearer = () => ({ authorization: `Bearer ${token}` })

describe('a relay on its own port', () => {
  it('accepts the portal’s sessions, and the portal itself no longer answers its calls', async () => {
    const answer = await speak(bearer())
    expect(answer.statusCode).toBe(200)
    expect(isWav(answer.rawPayload)).toBe(true)
    expect((await speak({})).statusCode).toBe(401)
    expect((await portal.call(speakText, { body: { text: 'Hello.' } }, { token })).status).toBe(404)
    expect((await relay.inject('/api/v1/customer/profile')).statusCode).toBe(404)
  })

  it('accepts calls from pages of the portal, and from no other website', async () => {
    const preflight = await askBefore(apart, 'https://portal.example')
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://portal.example',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    })
    const answer = await speak({ ...bearer(), origin: 'https://portal.example' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example')
    const foreign = await speak({ ...bearer(), origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('opens sockets for pages of the portal and of the desktop shell, and for no others', async () => {
    for (const origin of ['https://portal.example', 'app://console']) {
      const socket = await openSocket(url, token, { origin })
      expect(await socket.next()).toMatchObject({ code: 'no_recognizer' })
      socket.raw.terminate()
    }
    for (const origin of ['https://evil.example', 'app://other', 'null']) {
      await expect(openSocket(url, token, { origin })).rejects.toThrow('403')
    }
  })

  it('is announced to the page, with its headers and its health', async () => {
    expect((await portal.app.inject('/config.json')).json()).toMatchObject({ relayUrl: 'http://localhost:4010' })
    const ready = await relay.inject('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it('does not skip the check of the origin for calls that claim to be from the shell', async () => {
    expect((await speak({ ...bearer(), origin: 'app://console' })).statusCode).toBe(403)
  })
})

describe('a relay on its own port without a configured portal address', () => {
  let here: Apart
  beforeAll(async () => {
    here = await startApart({ PORT: '4321' })
  })
  afterAll(() => here.stop())

  it('accepts pages of the portal on this machine: by calls and by sockets', async () => {
    const origin = 'http://localhost:4321'
    expect((await askBefore(here, origin)).headers['access-control-allow-origin']).toBe(origin)
    const answer = await speakTo(here, { authorization: `Bearer ${here.token}`, origin })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    const socket = await openSocket(here.url, here.token, { origin })
    expect(await socket.next()).toMatchObject({ code: 'no_recognizer' })
    socket.raw.terminate()
  })

  it.each([
    'http://localhost:4322',
    'https://localhost:4321',
    'http://localhost.evil.example:4321',
    'http://evil.example',
    'null',
  ])('rejects the pages of %s, by calls and by sockets', async (origin) => {
    expect((await askBefore(here, origin)).headers['access-control-allow-origin']).toBeUndefined()
    const answer = await speakTo(here, { authorization: `Bearer ${here.token}`, origin })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    await expect(openSocket(here.url, here.token, { origin })).rejects.toThrow('403')
  })
})

describe('a portal whose relay is a separate program', () => {
  it('starts no engine, and knows from its settings what is available', async () => {
    const alone = await startServer({
      RELAY_PORT: '4010',
      SPEECH_SPEAKER: 'none',
      SPEECH_RECOGNIZER: 'http',
      SPEECH_URL: 'http://127.0.0.1:9',
    })
    expect(alone.speech).toBeNull()
    expect((await alone.app.inject('/config.json')).json()).toMatchObject({
      features: { speech: false, transcription: true },
    })
    await alone.stop()
  })
})
