/** Limits how long a request's body may take to arrive, so that unfinished requests cannot use up the connections. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestTexts } from '#shared/requestTexts'

/** 10 MB at 35 kB a second: a photo from a phone with a weak signal. */
export const uploadTimeoutMs = 300_000

export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !isUpload(request)) cutOffLateBody(request, reply, timeoutMs)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

function cutOffLateBody({ raw, log }: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const timer = setTimeout(() => {
    log.info('a request body took too long to arrive')
    raw.socket.end(lateAnswer, () => raw.socket.destroy())
  }, timeoutMs)
  const clear = (): void => clearTimeout(timer)
  raw.once('end', clear).once('close', clear)
  // Answered before its body was read, a request may leave its connection to the next one.
  reply.raw.once('finish', clear)
}

/** Written to the connection itself: the framework still waits for the body. */
const lateAnswer = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(requestTexts.bodyTooSlow)}`,
  '',
  requestTexts.bodyTooSlow,
].join('\r\n')
