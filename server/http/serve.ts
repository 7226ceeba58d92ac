/**
 * Mounts an endpoint of the contract: checks rights, decodes the input, encodes the output. Only this file touches
 * Fastify's request.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { AnyEndpoint, Endpoint, EventOf, EventsEndpoint, ParsedOf, ResponseOf } from '#shared/http/endpoint'
import { bodyLimitBytes, publicBodyLimitBytes } from '#shared/http/limits'
import * as httpTexts from '#shared/texts/http'
import type { Clock } from '../clock'
import { type Actor, bearerOf, type FindActor, isStillAllowed } from './actor'
import { type ApiKeyCaller, type CheckApiKey, type Principal, principalOf } from './apiKey'
import { AppError } from './appError'
import { liftBodyTimeout } from './bodyTimeout'
import type { EventStreams, EventSubscription } from './eventStreams'
import { type ReceivedFile, type ReceivedForm, receiveForm } from './files/receivedFile'
import { type SentFile, sendFile } from './files/sentFile'
import type { SpooledFile } from './files/spooledFile'
import { idempotencyKeyFormat } from './idempotency'
import { invalidInput } from './invalidInput'
import { retryRead } from './retryRead'
import { wireEncoderOf } from './wireEncoder'

z.config(z.locales.en())

export interface Caller {
  /** The time of arrival, taken before anything was awaited. */
  arrivedAt: Date
  /** The caller's IP address. */
  ip: string
  /** The Host header: the name under which the server was called. */
  host: string
  userAgent: string
  idempotencyKey: string | undefined
  /** The bearer token of a public call. It may be no session's, so the call must check it. */
  bearer: string | null
  /** Returns a signal that is aborted when the client disconnects. */
  disconnectSignal(): AbortSignal
  /** Adds a text to the response's `messages`. */
  addMessage(message: string): void
}

/** The user who makes a call, and the request that it arrived with. */
export interface CallContext {
  actor: Actor
  caller: Caller
}

/** A call that API keys can make, too, is told who makes it: a user or a key. */
type ActorOf<E extends AnyEndpoint> = E['access'] extends 'public'
  ? { actor: null }
  : E extends { takesKey: 'only' }
    ? { key: ApiKeyCaller }
    : E extends { takesKey: true }
      ? { by: Principal }
      : { actor: Actor }
type FileOf<E extends AnyEndpoint> = E extends { takesFile: true }
  ? { file: E extends { fileLimitBytes: number } ? SpooledFile : ReceivedFile }
  : unknown
type AnswerOf<E extends AnyEndpoint> = E extends Endpoint
  ? ResponseOf<E>
  : E extends EventsEndpoint
    ? EventSubscription<EventOf<E>>
    : SentFile

type Handler<E extends AnyEndpoint> = (
  input: ParsedOf<E> & ActorOf<E> & FileOf<E>,
  caller: Caller,
) => Promise<AnswerOf<E>>

export interface RouteContext {
  app: FastifyInstance
  clock: Clock
  findActor: FindActor
  checkApiKey: CheckApiKey
  streams: EventStreams
}

const inputParts = ['params', 'query', 'body'] as const

export function serve<const E extends AnyEndpoint>(
  { app, clock, findActor, checkApiKey, streams }: RouteContext,
  endpoint: E,
  handle: Handler<E>,
): void {
  const schema = 'response' in endpoint ? endpoint.response : 'events' in endpoint ? endpoint.events : null
  const toWire = schema && wireEncoderOf(schema)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.access === 'public' ? publicBodyLimitBytes : bodyLimitBytes,
    handler: (request, reply) => retryRead(endpoint, clock, () => answerCall(request, reply)),
  })

  async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const arrivedAt = clock.arrival()
    const { authorization } = request.headers
    const by = await principalOf(endpoint, { authorization, ip: request.ip }, { findActor, checkApiKey })
    const actor = by?.kind === 'user' ? by.actor : null
    const key = by?.kind === 'key' ? by.key : null

    const messages: string[] = []
    if (endpoint.takesFile && by) liftBodyTimeout(request)
    const form = endpoint.takesFile ? await receiveForm(request, endpoint.fileLimitBytes) : null
    try {
      // The parts were decoded with the schemas that the type names.
      const identity = endpoint.takesKey === 'only' ? { key } : endpoint.takesKey ? { by } : { actor }
      const input = { ...readInput(endpoint, request, form), ...identity } as Parameters<Handler<E>>[0]
      const answer = await handle(input, buildCaller(request, endpoint, { arrivedAt, messages, reply }))
      // The handler returns what its kind of endpoint requires: a file, events, or data.
      if (!toWire) return sendFile(reply, answer as SentFile)
      if ('events' in endpoint) {
        return streams.open(reply, {
          userId: actor?.userId ?? '',
          toWire,
          subscribe: answer as EventSubscription<unknown>,
          isAllowed: () => isStillAllowed(endpoint, authorization, findActor),
        })
      }

      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
      return JSON.stringify({ data: toWire(answer), messages, 'is-success': true })
    } finally {
      await form?.discard()
    }
  }
}

/** Returns the decoded input. The fields of a form are only known once the form was read. */
function readInput(endpoint: AnyEndpoint, request: FastifyRequest, form: ReceivedForm | null): Record<string, unknown> {
  if (!form) return decodeInput(endpoint, request)
  const { fields, file } = form
  return { ...decodeInput(endpoint, { params: request.params, query: request.query, body: fields }), file }
}

function buildCaller(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  { arrivedAt, messages, reply }: { arrivedAt: Date; messages: string[]; reply: FastifyReply },
): Caller {
  return {
    arrivedAt,
    ip: request.ip,
    host: request.host,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : undefined,
    bearer: bearerOf(request.headers.authorization),
    disconnectSignal: () => {
      const disconnect = new AbortController()
      if (request.raw.socket.destroyed) disconnect.abort()
      else reply.raw.once('close', () => disconnect.abort())
      return disconnect.signal
    },
    addMessage: (message) => messages.push(message),
  }
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && idempotencyKeyFormat.test(header)) return header
  throw new AppError('invalid_input', httpTexts.badIdempotencyKey)
}

type RawInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

function decodeInput(endpoint: AnyEndpoint, request: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const part of inputParts) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = z.safeDecode(schema, request[part] as z.input<typeof schema>)
    if (!result.success) throw invalidInput(result.error.issues)
    input[part] = result.data
  }
  return input
}
