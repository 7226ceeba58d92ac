/** Opens what a program of the portal works with: the database and everything beside it, by its settings. */
import { createSandboxCardProvider } from './adapters/cards/sandboxCardProvider'
import { createFileStore } from './adapters/files/fileStore'
import { createSandboxNetwork } from './adapters/network/sandboxNetwork'
import { withDeadline } from './adapters/network/withDeadline'
import { createNotifier } from './adapters/notifier/notifier'
import { createBackground } from './background'
import { createClock } from './clock'
import { judgeOutbox, readConfig } from './config'
import { openDatabase } from './db/database'
import { openNewsDesk } from './db/news'
import { createErrorTally } from './http/errorTally'
import { createLifecycle } from './lifecycle'
import { createLog } from './log'
import type { Services } from './services'

/** Session checks are gathered into batches and take a millisecond. */
const sessionPoolSize = 2

export interface OpenServices extends Services {
  /** Waits for what runs in the background, and closes everything. */
  close(): Promise<void>
}

export async function openServices(environment: Record<string, string | undefined>): Promise<OpenServices> {
  const config = readConfig(environment)
  const log = createLog(config.LOG_LEVEL)
  for (const warning of judgeOutbox(config).warnings) log.warn(warning)
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL)
  const sessions = openDatabase(config.DATABASE_URL, sessionPoolSize)
  const background = createBackground(log)
  const clock = createClock(config.TIME_ZONE)
  const news = openNewsDesk(config.DATABASE_URL, log)
  return {
    config,
    db: database.db,
    sessionDb: sessions.db,
    cards: createSandboxCardProvider({
      baseUrl: config.PROVIDER_URL,
      key: config.PROVIDER_KEY,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
    }),
    files: await createFileStore(config, (text) => log.warn(text)),
    network: withDeadline(createSandboxNetwork()),
    notifier: createNotifier(config, database.db),
    news,
    clock,
    background,
    lifecycle: createLifecycle(),
    errors: createErrorTally(clock),
    log,
    async close() {
      await background.drained()
      await news.close()
      await sessions.close()
      await database.close()
    },
  }
}
