/** Starts the real server on its own database with the real sandbox provider. Only the clock is fake. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { validateUser } from '#shared/contract/signIn/session'
import type { AnyEndpoint, InputOf } from '#shared/http/endpoint'
import { createSandboxCardProvider } from '../../../server/adapters/cards/sandboxCardProvider'
import { createFileStore } from '../../../server/adapters/fileStore'
import { createSandboxNetwork } from '../../../server/adapters/network/sandboxNetwork'
import { createNotifier } from '../../../server/adapters/notifier/notifier'
import { buildApp } from '../../../server/app'
import type { Clock } from '../../../server/clock'
import { type Config, readConfig } from '../../../server/config'
import type { DatabaseConnection } from '../../../server/db/database'
import { openEventBus } from '../../../server/db/eventBus'
import { createRecheck } from '../../../server/directory/notifications/recheckMessage'
import { createErrorCounter } from '../../../server/http/errorCounter'
import { enqueue } from '../../../server/jobs/jobs.queries'
import type { ScheduledJob } from '../../../server/jobs/schedule'
import { createLifecycle } from '../../../server/lifecycle'
import { createLog } from '../../../server/log'
import { createPortalEngines, type SpeechEngines } from '../../../server/relay/speech/engines'
import { buildSandboxProvider } from '../../../server/sandboxProvider/app'
import type { Services } from '../../../server/services'
import { type Person, password } from '../data/people'
import { recordExchange } from '../examples/record'
import { balancePortals, isBalanced, type ReceivedResponse, type SentRequest } from './balancedPortals'
import { createTestDatabase, openTestPool, type TestDatabase } from './database'
import { finishJobs } from './finishJobs'
import { codeKey, providerKey, sealKey } from './keys'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  data: unknown
  messages: string[]
  isSuccess: boolean
  code: string | undefined
  fields: Record<string, string>
  /** The raw body of an answer that is not JSON, such as a file. */
  bytes: Buffer
}

export interface TestServer {
  app: FastifyInstance
  services: Services
  /** Null where the relay is a separate program. */
  speech: SpeechEngines | null
  database: TestDatabase
  providerUrl: string
  /** The waits that the server requested, in milliseconds. None of them takes time. */
  waits: readonly number[]
  /** Sets the server's clock. */
  setNow(moment: string): void
  /** Calls an endpoint as a client would, with the body as it is on the wire. */
  call<E extends AnyEndpoint>(endpoint: E, input: WireInputOf<E>, options?: CallOptions): Promise<Answer>
  signIn(person: Person): Promise<string>
  /** Runs jobs, also those that were to wait for at most this time. */
  finishJobs(withinMs?: number): Promise<void>
  /** Runs a scheduled job as if its time had come, and then the jobs that it enqueues. */
  runScheduled(job: ScheduledJob): Promise<void>
  stop(): Promise<void>
}

/** Request bodies as they are on the wire: in dollars and with the wire's field names. */
export type WireInputOf<E extends AnyEndpoint> = Omit<InputOf<E>, 'body'> &
  (E['body'] extends z.ZodMiniType ? { body: z.input<E['body']> } : unknown)

interface CallOptions {
  token?: string
  idempotencyKey?: string
  headers?: Record<string, string>
  /** Sent as a form, together with the body's fields. */
  file?: { name: string; bytes: Uint8Array }
}

export const testNow = '2026-03-13T15:00:00.000Z'

/** Environment variables of the server that differ from the defaults of the tests. */
export type ServerSettings = Record<string, string>

export async function startServer(
  settings: ServerSettings = {},
  log: Services['log'] = createLog('silent'),
): Promise<TestServer> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'provider-'))
  const provider = await buildSandboxProvider({
    dataDir: folder,
    key: providerKey,
    publicUrl: 'http://127.0.0.1',
  })
  const providerUrl = await provider.listen({ port: 0, host: '127.0.0.1' })

  const config = readConfig({
    ...database.environment,
    PROVIDER_URL: providerUrl,
    PROVIDER_KEY: providerKey,
    PROVIDER_TIMEOUT_MS: '5000',
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    FILES_DIR: join(folder, 'files'),
    LOG_LEVEL: 'silent',
    // The tested servers use these sandbox parts, also when their settings let other machines reach them.
    ALLOW_SANDBOX: 'outbox,provider,network',
    // Tests ignore a recognizer that is installed on the machine, unless they ask for it.
    SPEECH_RECOGNIZER: 'none',
    // On a busy machine the speech engine starts slowly.
    SPEECH_TIMEOUT_MS: '60000',
    ...(isBalanced && { TRUST_PROXY: '1' }),
    ...settings,
  })
  // A test may point the server at a database that does not exist.
  const serverDatabase = settings['DATABASE_URL'] ? openTestPool(settings['DATABASE_URL'], 2) : database
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  let now = testNow
  // As on a real machine, the day changes in the provider's time zone, not in UTC.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: config.TIME_ZONE })
  const clock = { now: () => new Date(now), today: () => day.format(new Date(now)), arrival: () => new Date(now), wait }
  const open = () => openPortal({ config, clock, database: serverDatabase, log })
  const { app, services, speech, close } = await open()
  const balancer = isBalanced ? await balancePortals(open) : null

  const send = balancer?.send ?? ((request: SentRequest) => app.inject(request))
  const call: TestServer['call'] = async (endpoint, input, options = {}) => {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: object }
    const form = options.file && (await encodeForm(body ?? {}, options.file))
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const response = await send({
      method: endpoint.method,
      url: path,
      query,
      ...(form ? { payload: form.payload } : body === undefined ? {} : { payload: body }),
      headers: {
        ...form?.headers,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...options.headers,
      },
    })
    recordExchange(endpoint, { params, query, body }, response)
    return { status: response.statusCode, headers: response.headers, ...parseResponse(response) }
  }

  return {
    app,
    services,
    speech,
    database,
    providerUrl,
    waits,
    setNow: (moment) => {
      now = moment
    },
    call,
    async signIn(person) {
      const { data } = await call(validateUser, { body: { email: person.email, password } })
      return z.object({ token: z.string() }).parse(data).token
    },
    finishJobs: (withinMs) => finishJobs(services, database, withinMs),
    async runScheduled(job) {
      await enqueue(database.db, job, {})
      await finishJobs(services, database)
    },
    async stop() {
      await balancer?.stop()
      await close()
      await provider.close()
      if (serverDatabase !== database) await serverDatabase.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

interface PortalParts {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Services['log']
}

/** Opens what one process of the portal would have. */
async function openPortal({ config, clock, database, log }: PortalParts) {
  const sessions = openTestPool(config.DATABASE_URL, 2)
  const notifier = createNotifier(config, database.db)
  const services: Services = {
    config,
    db: database.db,
    sessionDb: sessions.db,
    cards: createSandboxCardProvider({
      baseUrl: config.PROVIDER_URL,
      key: config.PROVIDER_KEY,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
    }),
    files: await createFileStore(config),
    network: createSandboxNetwork(),
    notifier,
    recheckMessage: createRecheck({ config, clock, notifier, db: database.db }),
    events: openEventBus(config.DATABASE_DIRECT_URL, log, { retryMs: 20 }),
    clock,
    lifecycle: createLifecycle(),
    errors: createErrorCounter(clock),
    metrics: null,
    log,
  }
  const speech = await createPortalEngines(config, log)
  const app = await buildApp(services, speech)
  const close = async () => {
    await app.close()
    await speech?.close()
    await services.events.close()
    await sessions.close()
  }
  return { app, services, speech, close }
}

const Envelope = z.object({
  data: z.unknown(),
  messages: z.array(z.string()),
  'is-success': z.boolean(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** Encodes a form as a browser does. */
async function encodeForm(fields: object, { name, bytes }: NonNullable<CallOptions['file']>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}

function parseResponse(response: ReceivedResponse): Omit<Answer, 'status' | 'headers'> {
  if (String(response.headers['content-type']).startsWith('application/json')) return parseEnvelope(response.body)
  return { data: null, messages: [], isSuccess: true, code: undefined, fields: {}, bytes: response.rawPayload }
}

export function parseEnvelope(body: string): Omit<Answer, 'status' | 'headers'> {
  const envelope = Envelope.parse(JSON.parse(body))
  return {
    data: envelope.data,
    messages: envelope.messages,
    isSuccess: envelope['is-success'],
    code: envelope.code,
    fields: envelope.fields ?? {},
    bytes: Buffer.alloc(0),
  }
}
