/** The errors of the API: a status, a code for programs and a sentence. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

/** A request that the provider rejects. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 410,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Sends the response for any error of a route. Texts of unexpected errors are only logged. */
export function sendApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    return reply.code(error.status).send({ code: error.code, message: error.message })
  }
  if (error instanceof z.core.$ZodError) {
    const message = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    return reply.code(400).send({ code: 'invalid_request', message })
  }
  const status = clientErrorStatus(error)
  if (status !== null)
    return reply.code(status).send({ code: 'invalid_request', message: 'The request cannot be read.' })
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ code: 'unexpected', message: 'The provider failed.' })
}

/** Returns the status of Fastify's own client errors, such as a body that is too large; null for anything else. */
export const clientErrorStatus = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
    ? error.statusCode
    : null
