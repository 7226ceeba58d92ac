/** Opens the services of a program from its settings: the database, the adapters and the event bus. */
import { createSandboxCardProvider } from './adapters/cards/sandboxCardProvider'
import { createFileStore } from './adapters/fileStore'
import { createSandboxNetwork } from './adapters/network/sandboxNetwork'
import { withTimeout } from './adapters/network/withTimeout'
import { createNotifier } from './adapters/notifier/notifier'
import { createClock } from './clock'
import { readConfig } from './config'
import { openDatabase } from './db/database'
import { openEventBus } from './db/eventBus'
import { checkDatabase } from './db/startupChecks'
import { createRecheck } from './directory/notifications/recheckMessage'
import { checkProductionStart } from './exposure'
import { createErrorCounter } from './http/errorCounter'
import { createLifecycle } from './lifecycle'
import { createLog } from './log'
import { measureNotifier, measurePool } from './metrics/measure'
import { createMetrics } from './metrics/metrics'
import type { Services } from './services'
import { startTracing } from './tracing/startTracing'

/** Session checks are batched and take a millisecond, so two connections suffice. */
const sessionPoolSize = 2

export interface OpenServices extends Services {
  /** Closes all connections. */
  close(): Promise<void>
}

export async function openServices(environment: Record<string, string | undefined>): Promise<OpenServices> {
  const config = readConfig(environment)
  const log = createLog(config.LOG_LEVEL)
  for (const warning of checkProductionStart(config).warnings) log.warn(warning)
  const stopTracing = await startTracing(config, log)
  const metrics = config.METRICS_PORT === undefined ? null : createMetrics()
  const options = { isPreparing: config.DATABASE_PREPARE }
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, options)
  const sessionDatabase = openDatabase(config.DATABASE_URL, sessionPoolSize, options)
  if (metrics) {
    measurePool('requests', database.pool, metrics)
    measurePool('sessions', sessionDatabase.pool, metrics)
  }
  await checkDatabase({
    pool: sessionDatabase.pool,
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    isPreparing: config.DATABASE_PREPARE,
    log,
  })
  const clock = createClock(config.TIME_ZONE)
  const onLag = (milliseconds: number) => metrics?.eventLag.set(milliseconds / 1_000)
  const events = openEventBus(config.DATABASE_DIRECT_URL, log, { onLag })
  const notifier = createNotifier(config, database.db)
  const recheckMessage = createRecheck({ config, clock, notifier, db: database.db })
  return {
    config,
    db: database.db,
    sessionDb: sessionDatabase.db,
    cards: createSandboxCardProvider({
      baseUrl: config.PROVIDER_URL,
      key: config.PROVIDER_KEY,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
      onAnswer: (outcome, seconds) => metrics?.providerCalls.observe({ outcome }, seconds),
    }),
    files: await createFileStore(config, (text) => log.warn(text)),
    network: withTimeout(createSandboxNetwork()),
    notifier: metrics ? measureNotifier(notifier, metrics) : notifier,
    recheckMessage,
    events,
    clock,
    lifecycle: createLifecycle(),
    errors: createErrorCounter(clock),
    metrics,
    log,
    async close() {
      const tracingStopped = stopTracing?.()
      await events.close()
      await sessionDatabase.close()
      await database.close()
      await tracingStopped
    },
  }
}
