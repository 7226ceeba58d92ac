/** Mounts a call of the contract: who may, what came in, what goes out. The only code that touches Fastify's request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { AnyEndpoint, Endpoint, EventOf, EventsEndpoint, ParsedOf, ResponseOf } from '#shared/endpoint'
import { bodyLimitBytes, publicBodyLimitBytes } from '#shared/limits'
import type { Clock } from '../clock'
import { actorOf, bearerOf, isStillAllowed, mayCall, reachingFor, type Actor, type FindActor } from './actor'
import { AppError } from './appError'
import { allowUploadTime } from './bodyTime'
import type { EventStreams, Follow } from './events'
import { invalidInput } from './invalidInput'
import { receiveForm, type ReceivedFile, type ReceivedForm } from './receivedFile'
import { sendFile, type SentFile } from './sentFile'
import type { SpooledFile } from './spooledFile'
import { wireFormOf } from './wireForm'

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
  /** What a public call carries as its bearer token: no session's, or one that the call itself must look at. */
  bearer: string | null
  /** Says when nobody waits for the answer any more. */
  gone(): AbortSignal
  /** Texts that go into the answer's `messages`. */
  say(message: string): void
}

type ActorOf<E extends AnyEndpoint> = E['access'] extends 'public' ? { actor: null } : { actor: Actor }
type FileOf<E extends AnyEndpoint> = E extends { takesFile: true }
  ? { file: E extends { fileLimitBytes: number } ? SpooledFile : ReceivedFile }
  : unknown
type AnswerOf<E extends AnyEndpoint> = E extends Endpoint
  ? ResponseOf<E>
  : E extends EventsEndpoint
    ? Follow<EventOf<E>>
    : SentFile

export type Handler<E extends AnyEndpoint> = (
  input: ParsedOf<E> & ActorOf<E> & FileOf<E>,
  caller: Caller,
) => Promise<AnswerOf<E>>

export interface Mounting {
  app: FastifyInstance
  clock: Clock
  findActor: FindActor
  streams: EventStreams
}

const parts = ['params', 'query', 'body'] as const
const idempotencyKeyFormat = /^[\w-]{8,100}$/

export function serve<const E extends AnyEndpoint>(
  { app, clock, findActor, streams }: Mounting,
  endpoint: E,
  handle: Handler<E>,
): void {
  const schema = 'response' in endpoint ? endpoint.response : 'events' in endpoint ? endpoint.events : null
  const toWire = schema && wireFormOf(schema)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.access === 'public' ? publicBodyLimitBytes : bodyLimitBytes,
    handler: async (request, reply) => {
      const arrivedAt = clock.arrival()
      const caller = endpoint.access === 'public' ? null : await actorOf(request.headers.authorization, findActor)
      if (caller) mayCall(endpoint, caller)
      const actor = caller && reachingFor(endpoint.access, caller)

      const messages: string[] = []
      if (endpoint.takesFile && actor) allowUploadTime(request)
      const form = endpoint.takesFile ? await receiveForm(request, endpoint.fileLimitBytes) : null
      try {
        // The parts were checked against the very schemas that the type names.
        const input = { ...received(endpoint, request, form), actor } as Parameters<Handler<E>>[0]
        const answer = await handle(input, callerOf(request, endpoint, { arrivedAt, messages, reply }))
        // The handler answers what its kind of endpoint asks for: a file, events, or the data of an envelope.
        if (!toWire) return sendFile(reply, answer as SentFile)
        if ('events' in endpoint) {
          return streams.open(reply, {
            userId: actor?.userId ?? '',
            toWire,
            follow: answer as Follow<unknown>,
            isAllowed: () => isStillAllowed(endpoint, request.headers.authorization, findActor),
          })
        }

        reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
        return JSON.stringify({ data: toWire(answer), messages, 'is-success': true })
      } finally {
        await form?.discard()
      }
    },
  })
}

/** What came in, checked. A form is read before its fields are: only then is it known what they are. */
function received(endpoint: AnyEndpoint, request: FastifyRequest, form: ReceivedForm | null): Record<string, unknown> {
  if (!form) return parsed(endpoint, request)
  const { fields, file } = form
  return { ...parsed(endpoint, { params: request.params, query: request.query, body: fields }), file }
}

function callerOf(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  { arrivedAt, messages, reply }: { arrivedAt: Date; messages: string[]; reply: FastifyReply },
): Caller {
  return {
    arrivedAt,
    address: request.ip,
    host: request.host,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: endpoint.idempotent ? keyOf(request.headers['idempotency-key']) : undefined,
    bearer: bearerOf(request.headers.authorization),
    gone: () => {
      const leaving = new AbortController()
      if (request.raw.socket.destroyed) leaving.abort()
      else reply.raw.once('close', () => leaving.abort())
      return leaving.signal
    },
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

type Raw = Pick<FastifyRequest, 'params' | 'query' | 'body'>

function parsed(endpoint: AnyEndpoint, request: Raw): Record<string, unknown> {
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
