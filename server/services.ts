/** The services that routes work with. main.ts builds them once; tests build their own. */
import type { FastifyBaseLogger } from 'fastify'
import type { CardProvider } from './adapters/cards/cardProvider'
import type { FileStore } from './adapters/fileStore'
import type { Network } from './adapters/network/network'
import type { RecheckMessage } from './adapters/notifier/deliver'
import type { Notifier } from './adapters/notifier/notifier'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './db/database'
import type { EventBus } from './db/eventBus'
import type { ErrorCounter } from './http/errorCounter'
import type { Lifecycle } from './lifecycle'
import type { Metrics } from './metrics/metrics'
import type { SpeechEngines } from './relay/speech/engines'

export interface Services {
  config: Config
  db: Database
  /** Separate connections for session checks and readiness, so that neither waits behind slow queries. */
  sessionDb: Database
  cards: CardProvider
  files: FileStore
  network: Network
  notifier: Notifier
  /** Decides again about a message that has waited. */
  recheckMessage: RecheckMessage
  events: EventBus
  clock: Clock
  lifecycle: Lifecycle
  errors: ErrorCounter
  /** Null where nothing is measured. */
  metrics: Metrics | null
  log: FastifyBaseLogger
}

/** The services of a program that answers the relay's calls. */
export interface RelayServices extends Services {
  speech: SpeechEngines
}
