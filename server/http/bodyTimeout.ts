/** Limits how long a request's body may take to arrive, so that slow requests cannot use up the connections. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as httpTexts from '#shared/texts/http'

/** Allows 10 MB at 35 kB a second: a photo from a phone with a weak signal. No request may take longer. */
export const uploadTimeoutMs = 300_000
/** The time that a client has to finish its body after the response was sent, so that it can read the response. */
const answeredTimeoutMs = 2_000

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

export function installBodyTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) startBodyTimeout(request, reply, timeoutMs)
    done()
  })
}

/** Lifts the body timeout for an allowed upload. The server's limit for the whole request still applies. */
export const liftBodyTimeout = (request: FastifyRequest): void => clearTimeout(timers.get(request))

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function startBodyTimeout(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const { raw, log } = request
  const isFinished = (): boolean => raw.complete || raw.socket.destroyed
  const startTimer = (milliseconds: number, cutOff: () => void): void => {
    clearTimeout(timers.get(request))
    if (!isFinished()) timers.set(request, setTimeout(() => void (isFinished() || cutOff()), milliseconds).unref())
  }
  startTimer(timeoutMs, () => {
    log.info('a request body took too long to arrive')
    raw.socket.end(timeoutResponse, () => raw.socket.destroy())
  })
  raw.once('end', () => clearTimeout(timers.get(request)))
  reply.raw.once('finish', () => startTimer(Math.min(timeoutMs, answeredTimeoutMs), () => raw.destroy()))
}

/** This is written to the socket directly, because Fastify is still waiting for the body. */
const timeoutResponse = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(httpTexts.bodyTooSlow)}`,
  '',
  httpTexts.bodyTooSlow,
].join('\r\n')
