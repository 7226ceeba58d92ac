/** The portal's server: reads its settings, opens the database, listens, and ends without dropping a request. */
import { createSandboxCardProvider } from './adapters/cards/sandboxCardProvider'
import { createFileStore } from './adapters/files/fileStore'
import { createSandboxNetwork } from './adapters/network/sandboxNetwork'
import { withDeadline } from './adapters/network/withDeadline'
import { createNotifier } from './adapters/notifier/notifier'
import { buildApp } from './app'
import { createBackground } from './background'
import { createClock } from './clock'
import { readConfig } from './config'
import { openDatabase } from './db/database'
import { openNewsDesk } from './db/news'
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
import { createErrorTally } from './http/errorTally'
import { createLog } from './log'
import { createSpeechEngines } from './relay/speech/engines'

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL)
const background = createBackground(log)
const clock = createClock(config.TIME_ZONE)
const services = {
  config,
  db: database.db,
  cards: createSandboxCardProvider({
    baseUrl: config.PROVIDER_URL,
    key: config.PROVIDER_KEY,
    timeoutMs: config.PROVIDER_TIMEOUT_MS,
  }),
  files: await createFileStore(config),
  network: withDeadline(createSandboxNetwork()),
  notifier: createNotifier(config, database.db),
  news: openNewsDesk(config.DATABASE_URL, log),
  speech: await createSpeechEngines(config, log),
  clock,
  background,
  errors: createErrorTally(clock),
  log,
}
const app = await buildApp(services)
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

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info('stopping: running requests are finished first')
  for (const stopRounds of stops) stopRounds()
  await app.close()
  background.run('keep the last counts of errors', () => storeErrors(services))
  await background.drained()
  await services.speech.close()
  await services.news.close()
  await database.close()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
