/** What routes work with, put together once in main.ts and again, with its own parts, by each test. */
import type { FastifyBaseLogger } from 'fastify'
import type { CardProvider } from './adapters/cards/cardProvider'
import type { FileStore } from './adapters/files/fileStore'
import type { Network } from './adapters/network/network'
import type { Notifier } from './adapters/notifier/notifier'
import type { Background } from './background'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './db/database'
import type { NewsDesk } from './db/news'
import type { ErrorTally } from './http/errorTally'
import type { Lifecycle } from './lifecycle'
import type { SpeechEngines } from './relay/speech/engines'

export interface Services {
  config: Config
  db: Database
  /** Connections of their own for session checks and readiness, so that neither waits behind slow queries. */
  sessionDb: Database
  cards: CardProvider
  files: FileStore
  network: Network
  notifier: Notifier
  news: NewsDesk
  clock: Clock
  background: Background
  lifecycle: Lifecycle
  errors: ErrorTally
  log: FastifyBaseLogger
}

/** Of the program that answers the relay's calls. */
export interface RelayServices extends Services {
  speech: SpeechEngines
}
