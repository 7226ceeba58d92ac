/** Mounts a call of the contract: who may, what came in, what goes out. The only code that touches Fastify's request. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Endpoint, ParsedOf, ResponseOf } from '#shared/endpoint'
import type { Clock } from '../clock'
import { actorOf, mayCall, type Actor, type FindActor } from './actor'
import { AppError } from './appError'

z.config(z.locales.en())

export interface Caller {
  /** Before anything was waited for. */
  arrivedAt: Date
  /** The caller's network address. */
  address: string
  /** Host header: the name under which the server was called. */
  host: string
  userAgent: string
  idempotencyKey: string | undefined
  /** Texts that go into the answer's `messages`. */
  say(message: string): void
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? { actor: null } : { actor: Actor }

export type Handler<E extends Endpoint> = (input: ParsedOf<E> & ActorOf<E>, caller: Caller) => Promise<ResponseOf<E>>

export interface Mounting {
  app: FastifyInstance
  clock: Clock
  findActor: FindActor
}

const parts = ['params', 'query', 'body'] as const
const idempotencyKeyFormat = /^[\w-]{8,100}$/

export function serve<const E extends Endpoint>(
  { app, clock, findActor }: Mounting,
  endpoint: E,
  handle: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const arrivedAt = clock.arrival()
      const actor = endpoint.access === 'public' ? null : await actorOf(request.headers.authorization, findActor)
      if (actor) mayCall(endpoint, actor)

      const messages: string[] = []
      // The parts were checked against the very schemas that the type names.
      const input = { ...parsed(endpoint, request), actor } as ParsedOf<E> & ActorOf<E>
      const data = await handle(input, callerOf(request, endpoint, { arrivedAt, messages }))

      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
      return JSON.stringify({ data: z.encode(endpoint.response, data), messages, 'is-success': true })
    },
  })
}

function callerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  { arrivedAt, messages }: { arrivedAt: Date; messages: string[] },
): Caller {
  return {
    arrivedAt,
    address: request.ip,
    host: request.host,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: endpoint.idempotent ? keyOf(request.headers['idempotency-key']) : undefined,
    say: (message) => messages.push(message),
  }
}

function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && idempotencyKeyFormat.test(header)) return header
  throw new AppError(
    'invalid_input',
    'The Idempotency-Key header must be 8 to 100 letters, digits, hyphens or underscores.',
  )
}

function parsed(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = z.safeDecode(schema, request[part] as z.input<typeof schema>)
    if (!result.success) throw invalidInput(result.error.issues)
    input[part] = result.data
  }
  return input
}

/** One remark per field, the first; the message names the fields so that it reads alone as well. */
function invalidInput(issues: readonly z.core.$ZodIssue[]): AppError {
  // Without a prototype: a field may be called toString.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= 'This field is not known'
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message
    }
  }
  const remarks = Object.entries(fields).map(([field, remark]) => `${field}: ${remark}`)
  return new AppError('invalid_input', remarks.join('; '), fields)
}
