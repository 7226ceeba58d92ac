/**
 * A recognizer for machines without one: an HTTP service with OpenAI's API that checks its requests and knows the
 * sentences of the recordings next to it. It compares sounds, so that another sound or only a part of one is not
 * recognized.
 */
import { bytesPerSecond, sampleRate } from '#shared/speech/transcription'
import { computeSimilarity, computeSpectrogram } from './audioSimilarity'
import { type SpeechRequest, type SpeechResponse, startSpeechService } from './service'
import { fiftyDollars, seaShells } from './sockets'

export const fakeRecognizerKey = 'key-of-the-stand-in'

interface Sound {
  pcm: Buffer
  /** The level of the loudest 20 milliseconds, in decibels below full scale. */
  level: number
}

export interface FakeRecognizer {
  url: string
  stop(): Promise<void>
}

/**
 * Measured through Chromium's microphone: at least 0.97 for the right sentence, 0.5 for another one, 0.66 for half of
 * one.
 */
const minSimilarity = 0.8
/** Anything softer than this is not speech. */
const minLevel = -45

/** Written with a capital letter and a period, as such a service does. */
const sentences = [
  { sentence: 'Make payment fifty dollars.', pcm: fiftyDollars() },
  { sentence: 'She sells sea shells by the sea shore.', pcm: seaShells() },
]

export async function startFakeRecognizer(): Promise<FakeRecognizer> {
  const knownSentences = sentences.map(({ sentence, pcm }) => ({ sentence, rows: computeSpectrogram(pcm) }))

  function findSentence({ pcm, level }: Sound): string {
    if (level < minLevel) return ''
    const heard = computeSpectrogram(pcm)
    const [best] = knownSentences
      .map(({ sentence, rows }) => ({ sentence, similarity: computeSimilarity(rows, heard) }))
      .toSorted((left, right) => right.similarity - left.similarity)
    return best && best.similarity >= minSimilarity ? best.sentence : ''
  }

  const service = await startSpeechService()
  service.answer = async (request) => {
    try {
      return { body: JSON.stringify({ text: findSentence(await readRequestSound(request)) }) }
    } catch (error) {
      return toErrorResponse(error)
    }
  }
  return { url: service.url, stop: () => service.stop() }
}

class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const toErrorResponse = (error: unknown): SpeechResponse => {
  const [status, message] = error instanceof RequestError ? [error.status, error.message] : [500, String(error)]
  return {
    status,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  }
}

/** Reads the file of a transcription request; throws on an invalid one. */
async function readRequestSound({ url, key, type, body }: SpeechRequest): Promise<Sound> {
  if (url !== '/v1/audio/transcriptions') throw new RequestError(404, `Unknown address: ${url}`)
  if (key !== `Bearer ${fakeRecognizerKey}`) throw new RequestError(401, 'Incorrect API key provided')
  if (!type.startsWith('multipart/form-data')) throw new RequestError(400, 'The body is no form')
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
  const [model, file, format] = [form.get('model'), form.get('file'), form.get('response_format')]
  if (typeof model !== 'string' || model === '') throw new RequestError(400, 'you must provide a model parameter')
  if (format !== null && format !== 'json') throw new RequestError(400, 'This one answers JSON alone')
  if (file === null || typeof file === 'string') throw new RequestError(400, 'The form has no file')
  if (!file.name.endsWith('.wav')) throw new RequestError(400, `Unsupported file: ${file.name}`)
  return parseWav(Buffer.from(await file.arrayBuffer()))
}

/**
 * Reads a WAV file chunk by chunk. Accepts only the format that the recognizers accept: 16 kHz, 16 bits, one channel.
 */
function parseWav(file: Buffer): Sound {
  const text = (offset: number): string => file.toString('latin1', offset, offset + 4)
  if (file.length < 12 || text(0) !== 'RIFF' || text(8) !== 'WAVE')
    throw new RequestError(400, 'The file is no WAV file')
  if (file.readUInt32LE(4) !== file.length - 8) throw new RequestError(400, 'The file is not as long as it says')
  let format = ''
  for (let offset = 12; offset + 8 <= file.length; ) {
    const [name, length] = [text(offset), file.readUInt32LE(offset + 4)]
    const part = file.subarray(offset + 8, offset + 8 + length)
    if (part.length < length) throw new RequestError(400, `The part ${name} is cut off`)
    if (name === 'fmt ') format = formatOf(part)
    if (name === 'data') {
      if (format !== acceptedFormat)
        throw new RequestError(400, `The sound is ${format || 'of no format'}, not ${acceptedFormat}`)
      return { pcm: part, level: levelOf(part) }
    }
    offset += 8 + length + (length % 2)
  }
  throw new RequestError(400, 'The file has no sound')
}

/** The coding (PCM), channels, samples per second, bytes per second, bytes per frame, and bits per sample. */
const acceptedFormat = [1, 1, sampleRate, bytesPerSecond, 2, 16].join(' ')

function formatOf(part: Buffer): string {
  if (part.length < 16) throw new RequestError(400, 'The format is cut off')
  const [readShort, readLong] = [
    (offset: number) => part.readUInt16LE(offset),
    (offset: number) => part.readUInt32LE(offset),
  ]
  return [readShort(0), readShort(2), readLong(4), readLong(8), readShort(12), readShort(14)].join(' ')
}

const frameBytes = bytesPerSecond / 50

function levelOf(pcm: Buffer): number {
  let maxPower = 1e-10
  for (let start = 0; start + frameBytes <= pcm.length; start += frameBytes) {
    let sum = 0
    for (let position = start; position < start + frameBytes; position += 2)
      sum += (pcm.readInt16LE(position) / 32_768) ** 2
    maxPower = Math.max(maxPower, (2 * sum) / frameBytes)
  }
  return 10 * Math.log10(maxPower)
}
