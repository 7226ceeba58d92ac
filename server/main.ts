/**
 * Starts a process of the portal's server for its ROLE, and stops it without dropping a request. Files that it writes
 * are readable by its own user only.
 */

import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { readMigrationConfig, readRole } from './config'
import { migrateDatabase } from './db/database'
import { migrationsFolder } from './db/migrationHistory'
import { readEnvironment } from './environment'
import { startStoringErrors } from './features/summary/errors/storeErrors'
import { createBaseApp } from './http/baseApp'
import { installHealth } from './http/health'
import { jobList } from './jobLists/jobList'
import { intervals } from './jobLists/scheduleList'
import { watchJobs } from './jobs/watchJobs'
import { startWorker } from './jobs/worker'
import { exitWithError, print } from './launch/print'
import { startMetricsServer } from './metrics/metricsServer'
import { openServices } from './openServices'
import { createPortalEngines } from './relay/speech/engines'
import type { Services } from './services'
import { stopOnSignal } from './stop'

process.umask(0o077)
await run().catch(exitWithError)

async function run(): Promise<void> {
  if (readRole(readEnvironment()) !== 'migrate') return serve()
  await migrateDatabase(readMigrationConfig(readEnvironment()).DATABASE_DIRECT_URL, migrationsFolder)
  print('The database has all migrations of this build.')
}

async function serve(): Promise<void> {
  const services = await openServices(readEnvironment())
  const { config, log } = services
  const servesPeople = config.ROLE !== 'worker'
  const speech = servesPeople ? await createPortalEngines(config, log) : null
  const app = servesPeople ? await buildApp(services, speech) : buildWorkerApp(services)
  await app.listen({ port: config.PORT, host: config.HOST })
  const worker = config.ROLE === 'web' ? null : startWorker(services, { jobs: jobList, intervals })
  const stopStoringErrors = startStoringErrors(services)
  const stopMetrics = await serveMetrics(services)

  let workerStopped: Promise<void> | undefined
  stopOnSignal({
    app,
    services,
    beforeDrain: () => {
      workerStopped = worker?.stop()
    },
    afterRequests: async () => {
      await workerStopped
      await stopStoringErrors()
      await speech?.close()
      await stopMetrics?.()
    },
  })
}

/** Returns a function that stops it; null where nothing is measured. */
async function serveMetrics({ config, metrics, db, log }: Services): Promise<(() => Promise<void>) | null> {
  if (!metrics || config.METRICS_PORT === undefined) return null
  if (config.ROLE !== 'web') watchJobs(metrics, { db, log, jobs: jobList })
  return startMetricsServer(metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST }, log)
}

/** A process that only runs jobs answers nothing but probes. */
function buildWorkerApp(services: Services): FastifyInstance {
  const app = createBaseApp(services)
  installHealth(app, services)
  return app
}
