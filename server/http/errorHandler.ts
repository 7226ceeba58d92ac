/** Turns everything that went wrong into the one failure envelope; what is not ours to tell goes to the log alone. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors'
import { CardProviderError } from '../adapters/cards/cardProvider'
import { databaseCode, isOutOfSpace, isUnavailable } from '../db/failures'
import { AppError, notFound } from './appError'
import type { ErrorTally } from './errorTally'
import * as commonTexts from '#shared/texts/common'
import * as httpTexts from '#shared/texts/http'

/** PostgreSQL's code for a character that text cannot hold, such as NUL. */
const untranslatableCharacter = '22021'

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
      data: error.data ?? (error.fields ? { error_msg: error.message } : null),
      messages: [error.message],
      'is-success': false,
      code: error.code,
      fields: error.fields,
      request_id: request.id,
    })
}

function asAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const refusal = frameworkRefusal(error)
  if (refusal) return refusal
  if (error instanceof CardProviderError) {
    request.log.warn({ err: error }, 'payment provider failed')
    return new AppError('provider_failed', commonTexts.providerFailed)
  }
  if (databaseCode(error) === untranslatableCharacter) {
    return new AppError('invalid_input', 'The text contains a character that can’t be saved.')
  }
  if (isGone(error, request)) request.log.info({ err: error }, 'the caller went away')
  else request.log.error({ err: error }, 'request failed')
  if (isOutOfSpace(error)) return new AppError('storage_full', httpTexts.storageFull)
  if (isUnavailable(error)) return new AppError('unavailable', commonTexts.unavailable)
  return new AppError('unexpected', commonTexts.unexpected)
}

/** Whoever closes the page before it is answered, or before it is sent, is nobody's fault. */
const isGone = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (code === 'ERR_STREAM_PREMATURE_CLOSE' || !raw.complete)

/** What Fastify itself refuses before a route sees it. */
const framework: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', commonTexts.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', commonTexts.unsupportedType],
  FST_CP_ERR_INVALID_CONTENT: ['unsupported_type', httpTexts.badEncoding],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: ['unsupported_type', httpTexts.badEncoding],
}

/** What the framework or a plugin blames on the request is never told as a failure of the server. */
function frameworkRefusal({ code, statusCode = 500 }: FastifyError): AppError | null {
  const known = framework[code]
  if (known) return new AppError(...known)
  const isFrameworkCode = code?.startsWith('FST_')
  return isFrameworkCode && statusCode >= 400 && statusCode < 500
    ? new AppError('invalid_input', httpTexts.badRequest)
    : null
}
