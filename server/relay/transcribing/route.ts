/** Opens transcription sockets: only at their path, for a valid session, at most two per user. */
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { endpoint } from '#shared/http/endpoint'
import { closeCodes, maxChunkBytes, RelayMessage, transcribePath } from '#shared/speech/transcription'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { actorOf, assertMayCall, isStillAllowed } from '../../http/actor'
import { notFound } from '../../http/appError'
import type { RouteContext } from '../../http/serve'
import type { RelayServices } from '../../services'
import { createConcurrencyLimit } from './concurrencyLimit'
import { handleTranscriptionSocket, rejectSocket } from './transcriptionSocket'

const maxSocketsPerUser = 2
/** The limit per process: each socket may hold half a minute of audio. */
const maxSockets = 200
/** The limit per process of utterances that wait for the recognizer. */
const maxQueued = 50
const closeTimeoutMs = 500

/** The endpoint description that the rights check needs. */
const transcribeEndpoint = endpoint({
  method: 'GET',
  path: transcribePath,
  summary: 'Transcribes speech from a microphone.',
  access: 'signedIn',
  events: RelayMessage,
})

const Query = z.object({ token: z.optional(z.string()) })

/**
 * Browsers cannot set headers on a socket, so the token is in the query. The desktop shell sets the header, because its
 * page does not know the token.
 */
function authorizationOf(request: FastifyRequest): string | undefined {
  const query = Query.safeParse(request.query)
  return request.headers.authorization ?? `Bearer ${query.data?.token ?? ''}`
}

export async function transcribingRoute({ app, findActor }: RouteContext, services: RelayServices): Promise<void> {
  const { config, speech, log } = services
  const limit = createConcurrencyLimit({ maxConcurrent: config.SPEECH_RUNS, maxQueued })
  /** The user of each open socket. */
  const openSockets = new Map<object, string>()
  const userIdByRequest = new WeakMap<FastifyRequest, string>()
  await installSockets(app)

  app.route({
    method: 'GET',
    url: transcribePath,
    // The check runs before the socket opens, so that a rejected caller gets a regular HTTP error.
    onRequest: async (request) => {
      const actor = await actorOf(authorizationOf(request), findActor)
      assertMayCall(transcribeEndpoint, actor)
      userIdByRequest.set(request, actor.userId)
    },
    handler: () => {
      throw notFound()
    },
    wsHandler: (socket, request) => {
      const authorization = authorizationOf(request)
      const userId = userIdByRequest.get(request) ?? ''
      const userSockets = [...openSockets.values()].filter((other) => other === userId)
      const { recognizer } = speech
      if (!recognizer) return rejectSocket(socket, rejections.noRecognizer)
      if (userSockets.length >= maxSocketsPerUser) return rejectSocket(socket, rejections.tooManySockets)
      if (openSockets.size >= maxSockets) return rejectSocket(socket, rejections.busy)
      openSockets.set(socket, userId)
      socket.once('close', () => openSockets.delete(socket))
      handleTranscriptionSocket(socket, {
        recognizer,
        limit,
        isAllowed: () => isStillAllowed(transcribeEndpoint, authorization, findActor),
        heartbeatMs: config.EVENTS_HEARTBEAT_MS,
        log,
      })
    },
  })
}

const rejections = {
  noRecognizer: { problem: 'no_recognizer', message: voiceControlTexts.noRecognizer, code: closeCodes.noRecognizer },
  tooManySockets: {
    problem: 'too_many_sockets',
    message: voiceControlTexts.tooManySockets,
    code: closeCodes.tooManySockets,
  },
  // The protocol's code for "try again later".
  busy: { problem: 'busy', message: voiceControlTexts.busy, code: 1013 },
} as const

const socketOptions = {
  maxPayload: maxChunkBytes,
  perMessageDeflate: false,
  clientTracking: true,
  // The flow limit counts pings. Otherwise ws would close the connection before the page has received the reason.
  maxPendingAutoPongs: 0,
}

async function installSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: socketOptions,
    errorHandler: (error, socket, request) => {
      // The connection broke or a chunk was too large. The socket is already closed with its code.
      request.log.debug({ err: error }, 'a socket failed')
      if (socket.readyState === socket.OPEN) socket.terminate()
    },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const client of clients) client.close(1001)
      setTimeout(() => clients.forEach((client) => client.terminate()), closeTimeoutMs).unref()
      this.websocketServer.close()
      done()
    },
  })
  // A socket that is rejected by an earlier hook than the plugin's would stay open with no handler.
  const upgrades = new WeakSet<object>()
  app.server.prependListener('upgrade', (request: object) => upgrades.add(request))
  app.addHook('onResponse', async ({ raw }) => {
    if (upgrades.has(raw)) raw.socket.destroy()
  })
  // The plugin would log the URL with its query, which can contain a token.
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== transcribePath) throw notFound()
  })
}
