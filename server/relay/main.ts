/** The relay as a program of its own, on RELAY_PORT: with the portal's settings and database, and none of its rounds. */
import { endWithFailure } from '../launch/say'
import { openServices } from '../openServices'
import { stopOnSignal } from '../stop'
import { buildRelay } from './app'
import { createSpeechEngines } from './speech/engines'

const services = await openServices(process.env).catch(endWithFailure)
const { config, log } = services
if (config.RELAY_PORT === undefined) throw new Error('RELAY_PORT is missing: without it the portal is the relay')
const speech = await createSpeechEngines(config, log)
const app = await buildRelay({ ...services, speech })
await app.listen({ port: config.RELAY_PORT, host: config.RELAY_HOST })

stopOnSignal({ app, services, afterRequests: () => speech.close() })
