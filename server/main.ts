/**
 * Starts the portal's server, and stops it without dropping a request. Files that it writes are readable by its own
 * user only.
 */
import { buildApp } from './app'
import { startStoringErrors } from './features/summary/errors/storeErrors'
import { jobList } from './jobs/jobList'
import { intervals } from './jobs/scheduleList'
import { startWorker } from './jobs/worker'
import { exitWithError } from './launch/print'
import { openServices } from './openServices'
import { createPortalEngines } from './relay/speech/engines'
import { stopOnSignal } from './stop'

process.umask(0o077)
const services = await openServices(process.env).catch(exitWithError)
const { config, log } = services
const speech = await createPortalEngines(config, log)
const app = await buildApp(services, speech)
await app.listen({ port: config.PORT, host: config.HOST })
const worker = startWorker(services, { jobs: jobList, intervals })
const stopStoringErrors = startStoringErrors(services)

let workerStopped: Promise<void> | undefined
stopOnSignal({
  app,
  services,
  beforeDrain: () => {
    workerStopped = worker.stop()
  },
  afterRequests: async () => {
    await workerStopped
    await stopStoringErrors()
    await speech?.close()
  },
})
