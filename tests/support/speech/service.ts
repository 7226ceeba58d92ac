/** A speech service with OpenAI's API that records its requests. The test decides its answers. */
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'

export interface Asked {
  url: string
  key: string | undefined
  /** The content type of the body. */
  type: string
  body: Buffer
  /** Settles when the caller has received the answer or has disconnected. */
  gone: Promise<unknown>
}

export interface Answered {
  status?: number
  type?: string
  body: string | Buffer
}

export interface SpeechService {
  url: string
  asked: Asked[]
  /** Answers the next requests; the promise may stay pending. */
  answer: (asked: Asked) => Answered | Promise<Answered>
  stop(): Promise<void>
}

export async function startSpeechService(): Promise<SpeechService> {
  const app: FastifyInstance = Fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const service: SpeechService = {
    url: '',
    asked: [],
    answer: () => ({ body: '{"text":"show my balance"}' }),
    stop: () => app.close(),
  }
  app.post('/v1/audio/:what', async (request, reply) => {
    const { url, headers } = request
    const asked = {
      url,
      key: headers.authorization,
      type: headers['content-type'] ?? '',
      body: request.body as Buffer,
      gone: once(reply.raw, 'close'),
    }
    service.asked.push(asked)
    const { status = 200, type = 'application/json', body } = await service.answer(asked)
    return reply.code(status).type(type).send(body)
  })
  service.url = await app.listen({ port: 0, host: '127.0.0.1' })
  return service
}

/** Returns the samples of the sound in a transcription request, without the WAV header. */
export function soundIn({ body }: Asked): Buffer {
  const at = body.indexOf('RIFF')
  const length = body.readUInt32LE(at + 40)
  return body.subarray(at + 44, at + 44 + length)
}
