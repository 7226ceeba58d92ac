/** Opens the socket of listening to whoever may have one: at its address alone, for a session that lives, two a person. */
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { endpoint } from '#shared/endpoint'
import { closeCodes, largestChunkBytes, RelayMessage, transcribePath } from '#shared/transcribing'
import { actorOf, isStillAllowed, mayCall } from '../../http/actor'
import { notFound } from '../../http/appError'
import type { Mounting } from '../../http/serve'
import type { RelayServices } from '../../services'
import { listen, turnAway } from './listening'
import { createTurns } from './turns'
import * as voiceControlTexts from '#shared/texts/voiceControl'

const mostPerPerson = 2
/** Of one process: each may hold half a minute of sound. */
const mostSockets = 200
/** Of one process: as many utterances may wait for the recognizer. */
const mostWaiting = 50
const partingMs = 500

/** What the check of every other call asks for. */
const transcribing = endpoint({
  method: 'GET',
  path: transcribePath,
  summary: 'Listens to a microphone and answers what was said.',
  access: 'signedIn',
  events: RelayMessage,
})

const Query = z.object({ token: z.optional(z.string()) })

/** A page cannot set headers on a socket; the desktop shell can, and its page knows no token. */
function authorizationOf(request: FastifyRequest): string | undefined {
  const query = Query.safeParse(request.query)
  return request.headers.authorization ?? `Bearer ${query.data?.token ?? ''}`
}

export async function transcribingRoute({ app, findActor }: Mounting, services: RelayServices): Promise<void> {
  const { config, speech, log } = services
  const turns = createTurns({ atOnce: config.SPEECH_RUNS, mostWaiting })
  /** Whose each open socket is. */
  const open = new Map<object, string>()
  const callers = new WeakMap<FastifyRequest, string>()
  await installSockets(app)

  app.route({
    method: 'GET',
    url: transcribePath,
    // Before the socket opens: whoever is refused here gets an answer as from every other call.
    onRequest: async (request) => {
      const actor = await actorOf(authorizationOf(request), findActor)
      mayCall(transcribing, actor)
      callers.set(request, actor.userId)
    },
    handler: () => {
      throw notFound()
    },
    wsHandler: (socket, request) => {
      const authorization = authorizationOf(request)
      const userId = callers.get(request) ?? ''
      const own = [...open.values()].filter((other) => other === userId)
      const { recognizer } = speech
      if (!recognizer) return turnAway(socket, reasons.noRecognizer)
      if (own.length >= mostPerPerson) return turnAway(socket, reasons.tooManySockets)
      if (open.size >= mostSockets) return turnAway(socket, reasons.busy)
      open.set(socket, userId)
      socket.once('close', () => open.delete(socket))
      listen(socket, {
        recognizer,
        turns,
        isAllowed: () => isStillAllowed(transcribing, authorization, findActor),
        heartbeatMs: config.EVENTS_HEARTBEAT_MS,
        log,
      })
    },
  })
}

const reasons = {
  noRecognizer: { problem: 'no_recognizer', message: voiceControlTexts.noRecognizer, code: closeCodes.noRecognizer },
  tooManySockets: {
    problem: 'too_many_sockets',
    message: voiceControlTexts.tooManySockets,
    code: closeCodes.tooManySockets,
  },
  // The protocol's own number for "try again later".
  busy: { problem: 'busy', message: voiceControlTexts.busy, code: 1013 },
} as const

const socketOptions = {
  maxPayload: largestChunkBytes,
  perMessageDeflate: false,
  clientTracking: true,
  // The flow limit counts pings. Otherwise ws cuts the line before the page has received the reason.
  maxPendingAutoPongs: 0,
}

async function installSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: socketOptions,
    errorHandler: (error, socket, request) => {
      // A line that breaks, or a chunk that is too large: the socket is closed with its number already.
      request.log.debug({ err: error }, 'a socket failed')
      if (socket.readyState === socket.OPEN) socket.terminate()
    },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const client of clients) client.close(1001)
      setTimeout(() => clients.forEach((client) => client.terminate()), partingMs).unref()
      this.websocketServer.close()
      done()
    },
  })
  // Refused by a hook before the plugin's own, a socket would stay open with nobody to look after it.
  const upgrades = new WeakSet<object>()
  app.server.prependListener('upgrade', (request: object) => upgrades.add(request))
  app.addHook('onResponse', async ({ raw }) => {
    if (upgrades.has(raw)) raw.socket.destroy()
  })
  // The plugin would log another address with its query, and a query can hold a token.
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== transcribePath) throw notFound()
  })
}
