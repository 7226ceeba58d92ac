/** Speech output and recognition through a service with OpenAI's API. Many self-hosted services offer it. */
import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'
import type { Recognizer } from './recognizer'
import { type Speaker, SpeechFailure } from './speaker'
import { isWav, toWav } from './wav'

export interface SpeechService {
  /** With or without `/v1` at the end. */
  url: string
  key?: string | undefined
  model: string
  timeoutMs: number
}

/** Half a minute of audio needs a tenth of this. */
const maxResponseBytes = 16 * 1024 * 1024
const Transcription = z.object({ text: z.string() })

export const openAiSpeaker = (service: SpeechService, voice: string): Speaker => ({
  name: 'http',
  async speak(text, signal) {
    const body = JSON.stringify({ model: service.model, voice, input: text, response_format: 'wav' })
    const audio = await callService(service, 'speech', {
      body,
      headers: { 'content-type': 'application/json' },
      signal,
    })
    if (!isWav(audio)) throw new SpeechFailure('The speech service returned no WAV file')
    return { audio, type: 'audio/wav' }
  },
  // It is an external service, so it gets no request before there is a text.
  prepare: () => undefined,
  close: async () => undefined,
})

export const openAiRecognizer = (service: SpeechService): Recognizer => ({
  name: 'http',
  async transcribe(pcm, signal) {
    const body = new FormData()
    body.append('model', service.model)
    body.append('response_format', 'json')
    body.append('language', 'en')
    body.append('file', new Blob([Uint8Array.from(toWav(pcm))], { type: 'audio/wav' }), 'speech.wav')
    const bytes = await callService(service, 'transcriptions', { ...(await encodeForm(body)), signal })
    const answer = Transcription.safeParse(parseJson(bytes.toString('utf8')))
    if (!answer.success) throw new SpeechFailure('The speech service returned no transcript')
    return answer.data.text.trim()
  },
  close: async () => undefined,
})

/**
 * Encodes a form completely before it is sent. Node.js 24 would send it as a stream, and fail with an unhandled error if
 * the service answers before it has read all of it.
 */
async function encodeForm(form: FormData): Promise<Pick<SpeechRequest, 'body' | 'headers'>> {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { body: await encoded.arrayBuffer(), headers: { 'content-type': type } }
}

interface SpeechRequest {
  body: string | ArrayBuffer
  headers?: Record<string, string>
  signal: AbortSignal
}

async function callService(
  { url, key, timeoutMs }: SpeechService,
  path: string,
  request: SpeechRequest,
): Promise<Buffer> {
  const base = url.replace(/\/+$/, '').replace(/\/v1$/, '')
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(`${base}/v1/audio/${path}`, {
      method: 'POST',
      headers: { ...request.headers, ...(key && { authorization: `Bearer ${key}` }) },
      body: request.body,
      // The key and the audio must not be sent to a redirect's target.
      redirect: 'error',
      signal: AbortSignal.any([request.signal, timeout]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new SpeechFailure(`The speech service returned status ${answer.status}`)
    }
    return await readBytes(answer)
  } catch (error) {
    if (error instanceof SpeechFailure) throw error
    throw new SpeechFailure(timeout.aborted ? 'The speech service took too long' : 'The speech service did not respond')
  }
}

async function readBytes(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > maxResponseBytes) throw new SpeechFailure('The speech service returned too much data')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
