/** Turns everything that went wrong into the one failure envelope; what is not ours to tell goes to the log alone. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors'
import { requestTexts } from '#shared/requestTexts'
import { generalTexts } from '#shared/texts'
import { CardProviderError } from '../adapters/cards/cardProvider'
import { AppError, notFound } from './appError'
import type { ErrorTally } from './errorTally'

/** PostgreSQL's code for a character that text cannot hold, such as NUL. */
const untranslatableCharacter = '22021'
const connectionTrouble = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

export function installErrorHandler(app: FastifyInstance, errors: ErrorTally): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asAppError(error, request)
    // With the route's pattern: an address can hold what is personal.
    if (failure.status >= 500 && !isGone(error, request))
      errors.note(`${request.method} ${request.routeOptions.url ?? 'unknown'}`, request.id)
    return fail(failure, request, reply)
  })
  app.setNotFoundHandler((request, reply) => fail(notFound(), request, reply))
}

/** Sends a failure in the envelope of the wire. */
export function fail(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({
      data: error.fields ? { error_msg: error.message } : null,
      messages: [error.message],
      'is-success': false,
      code: error.code,
      fields: error.fields,
      request_id: request.id,
    })
}

function asAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const known = framework[error.code]
  if (known) return new AppError(...known)
  if (error instanceof CardProviderError) {
    request.log.warn({ err: error }, 'payment provider failed')
    return new AppError('provider_failed', generalTexts.providerFailed)
  }
  const databaseCode = codeOf(error.cause) ?? codeOf(error)
  if (databaseCode === untranslatableCharacter) {
    return new AppError('invalid_input', 'The text holds a character that cannot be stored.')
  }
  if (isGone(error, request)) request.log.info({ err: error }, 'the caller went away')
  else request.log.error({ err: error }, 'request failed')
  if (databaseCode && connectionTrouble.test(databaseCode)) return new AppError('unavailable', generalTexts.unavailable)
  return new AppError('unexpected', generalTexts.unexpected)
}

/** Whoever closes the page before it is answered, or before it is sent, is nobody's fault. */
const isGone = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (code === 'ERR_STREAM_PREMATURE_CLOSE' || !raw.complete)

/** What Fastify itself refuses before a route sees it. */
const framework: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', requestTexts.badJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', requestTexts.badJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', requestTexts.badJson],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', generalTexts.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', generalTexts.unsupportedType],
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
