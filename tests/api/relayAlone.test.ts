import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speakText } from '#shared/contract/relay'
import { buildRelay } from '../../server/relay/app'
import { isWav } from '../../server/relay/speech/wav'
import { addPerson } from '../support/people'
import { startServer, type TestServer } from '../support/server'
import { openSocket } from '../support/speech/sockets'

let portal: TestServer
let relay: FastifyInstance
let url: string
let token: string
beforeAll(async () => {
  portal = await startServer({ RELAY_PORT: '4010', PUBLIC_URL: 'https://portal.example' })
  relay = await buildRelay(portal.services)
  url = await relay.listen({ port: 0, host: '127.0.0.1' })
  token = await portal.signIn(await addPerson(portal.database.db))
})
afterAll(async () => {
  await relay.close()
  await portal.stop()
})

const speak = (headers: Record<string, string>) =>
  relay.inject({ method: 'POST', url: speakText.path, payload: { text: 'Hello.' }, headers })
const bearer = () => ({ authorization: `Bearer ${token}` })

describe('a relay on a port of its own', () => {
  it('answers with the sessions of the portal, which itself answers nothing of it any more', async () => {
    const answer = await speak(bearer())
    expect(answer.statusCode).toBe(200)
    expect(isWav(answer.rawPayload)).toBe(true)
    expect((await speak({})).statusCode).toBe(401)
    expect((await portal.call(speakText, { body: { text: 'Hello.' } }, { token })).status).toBe(404)
    expect((await relay.inject('/api/v1/customer/profile')).statusCode).toBe(404)
  })

  it('lets pages of the portal call it, and those of no other website', async () => {
    const asked = await relay.inject({
      method: 'OPTIONS',
      url: speakText.path,
      headers: { origin: 'https://portal.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
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

  it('opens sockets to pages of the portal and of the desktop shell, and to no others', async () => {
    for (const origin of ['https://portal.example', 'app://console']) {
      const socket = await openSocket(url, token, { origin })
      expect(await socket.next()).toMatchObject({ code: 'no_recognizer' })
      socket.raw.terminate()
    }
    for (const origin of ['https://evil.example', 'app://other', 'null']) {
      await expect(openSocket(url, token, { origin })).rejects.toThrow('403')
    }
  })

  it('is named to the page, with its headers and its health', async () => {
    expect((await portal.app.inject('/config.json')).json()).toMatchObject({ relayUrl: 'http://localhost:4010' })
    const ready = await relay.inject('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it('is no way around the origin for calls that say they are the shell’s', async () => {
    expect((await speak({ ...bearer(), origin: 'app://console' })).statusCode).toBe(403)
  })
})
