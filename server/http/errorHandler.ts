/** Turns every error into the failure envelope. Details of unexpected errors go to the log only. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatFileSize } from '#shared/format/fileSize'
import type { ErrorCode } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as httpTexts from '#shared/texts/http'
import { CardProviderError } from '../cardProviderError'
import { databaseCode, isOutOfSpace, isUnavailable } from '../db/databaseErrors'
import { AppError, notFound } from './appError'
import type { ErrorCounter } from './errorCounter'

/** PostgreSQL's code for a character that text columns cannot store, such as NUL. */
const untranslatableCharacter = '22021'

export function installErrorHandler(app: FastifyInstance, errors: ErrorCounter): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toAppError(error, request)
    // The route's pattern is noted, not the URL, which can contain personal data.
    if (failure.status >= 500 && !isClientGone(error, request))
      errors.record(`${request.method} ${request.routeOptions.url ?? 'unknown'}`, request.id)
    return sendFailure(failure, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendFailure(notFound(), request, reply))
}

/** Sends an error in the failure envelope. */
export function sendFailure(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
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

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too_large', httpTexts.requestTooLarge(formatFileSize(request.routeOptions.bodyLimit)))
  const clientError = toClientError(error)
  if (clientError) return clientError
  if (error instanceof CardProviderError) {
    request.log.warn({ err: error }, 'payment provider failed')
    return new AppError('provider_failed', commonTexts.providerFailed)
  }
  if (databaseCode(error) === untranslatableCharacter) {
    return new AppError('invalid_input', httpTexts.unstorableCharacter)
  }
  if (isClientGone(error, request)) request.log.info({ err: error }, 'the client closed the connection')
  else request.log.error({ err: error }, 'request failed')
  if (isOutOfSpace(error)) return new AppError('storage_full', httpTexts.storageFull)
  if (isUnavailable(error)) return new AppError('unavailable', commonTexts.unavailable)
  return new AppError('unexpected', commonTexts.unexpected)
}

/**
 * True when the client closed the connection before it had sent its request or read the response. That is not a server
 * error.
 */
const isClientGone = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (code === 'ERR_STREAM_PREMATURE_CLOSE' || !raw.complete)

/** Errors that Fastify itself raises before a route runs. */
const frameworkErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', httpTexts.badJson],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', commonTexts.unsupportedType],
  FST_CP_ERR_INVALID_CONTENT: ['unsupported_type', httpTexts.badEncoding],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: ['unsupported_type', httpTexts.badEncoding],
}

/**
 * Returns the client error for what the framework or a plugin blames on the request, so that it is not reported as a
 * server failure.
 */
function toClientError({ code, statusCode = 500 }: FastifyError): AppError | null {
  const mapped = frameworkErrors[code]
  if (mapped) return new AppError(...mapped)
  const isFrameworkCode = code?.startsWith('FST_')
  return isFrameworkCode && statusCode >= 400 && statusCode < 500
    ? new AppError('invalid_input', httpTexts.badRequest)
    : null
}
