/**
 * Starts the relay as a separate program on RELAY_PORT, with the portal's settings and database and without its
 * periodic jobs.
 */
import { readEnvironment } from '../environment'
import { exitWithError } from '../launch/print'
import { type OpenServices, openServices } from '../openServices'
import { stopOnSignal } from '../stop'
import { buildRelayApp } from './app'
import { createSpeechEngines } from './speech/engines'

const services = await open().catch(exitWithError)

const { config, log } = services
if (config.RELAY_PORT === undefined) throw new Error('RELAY_PORT is missing: without it the portal is the relay')
const speech = await createSpeechEngines(config, log)
const app = await buildRelayApp({ ...services, speech })
await app.listen({ port: config.RELAY_PORT, host: config.RELAY_HOST })

stopOnSignal({ app, services, afterRequests: () => speech.close() })

async function open(): Promise<OpenServices> {
  return openServices(readEnvironment())
}
