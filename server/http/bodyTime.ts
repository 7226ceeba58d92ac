/** Limits how long a request's body may take to arrive, so that unfinished requests cannot use up the connections. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as httpTexts from '#shared/texts/http'

/** 10 MB at 35 kB a second: a photo from a phone with a weak signal. No request may take longer than that. */
export const uploadTimeoutMs = 300_000
/** How long the rest of a body is waited for once its request is answered, so that the caller can read the answer. */
const answeredTimeoutMs = 2_000

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) cutOffLateBody(request, reply, timeoutMs)
    done()
  })
}

/** For an allowed upload: only the server's limit for the whole request applies. */
export const allowUploadTime = (request: FastifyRequest): void => clearTimeout(timers.get(request))

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function cutOffLateBody(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const { raw, log } = request
  const isOver = (): boolean => raw.complete || raw.socket.destroyed
  const wait = (milliseconds: number, cutOff: () => void): void => {
    clearTimeout(timers.get(request))
    if (!isOver()) timers.set(request, setTimeout(() => void (isOver() || cutOff()), milliseconds).unref())
  }
  wait(timeoutMs, () => {
    log.info('a request body took too long to arrive')
    raw.socket.end(lateAnswer, () => raw.socket.destroy())
  })
  raw.once('end', () => clearTimeout(timers.get(request)))
  reply.raw.once('finish', () => wait(Math.min(timeoutMs, answeredTimeoutMs), () => raw.destroy()))
}

/** Written to the connection itself: the framework still waits for the body. */
const lateAnswer = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(httpTexts.bodyTooSlow)}`,
  '',
  httpTexts.bodyTooSlow,
].join('\r\n')
