/**
 * Starts the portal's server, and stops it without dropping a request. Files that it writes are readable by its own
 * user only.
 */
import { buildApp } from './app'
import { startStoringErrors, storeErrors } from './features/summary/errors/storeErrors'
import { startWorker } from './jobs/worker'
import { exitWithError } from './launch/print'
import { openServices } from './openServices'
import { createPortalEngines } from './relay/speech/engines'
import { stopOnSignal } from './stop'

process.umask(0o077)
const services = await openServices(process.env).catch(exitWithError)
const { config, log, background } = services
const speech = await createPortalEngines(config, log)
const app = await buildApp(services, speech)
await app.listen({ port: config.PORT, host: config.HOST })
const worker = startWorker(services)
const stopStoringErrors = startStoringErrors(services)

let workerStopped: Promise<void> | undefined
stopOnSignal({
  app,
  services,
  beforeDrain: () => {
    workerStopped = worker.stop()
    stopStoringErrors()
  },
  afterRequests: async () => {
    await workerStopped
    background.run('keep the last counts of errors', () => storeErrors(services))
    await speech?.close()
  },
})
