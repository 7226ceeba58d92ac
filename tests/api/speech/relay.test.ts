import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { logout } from '#shared/contract/signIn/session'
import { speakText } from '#shared/contract/speech/relay'
import * as relayTexts from '#shared/texts/speech/relay'
import { createText2wav } from '../../../server/relay/speech/text2wav'
import { isWav } from '../../../server/relay/speech/wav'
import { addPerson } from '../../support/data/people'
import { startServer, type TestServer } from '../../support/server/server'
import { fragileEngine } from '../../support/speech/engines'
import { type SpeechResponse, type SpeechService, startSpeechService } from '../../support/speech/service'

let server: TestServer
let token: string
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** The server with the portal's own engine, which needs some time to warm up. */
let shared: Promise<TestServer> | undefined
afterAll(async () => (await shared)?.stop())

async function signInAt(started: TestServer): Promise<void> {
  server = started
  token = await server.signIn(await addPerson(server.database.db))
}

/** Uses the server of the file, with a new person. */
const start = async (): Promise<void> => signInAt(await (shared ??= startServer()))

/** Starts a server for this test alone. */
async function startOwn(settings: Record<string, string> = {}): Promise<void> {
  const own = await startServer(settings)
  stops.push(() => own.stop())
  await signInAt(own)
}

const speak = (text: string) => server.call(speakText, { body: { text } }, { token })

/** Returns the duration of a WAV file, in seconds. */
const secondsOf = (wav: Buffer): number => (wav.length - 44) / wav.readUInt32LE(28)

describe('speech synthesis', () => {
  it('returns a WAV file of the right length that may not be cached', async () => {
    await start()
    const answer = await speak('Your payment of fifty dollars was posted.')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' })
    expect(isWav(answer.bytes)).toBe(true)
    expect(answer.bytes.readUInt32LE(4)).toBe(answer.bytes.length - 8)
    expect(secondsOf(answer.bytes)).toBeGreaterThan(1.5)
    expect(secondsOf(answer.bytes)).toBeLessThan(5)
    const short = await speak('Yes.')
    expect(secondsOf(short.bytes)).toBeLessThan(secondsOf(answer.bytes) / 2)
  })

  it('speaks the text, even if it looks like an option or markup', async () => {
    await start()
    for (const text of ['-f /etc/passwd', '--help', '$(reboot)', '"; rm -rf /', '😀', '\u0000\ud800']) {
      const answer = await speak(text)
      expect(answer.status, text).toBe(200)
      expect(isWav(answer.bytes), text).toBe(true)
    }
  })

  it('requires a signed-in user', async () => {
    await start()
    expect((await server.call(speakText, { body: { text: 'Hello' } })).status).toBe(401)
    await server.call(logout, {}, { token })
    expect((await speak('Hello')).status).toBe(401)
  })

  it('accepts 500 letters and rejects more at the field', async () => {
    await start()
    expect((await speak('a'.repeat(500))).status).toBe(200)
    const answer = await speak('a'.repeat(501))
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('text')
    expect((await speak('   ')).status).toBe(400)
  })

  it('is limited in frequency', async () => {
    await startOwn({ SPEECH_SPEAKER: 'http', SPEECH_URL: 'http://127.0.0.1:9' })
    for (let text = 0; text < 120; text += 1) expect((await speak('Hello')).status).toBe(503)
    expect((await speak('Hello')).status).toBe(429)
  })

  it('reports that nothing is configured', async () => {
    await startOwn({ SPEECH_SPEAKER: 'none' })
    const answer = await speak('Hello')
    expect(answer.status).toBe(503)
    expect(answer.messages).toEqual([relayTexts.noSpeaker])
    expect((await server.app.inject('/config.json')).json()).toMatchObject({ features: { speech: false } })
  })
})

describe('a speech engine', () => {
  const quiet = (): AbortSignal => new AbortController().signal

  it('causes one error if it crashes, and speaks the next text', async () => {
    await startOwn()
    const engine = createText2wav({ timeoutMs: 60_000, program: fragileEngine })
    stops.push(() => engine.close())
    if (server.speech) server.speech.speaker = engine
    const answer = await speak('crash')
    expect(answer.status).toBe(503)
    expect(answer.messages).toEqual([relayTexts.speakerFailed])
    expect((await speak('Hello')).status).toBe(200)
  })

  it('is restarted for the next text if it ends between two', async () => {
    const engine = createText2wav({ timeoutMs: 60_000, program: fragileEngine })
    stops.push(() => engine.close())
    for (let time = 0; time < 5; time += 1) {
      await engine.speak('last', quiet())
      expect(isWav((await engine.speak('Hello', quiet())).audio)).toBe(true)
    }
  })

  it('is ended after a timeout if it hangs, and waiting texts are spoken', async () => {
    const engine = createText2wav({ timeoutMs: 1500, program: fragileEngine })
    stops.push(() => engine.close())
    const hanging = engine.speak('hang', quiet())
    const behind = engine.speak('Hello', quiet())
    await expect(hanging).rejects.toThrow('took too long')
    expect(isWav((await behind).audio)).toBe(true)
  })

  it('never returns the sound of one text for another', async () => {
    const engine = createText2wav({ timeoutMs: 60_000, program: fragileEngine })
    stops.push(() => engine.close())
    const texts = Array.from({ length: 20 }, (_, at) => `text ${at}`)
    const spoken = await Promise.all(texts.map((text) => engine.speak(text, quiet())))
    expect(spoken.map(({ audio }) => audio.subarray(44).toString())).toEqual(texts)
  })

  it('is warmed up before the first text, as is each one that replaces it', async () => {
    const engine = createText2wav({ timeoutMs: 60_000, program: fragileEngine })
    stops.push(() => engine.close())
    const before = async () => String((await engine.speak('how many before', quiet())).audio.subarray(44))
    engine.prepare()
    expect(await before()).toBe('1')
    for (let read = 2; read < 300; read += 1) await engine.speak('Hello', quiet())
    expect(await before()).toBe('1')
  })

  it('is warmed up as soon as the relay is reachable', async () => {
    await startOwn()
    const { speech } = server
    if (!speech) throw new Error('The portal has no engines')
    const prepare = vi.fn()
    speech.speaker = { name: 'played', speak: () => Promise.reject(new Error()), prepare, close: async () => undefined }
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('speaks nothing for a user who has left, and ends with the server', async () => {
    const engine = createText2wav({ timeoutMs: 60_000, program: fragileEngine })
    const leaving = new AbortController()
    const first = engine.speak('hang', quiet())
    const left = engine.speak('Hello', leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow('The request was canceled')
    const ended = expect(first).rejects.toThrow('The server ends')
    await engine.close()
    await ended
    await expect(engine.speak('Hello', quiet())).rejects.toThrow()
  })
})

describe('an external speech service', () => {
  async function startService(answered: SpeechResponse): Promise<SpeechService> {
    const service = await startSpeechService()
    stops.push(() => service.stop())
    service.answer = () => answered
    return service
  }

  it('is called like OpenAI’s if that is configured', async () => {
    const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(60)])
    const service = await startService({ type: 'audio/wav', body: wav })
    await startOwn({
      SPEECH_SPEAKER: 'http',
      SPEECH_URL: `${service.url}/v1/`,
      SPEECH_KEY: 'sk-1',
      SPEECH_VOICE: 'nova',
    })
    const answer = await speak('Hello')
    expect(answer.bytes).toEqual(wav)
    const [request] = service.requests
    expect(request).toMatchObject({ url: '/v1/audio/speech', key: 'Bearer sk-1' })
    const body = { model: 'tts-1', voice: 'nova', input: 'Hello', response_format: 'wav' }
    expect(JSON.parse(String(request?.body))).toEqual(body)
  })

  it.each([
    ['refuses', { status: 401, body: '{"error":"secret reason"}' }],
    ['answers something else', { type: 'text/html', body: '<html></html>' }],
  ])('causes one error if it %s', async (_what, serviceAnswer) => {
    await startOwn({ SPEECH_SPEAKER: 'http', SPEECH_URL: (await startService(serviceAnswer)).url })
    const answer = await speak('Hello')
    expect([answer.status, answer.messages]).toEqual([503, [relayTexts.speakerFailed]])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })
})
