/** Both directions by an HTTP service that speaks as OpenAI's does; many that run on a provider's own machines do. */
import { z } from 'zod/mini'
import type { Recognizer } from './recognizer'
import { SpeechFailure, type Speaker } from './speaker'
import { isWav, toWav } from './wav'

export interface SpeechService {
  /** With or without the `/v1` at its end. */
  url: string
  key?: string | undefined
  model: string
  timeoutMs: number
}

/** Half a minute of sound is a tenth of that. */
const mostAnswerBytes = 16 * 1024 * 1024
const Transcription = z.object({ text: z.string() })

export const openAiSpeaker = (service: SpeechService, voice: string): Speaker => ({
  name: 'http',
  async speak(text, signal) {
    const body = JSON.stringify({ model: service.model, voice, input: text, response_format: 'wav' })
    const audio = await ask(service, 'speech', { body, headers: { 'content-type': 'application/json' }, signal })
    if (!isWav(audio)) throw new SpeechFailure('The speech service answered no WAV file')
    return { audio, type: 'audio/wav' }
  },
  // It is somebody's service: asked for nothing, it is told nothing.
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
    const answer = Transcription.safeParse(jsonIn(await ask(service, 'transcriptions', { body, signal })))
    if (!answer.success) throw new SpeechFailure('The speech service answered no transcript')
    return answer.data.text.trim()
  },
  close: async () => undefined,
})

interface Asked {
  body: string | FormData
  headers?: Record<string, string>
  signal: AbortSignal
}

async function ask({ url, key, timeoutMs }: SpeechService, path: string, asked: Asked): Promise<Buffer> {
  const base = url.replace(/\/+$/, '').replace(/\/v1$/, '')
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(`${base}/v1/audio/${path}`, {
      method: 'POST',
      headers: { ...asked.headers, ...(key && { authorization: `Bearer ${key}` }) },
      body: asked.body,
      // The key, and what was said, go where they were meant to go.
      redirect: 'error',
      signal: AbortSignal.any([asked.signal, limit]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new SpeechFailure(`The speech service answered ${answer.status}`)
    }
    return await bytesOf(answer)
  } catch (error) {
    if (error instanceof SpeechFailure) throw error
    throw new SpeechFailure(limit.aborted ? 'The speech service took too long' : 'The speech service gave no answer')
  }
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > mostAnswerBytes) throw new SpeechFailure('The speech service answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null // No JSON: whoever asked finds it does not fit.
  }
}
