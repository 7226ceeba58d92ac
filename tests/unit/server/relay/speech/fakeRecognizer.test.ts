/** The stand-in recognizer must be reliable, because the browser test of a spoken payment depends on it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAiRecognizer } from '../../../../../server/relay/speech/openAi'
import { toWav } from '../../../../../server/relay/speech/wav'
import { type FakeRecognizer, fakeRecognizerKey, startFakeRecognizer } from '../../../../support/speech/fakeRecognizer'
import { fiftyDollars, seaShells, silence, voice } from '../../../../support/speech/sockets'

let standIn: FakeRecognizer
beforeAll(async () => {
  standIn = await startFakeRecognizer()
})
afterAll(() => standIn.stop())

const transcribe = (pcm: Buffer): Promise<string> => {
  const service = { url: standIn.url, key: fakeRecognizerKey, model: 'whisper-1', timeoutMs: 20_000 }
  return openAiRecognizer(service).transcribe(pcm, new AbortController().signal)
}

/** Changes the sound sample by sample. */
function mapSamples(pcm: Buffer, change: (sample: number, index: number) => number): Buffer {
  const other = Buffer.alloc(pcm.length)
  for (let at = 0; at < pcm.length; at += 2) other.writeInt16LE(Math.round(change(pcm.readInt16LE(at), at / 2)), at)
  return other
}

describe('the fake recognizer', () => {
  it('recognizes which of its sentences was spoken', async () => {
    expect(await transcribe(Buffer.concat([silence(0.3), fiftyDollars(), silence(0.7)]))).toBe(
      'Make payment fifty dollars.',
    )
    expect(await transcribe(Buffer.concat([silence(0.9), seaShells(), silence(0.1)]))).toBe(
      'She sells sea shells by the sea shore.',
    )
  })

  it('recognizes it at low volume, and over background noise', async () => {
    const inRoom = mapSamples(fiftyDollars(), (sample, at) => sample / 4 + 60 * Math.sin(at * at))
    expect(await transcribe(inRoom)).toBe('Make payment fifty dollars.')
  })

  it('recognizes nothing in silence, a whisper, a buzz or half a sentence', async () => {
    const whisper = mapSamples(fiftyDollars(), (sample) => sample / 400)
    const sentence = fiftyDollars()
    const half = sentence.subarray(0, 32_000)
    const backwards = mapSamples(sentence, (_sample, at) => sentence.readInt16LE(sentence.length - 2 - 2 * at))
    for (const pcm of [silence(2), whisper, voice(1.9), half, backwards]) expect(await transcribe(pcm)).toBe('')
  })
})

interface Form {
  fields?: Record<string, string>
  file?: Buffer
  name?: string
  key?: string
}

async function post({
  fields = { model: 'whisper-1' },
  file = toWav(voice(1)),
  name = 'a.wav',
  key = fakeRecognizerKey,
}: Form) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([Uint8Array.from(file)]), name)
  const headers = { authorization: `Bearer ${key}` }
  const { status } = await fetch(`${standIn.url}/v1/audio/transcriptions`, { method: 'POST', headers, body })
  return status
}

/** Changes the header bytes of the file. */
function changeHeader(change: (file: Buffer) => void): Buffer {
  const file = toWav(voice(1))
  change(file)
  return file
}

describe('a request to the fake recognizer', () => {
  it('has the form of a request to the real service', async () => {
    expect(await post({})).toBe(200)
    expect(await post({ key: 'another' })).toBe(401)
    expect(await post({ fields: {} })).toBe(400)
    expect(await post({ name: 'a.webm' })).toBe(400)
  })

  it.each([
    ['another rate', (file: Buffer) => file.writeUInt32LE(8000, 24)],
    ['two channels', (file: Buffer) => file.writeUInt16LE(2, 22)],
    ['8 bits', (file: Buffer) => file.writeUInt16LE(8, 34)],
    ['another coding', (file: Buffer) => file.writeUInt16LE(6, 20)],
    ['more sound than it has', (file: Buffer) => file.writeUInt32LE(64_000, 40)],
    ['another length', (file: Buffer) => file.writeUInt32LE(1, 4)],
    ['another kind of file', (file: Buffer) => file.write('OggS', 0, 'latin1')],
  ])('is rejected if its file has %s', async (_what, change) => {
    expect(await post({ file: changeHeader(change) })).toBe(400)
  })
})
