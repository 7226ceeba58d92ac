import { afterEach, describe, expect, it } from 'vitest'
import { maxSentenceLength } from '#shared/commands/parsedCommand'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { readSound, type SpeechService } from '../../support/speech/service'
import { openSocket, type PageSocket, silence, voice } from '../../support/speech/sockets'
import { type SpeechServer, shareSpeechServers, startSpeechServer } from '../../support/speech/speechServers'

let server: TestServer
let service: SpeechService
let url: string
let token: string
const stops: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const share = shareSpeechServers()

async function signInAt(speechServer: SpeechServer): Promise<void> {
  ;({ server, service, url } = speechServer)
  token = await server.signIn(await addPerson(server.database.db))
  // What an earlier test has sent has arrived by now.
  service.reset()
}

/** Uses the server of the file, with a new person. */
const start = async (): Promise<void> => signInAt(await share())

/** Starts a server for this test alone. */
async function startOwn(settings: Record<string, string>): Promise<void> {
  const own = await startSpeechServer(settings)
  stops.push(() => own.stop())
  await signInAt(own)
}

/** Opens a socket that is ready for audio. */
async function open(): Promise<PageSocket> {
  const socket = await openSocket(url, token)
  stops.push(() => socket.raw.terminate())
  expect(await socket.next()).toEqual({ type: 'ready' })
  return socket
}

const transcriptAnswer = (text: string) => ({ body: JSON.stringify({ text }) })

describe('the transcription of speech', () => {
  it('is returned while it is spoken and after the pause', async () => {
    await start()
    service.answer = (request) =>
      transcriptAnswer(readSound(request).length > 80_000 ? 'Make payment fifty dollars.' : 'Make pay')
    const socket = await open()
    socket.speak(voice(1.5))
    expect(await socket.next()).toEqual({ type: 'partial', text: 'Make pay' })
    socket.speak(Buffer.concat([voice(1.2), silence(1)]))
    const others = [await socket.next()]
    if (others[0] !== 'ended' && others[0]?.type === 'partial') others.push(await socket.next())
    expect(others.at(-1)).toEqual({ type: 'final', text: 'Make payment fifty dollars.' })
  })

  it('is requested as a WAV file of the speech, with the key and the model', async () => {
    await startOwn({ SPEECH_KEY: 'sk-2', SPEECH_MODEL: 'small' })
    const socket = await open()
    const spoken = voice(0.9)
    socket.speak(Buffer.concat([silence(1), spoken, silence(1)]))
    expect(await socket.next()).toMatchObject({ type: 'final' })
    const [request] = service.requests
    expect(request).toMatchObject({ url: '/v1/audio/transcriptions', key: 'Bearer sk-2' })
    expect(String(request?.body)).toMatch(/name="model"\r\n\r\nsmall\r\n/)
    if (request) expect(readSound(request).includes(spoken.subarray(640, spoken.length - 640 * 10))).toBe(true)
  })

  it('has two parts if there was a pause', async () => {
    await start()
    let count = 0
    service.answer = () => transcriptAnswer(`sentence ${(count += 1)}`)
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1), voice(0.8), silence(1)]))
    expect(await socket.next()).toEqual({ type: 'final', text: 'sentence 1' })
    expect(await socket.next()).toEqual({ type: 'final', text: 'sentence 2' })
  })

  it('is complete if the user ends it, and then the socket is closed', async () => {
    await start()
    const socket = await open()
    socket.speak(voice(0.8))
    socket.end()
    expect(await socket.readAll()).toEqual([{ type: 'final', text: 'show my balance' }])
    expect(await socket.closed).toBe(1000)
  })

  it('is cut after half a minute without a pause', async () => {
    await start()
    const socket = await open()
    socket.speak(voice(31))
    let message = await socket.next()
    while (message !== 'ended' && message.type === 'partial') message = await socket.next()
    expect(message).toMatchObject({ type: 'final' })
    expect(Math.max(...service.requests.map((request) => readSound(request).length))).toBe(30 * 32_000)
  })

  it('is not requested for silence or a click', async () => {
    await start()
    const socket = await open()
    socket.speak(Buffer.concat([silence(5), voice(0.05), silence(2)]))
    socket.end()
    expect(await socket.readAll()).toEqual([])
    expect(service.requests).toEqual([])
  })

  it('is returned up to 300 letters; longer ones are discarded, because their beginning can be another command', async () => {
    await start()
    const socket = await open()
    const sentence = Buffer.concat([voice(0.8), silence(1)])
    const longest = `pay fifty dollars ${'x'.repeat(maxSentenceLength - 18)}`
    service.answer = () => transcriptAnswer(longest)
    socket.speak(sentence)
    expect(await socket.next()).toEqual({ type: 'final', text: longest })
    service.answer = () => transcriptAnswer(`${longest}y`)
    socket.speak(sentence)
    expect(await socket.next()).toEqual({ type: 'problem', code: 'too_long', message: voiceControlTexts.tooLong })
    // An interim transcript that is too long is not sent either, and the sentence is then recognized.
    socket.speak(voice(1.5))
    await expect.poll(() => service.requests.length).toBe(3)
    service.answer = () => transcriptAnswer('show my balance')
    socket.speak(silence(1))
    expect(await socket.next()).toEqual({ type: 'final', text: 'show my balance' })
  })

  it('ends with an empty sentence if the recognizer heard nothing, and nothing is returned before', async () => {
    await start()
    service.answer = () => transcriptAnswer('  ')
    const socket = await open()
    socket.speak(voice(1.5))
    socket.end()
    expect(await socket.readAll()).toEqual([{ type: 'final', text: '' }])
  })

  it('ends with an empty sentence even if a part of it was understood at first', async () => {
    await start()
    service.answer = (request) => transcriptAnswer(readSound(request).length > 80_000 ? '' : 'open the router')
    const socket = await open()
    socket.speak(voice(1.5))
    expect(await socket.next()).toEqual({ type: 'partial', text: 'open the router' })
    socket.speak(Buffer.concat([voice(1.2), silence(1)]))
    expect(await socket.next()).toEqual({ type: 'final', text: '' })
  })
})

describe('a recognizer', () => {
  it.each([
    ['refuses', { status: 500, body: '{"error":"quota of ada@example.com"}' }],
    ['answers something else', { body: '{"words":[]}' }],
  ])('is reported with an explanation if it %s, and the next sentence is heard', async (_what, answer) => {
    await start()
    service.answer = () => answer
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    const message = voiceControlTexts.recognizerFailed
    expect(await socket.next()).toEqual({ type: 'problem', code: 'recognizer_failed', message })
    service.answer = () => transcriptAnswer('log out')
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await socket.next()).toEqual({ type: 'final', text: 'log out' })
  })

  it('is canceled if it takes too long', async () => {
    await startOwn({ SPEECH_TIMEOUT_MS: '200' })
    service.answer = () => new Promise(() => undefined)
    const socket = await open()
    socket.speak(Buffer.concat([voice(0.8), silence(1)]))
    expect(await socket.next()).toMatchObject({ type: 'problem', code: 'recognizer_failed' })
  })

  it('is limited to the configured number of parallel requests, and no speech is lost', async () => {
    await startOwn({ SPEECH_RUNS: '1' })
    let running = 0
    let most = 0
    service.answer = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return transcriptAnswer('yes')
    }
    const [first, second] = [await open(), await open()]
    for (const socket of [first, second]) {
      socket.speak(Buffer.concat([voice(0.8), silence(1), voice(0.8), silence(1)]))
      socket.end()
    }
    const messages = [...(await first.readAll()), ...(await second.readAll())]
    expect(messages.filter(({ type }) => type === 'final')).toHaveLength(4)
    expect(most).toBe(1)
  })

  it('is reported immediately, with an explanation, if it is missing', async () => {
    await startOwn({ SPEECH_RECOGNIZER: 'none' })
    const socket = await openSocket(url, token)
    const problem = { type: 'problem', code: 'no_recognizer', message: voiceControlTexts.noRecognizer }
    expect(await socket.readAll()).toEqual([problem])
    expect(await socket.closed).toBe(4503)
    expect((await server.app.inject('/config.json')).json()).toMatchObject({ features: { transcription: false } })
  })

  it('is reported to the page if it exists', async () => {
    await start()
    expect((await server.app.inject('/config.json')).json()).toMatchObject({ features: { transcription: true } })
  })
})
