/** How the API says no: a status, a code for programs, and a sentence. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

/** A request that the provider refuses. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 410,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Answers whatever a route threw. The texts of unexpected errors stay in the log. */
export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
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

/** The status of Fastify's own refusals, such as a body that is too large; null for anything else. */
export const clientErrorStatus = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
    ? error.statusCode
    : null
