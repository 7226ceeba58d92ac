/** The portal's server: reads its settings, opens the database, listens, and ends without dropping a request. Files that it writes are its own user's alone. */
import { buildApp } from './app'
import { startDocumentSweeper } from './features/assets/sweeper'
import { startAttachmentSweeper } from './features/cases/attachments/sweeper'
import { startNoticeRuns } from './features/connections/notices/round'
import { startCreditRuns } from './features/credits/round'
import { startRefunds } from './features/deposits/refunds/round'
import { startDeviceOrders } from './features/devices/orders'
import { startNotices } from './features/messages/notices/tell'
import { startAutopay } from './features/payments/autopayRound'
import { startSettler } from './features/payments/settler'
import { startPlanChanges } from './features/plans/changeRound'
import { startScheduledPayments } from './features/scheduledPayments/round'
import { startSweeper } from './features/session/sweeper'
import { startErrorCounts, storeErrors } from './features/summary/errors/round'
import { startEmergencyAddresses } from './features/voice/changes'
import { endWithFailure } from './launch/say'
import { openServices } from './openServices'
import { createPortalEngines } from './relay/speech/engines'
import { stopOnSignal } from './stop'

process.umask(0o077)
const services = await openServices(process.env).catch(endWithFailure)
const { config, log, background } = services
const speech = await createPortalEngines(config, log)
const app = await buildApp(services, speech)
await app.listen({ port: config.PORT, host: config.HOST })
const stops = [
  startSettler(services),
  startScheduledPayments(services),
  startAutopay(services),
  startPlanChanges(services),
  startCreditRuns(services),
  startNoticeRuns(services),
  startRefunds(services),
  startDeviceOrders(services),
  startEmergencyAddresses(services),
  startNotices(services),
  startSweeper(services),
  startAttachmentSweeper(services),
  startDocumentSweeper(services),
  startErrorCounts(services),
]

stopOnSignal({
  app,
  services,
  beforeDrain: () => stops.forEach((stopRounds) => stopRounds()),
  afterRequests: async () => {
    background.run('keep the last counts of errors', () => storeErrors(services))
    await speech?.close()
  },
})
