/** A speech service with OpenAI's API that records its requests. The test decides its answers. */
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'

export interface SpeechRequest {
  url: string
  key: string | undefined
  /** The content type of the body. */
  type: string
  body: Buffer
  /** Settles when the caller has received the answer or has disconnected. */
  closed: Promise<unknown>
}

export interface SpeechResponse {
  status?: number
  type?: string
  body: string | Buffer
}

export interface SpeechService {
  url: string
  requests: SpeechRequest[]
  /** Answers the next requests; the promise may stay pending. */
  answer: (request: SpeechRequest) => SpeechResponse | Promise<SpeechResponse>
  /** Forgets the requests, and answers as at first. */
  reset(): void
  stop(): Promise<void>
}

const firstAnswer = (): SpeechResponse => ({ body: '{"text":"show my balance"}' })

export async function startSpeechService(): Promise<SpeechService> {
  const app: FastifyInstance = Fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const service: SpeechService = {
    url: '',
    requests: [],
    answer: firstAnswer,
    reset() {
      service.requests = []
      service.answer = firstAnswer
    },
    stop: () => app.close(),
  }
  app.post('/v1/audio/:what', async (request, reply) => {
    const { url, headers } = request
    const speechRequest = {
      url,
      key: headers.authorization,
      type: headers['content-type'] ?? '',
      body: request.body as Buffer,
      closed: once(reply.raw, 'close'),
    }
    service.requests.push(speechRequest)
    const { status = 200, type = 'application/json', body } = await service.answer(speechRequest)
    return reply.code(status).type(type).send(body)
  })
  service.url = await app.listen({ port: 0, host: '127.0.0.1' })
  return service
}

/** Returns the samples of the sound in a transcription request, without the WAV header. */
export function readSound({ body }: SpeechRequest): Buffer {
  const start = body.indexOf('RIFF')
  const length = body.readUInt32LE(start + 40)
  return body.subarray(start + 44, start + 44 + length)
}
