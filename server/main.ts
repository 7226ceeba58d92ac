/**
 * Starts the portal's server, and stops it without dropping a request. Files that it writes are readable by its own
 * user only.
 */
import { buildApp } from './app'
import { startCleanupJob } from './cleanup/cleanupJob'
import { startDocumentCleanupJob } from './features/assets/cleanupJob'
import { startAttachmentCleanupJob } from './features/cases/attachments/cleanupJob'
import { startRefundJob } from './features/deposits/refunds/refundJob'
import { startDeviceOrderJob } from './features/devices/deviceOrders'
import { startNoticeJob } from './features/messages/notices/noticeJob'
import { startAutopayJob } from './features/payments/autopayJob'
import { startSettlePaymentsJob } from './features/payments/settlePaymentsJob'
import { startPlanChangeJob } from './features/plans/planChangeJob'
import { startScheduledPaymentsJob } from './features/scheduledPayments/scheduledPaymentsJob'
import { startStoreErrorsJob, storeErrors } from './features/summary/errors/storeErrorsJob'
import { startEmergencyAddressJob } from './features/voice/lineChanges'
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
const stopJobs = [
  startSettlePaymentsJob(services),
  startScheduledPaymentsJob(services),
  startAutopayJob(services),
  startPlanChangeJob(services),
  startRefundJob(services),
  startDeviceOrderJob(services),
  startEmergencyAddressJob(services),
  startNoticeJob(services),
  startCleanupJob(services),
  startAttachmentCleanupJob(services),
  startDocumentCleanupJob(services),
  startStoreErrorsJob(services),
]

let workerStopped: Promise<void> | undefined
stopOnSignal({
  app,
  services,
  beforeDrain: () => {
    workerStopped = worker.stop()
    stopJobs.forEach((stopJob) => stopJob())
  },
  afterRequests: async () => {
    await workerStopped
    background.run('keep the last counts of errors', () => storeErrors(services))
    await speech?.close()
  },
})
