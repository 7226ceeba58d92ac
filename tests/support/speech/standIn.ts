/**
 * A recognizer for machines without one: an HTTP service with OpenAI's API that checks its requests and knows the
 * sentences of the recordings next to it. It compares sounds, so that another sound or only a part of one is not
 * recognized.
 */
import { bytesPerSecond, sampleRate } from '#shared/transcription'
import { likeness, picture } from './bands'
import { startSpeechService, type Answered, type Asked } from './service'
import { fiftyDollars, seaShells } from './sockets'

export const standInKey = 'key-of-the-stand-in'

interface Sound {
  pcm: Buffer
  /** The level of the loudest 20 milliseconds, in decibels below full scale. */
  loudest: number
}

export interface StandIn {
  url: string
  stop(): Promise<void>
}

/**
 * Measured through Chromium's microphone: at least 0.97 for the right sentence, 0.5 for another one, 0.66 for half of
 * one.
 */
const leastAlike = 0.8
/** Anything softer than this is not speech. */
const softest = -45

/** Written with a capital letter and a period, as such a service does. */
const sentences = [
  { sentence: 'Make payment fifty dollars.', pcm: fiftyDollars() },
  { sentence: 'She sells sea shells by the sea shore.', pcm: seaShells() },
]

export async function startStandIn(): Promise<StandIn> {
  const known = sentences.map(({ sentence, pcm }) => ({ sentence, rows: picture(pcm) }))

  function sentenceIn({ pcm, loudest }: Sound): string {
    if (loudest < softest) return ''
    const heard = picture(pcm)
    const [best] = known
      .map(({ sentence, rows }) => ({ sentence, alike: likeness(rows, heard) }))
      .toSorted((one, other) => other.alike - one.alike)
    return best && best.alike >= leastAlike ? best.sentence : ''
  }

  const service = await startSpeechService()
  service.answer = async (asked) => {
    try {
      return { body: JSON.stringify({ text: sentenceIn(await soundAsked(asked)) }) }
    } catch (error) {
      return refusal(error)
    }
  }
  return { url: service.url, stop: () => service.stop() }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const refusal = (error: unknown): Answered => {
  const [status, message] = error instanceof Refused ? [error.status, error.message] : [500, String(error)]
  return {
    status,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  }
}

/** Reads the file of a transcription request; throws on an invalid one. */
async function soundAsked({ url, key, type, body }: Asked): Promise<Sound> {
  if (url !== '/v1/audio/transcriptions') throw new Refused(404, `Unknown address: ${url}`)
  if (key !== `Bearer ${standInKey}`) throw new Refused(401, 'Incorrect API key provided')
  if (!type.startsWith('multipart/form-data')) throw new Refused(400, 'The body is no form')
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
  const [model, file, format] = [form.get('model'), form.get('file'), form.get('response_format')]
  if (typeof model !== 'string' || model === '') throw new Refused(400, 'you must provide a model parameter')
  if (format !== null && format !== 'json') throw new Refused(400, 'This one answers JSON alone')
  if (file === null || typeof file === 'string') throw new Refused(400, 'The form has no file')
  if (!file.name.endsWith('.wav')) throw new Refused(400, `Unsupported file: ${file.name}`)
  return soundOf(Buffer.from(await file.arrayBuffer()))
}

/**
 * Reads a WAV file chunk by chunk. Accepts only the format that the recognizers accept: 16 kHz, 16 bits, one channel.
 */
function soundOf(file: Buffer): Sound {
  const text = (at: number): string => file.toString('latin1', at, at + 4)
  if (file.length < 12 || text(0) !== 'RIFF' || text(8) !== 'WAVE') throw new Refused(400, 'The file is no WAV file')
  if (file.readUInt32LE(4) !== file.length - 8) throw new Refused(400, 'The file is not as long as it says')
  let format = ''
  for (let at = 12; at + 8 <= file.length; ) {
    const [name, length] = [text(at), file.readUInt32LE(at + 4)]
    const part = file.subarray(at + 8, at + 8 + length)
    if (part.length < length) throw new Refused(400, `The part ${name} is cut off`)
    if (name === 'fmt ') format = formatOf(part)
    if (name === 'data') {
      if (format !== wantedFormat)
        throw new Refused(400, `The sound is ${format || 'of no format'}, not ${wantedFormat}`)
      return { pcm: part, loudest: loudestOf(part) }
    }
    at += 8 + length + (length % 2)
  }
  throw new Refused(400, 'The file has no sound')
}

/** The coding (PCM), channels, samples per second, bytes per second, bytes per frame, and bits per sample. */
const wantedFormat = [1, 1, sampleRate, bytesPerSecond, 2, 16].join(' ')

function formatOf(part: Buffer): string {
  if (part.length < 16) throw new Refused(400, 'The format is cut off')
  const [short, long] = [(at: number) => part.readUInt16LE(at), (at: number) => part.readUInt32LE(at)]
  return [short(0), short(2), long(4), long(8), short(12), short(14)].join(' ')
}

const frameBytes = bytesPerSecond / 50

function loudestOf(pcm: Buffer): number {
  let most = 1e-10
  for (let at = 0; at + frameBytes <= pcm.length; at += frameBytes) {
    let sum = 0
    for (let place = at; place < at + frameBytes; place += 2) sum += (pcm.readInt16LE(place) / 32_768) ** 2
    most = Math.max(most, (2 * sum) / frameBytes)
  }
  return 10 * Math.log10(most)
}
