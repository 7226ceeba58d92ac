/** Runs the server as separate processes, for tests about concurrent processes and crashes. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { payOnce } from '#shared/contract/payments/payments'
import { validateUser } from '#shared/contract/signIn/session'
import { type Payer, paymentBody } from '../data/payments/payments'
import { type Person, password } from '../data/people'
import { optimizeLess } from '../optimizeLess'
import { bundledServer } from './bundledServer'
import { codeKey, providerKey, sealKey } from './keys'
import { findFreePort, startProgram, stopProgram } from './programs'
import { type Answer, parseEnvelope } from './server'

export interface PortalProcess {
  url: string
  process: ChildProcess
  /** Kills the process without a chance to clean up. */
  kill(): Promise<void>
  /** Moves a stepped clock. */
  passMinute(): void
}

export interface ProcessSettings {
  databaseUrl: string
  providerUrl: string
  /** Its clock stands still until `passMinute` is called. */
  hasSteppedClock?: boolean
  /** Variables that differ from the defaults of the tests. */
  environment?: Record<string, string>
}

const steppedClock = ['--import', new URL('./steppedClock.mjs', import.meta.url).href]

/**
 * Settings of Node.js for a process that lives for seconds: it optimizes only code that runs very often, and rarely
 * collects garbage. This halves the work of the start.
 */
const shortLived = [
  ...optimizeLess(2_000_000),
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
]

/** Starts a server process and waits until it answers. */
export async function startPortalProcess({
  databaseUrl,
  providerUrl,
  hasSteppedClock = false,
  environment = {},
}: ProcessSettings): Promise<PortalProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = await startProgram({
    command: [...shortLived, ...(hasSteppedClock ? steppedClock : []), `${bundledServer}/main.js`],
    environment: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PROVIDER_URL: providerUrl,
      PROVIDER_KEY: providerKey,
      CODE_KEY: codeKey,
      SEAL_KEY: sealKey,
      PROVIDER_TIMEOUT_MS: '5000',
      LOG_LEVEL: 'warn',
      // Loading the engines would take a fifth of the start.
      SPEECH_SPEAKER: 'none',
      SPEECH_RECOGNIZER: 'none',
      ...environment,
    },
    readyUrl: `${url}/readyz`,
  })
  return {
    url,
    process: child,
    kill: () => stopProgram(child, 'SIGKILL'),
    passMinute: () => void child.send('a minute passes'),
  }
}

export const startTwoPortals = (settings: ProcessSettings): Promise<[PortalProcess, PortalProcess]> =>
  Promise.all([startPortalProcess(settings), startPortalProcess(settings)])

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: {}, ...parseEnvelope(await response.text()) }
}

export async function signInAt(portal: PortalProcess, { email }: Person): Promise<string> {
  const { data } = await post(portal.url + validateUser.path, { email, password })
  return z.object({ token: z.string() }).parse(data).token
}

/** Returns a function that calls the portal with a session's token. */
export const createCaller =
  (portal: PortalProcess, token: string) =>
  (path: string, body: object): Promise<Answer> =>
    post(portal.url + path, body, { authorization: `Bearer ${token}` })

export const payAt = (
  portal: PortalProcess,
  { amount, ...payer }: Payer & { amount?: number },
  idempotencyKey: string,
): Promise<Answer> =>
  post(portal.url + payOnce.path, paymentBody(payer, amount), {
    authorization: `Bearer ${payer.token}`,
    'idempotency-key': idempotencyKey,
  })

/**
 * Sends many payments at the same moment, alternating between the portals. All connections are open before the first
 * request is written, so that on a slow machine the requests still fall within the second in which duplicates are
 * rejected.
 */
export async function payAllAtOnce(portals: PortalProcess[], payer: Payer, keys: string[]): Promise<Answer[]> {
  const body = JSON.stringify(paymentBody(payer))
  const sockets = await Promise.all(
    keys.map(async (_, index) => {
      const portal = portals[index % portals.length]
      if (!portal) throw new Error('No portal to pay at')
      const socket = connect(Number(new URL(portal.url).port), '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
  const answers = sockets.map((socket) => text(socket))
  sockets.forEach((socket, index) =>
    socket.write(
      [
        `POST ${payOnce.path} HTTP/1.1`,
        'host: 127.0.0.1',
        'connection: close',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        `authorization: Bearer ${payer.token}`,
        `idempotency-key: ${keys[index]}`,
        '',
        body,
      ].join('\r\n'),
    ),
  )
  return Promise.all(
    answers.map(async (answer) => {
      const [head = '', json = ''] = (await answer).split('\r\n\r\n', 2)
      return { status: Number(head.split(' ')[1]), headers: {}, ...parseEnvelope(json) }
    }),
  )
}

export interface Interceptor {
  url: string
  stop(): Promise<void>
}

export interface InterceptedCall {
  call: 'charges' | 'payouts'
  moment: 'before' | 'after'
}

/** Forwards calls to the provider and runs `onCall` before or after the given call, which then gets no answer. */
export async function interceptProvider(
  providerUrl: string,
  { call, moment }: InterceptedCall,
  onCall: () => Promise<void>,
): Promise<Interceptor> {
  const server = createServer((request, response) => {
    void (async () => {
      const isIntercepted = request.method === 'POST' && request.url === `/v1/${call}`
      if (isIntercepted && moment === 'before') return onCall()
      const answer = await forward(providerUrl, request)
      if (isIntercepted) return onCall()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function forward(providerUrl: string, request: IncomingMessage): Promise<{ status: number; body: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const response = await fetch(providerUrl + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  })
  return { status: response.status, body: await response.text() }
}
