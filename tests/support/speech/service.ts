/** A speech service that speaks as OpenAI's does, and remembers what it was asked. What it answers is the test's business. */
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'

export interface Asked {
  url: string
  key: string | undefined
  /** Of the body, as it was named. */
  type: string
  body: Buffer
  /** Settles when whoever asked has their answer, or has hung up. */
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
  /** What it answers from now on; the promise may stay open. */
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

/** The sound in a request for a transcript, without its header. */
export function soundIn({ body }: Asked): Buffer {
  const at = body.indexOf('RIFF')
  const length = body.readUInt32LE(at + 40)
  return body.subarray(at + 44, at + 44 + length)
}
