/** The relay as a program of its own, on RELAY_PORT: with the portal's settings and database, and none of its rounds. */
import { openServices } from '../openServices'
import { buildRelay } from './app'
import { createSpeechEngines } from './speech/engines'

const services = await openServices(process.env)
const { config, log } = services
if (config.RELAY_PORT === undefined) throw new Error('RELAY_PORT is missing: without it the portal is the relay')
const speech = await createSpeechEngines(config, log)
const app = await buildRelay({ ...services, speech })
await app.listen({ port: config.RELAY_PORT, host: config.RELAY_HOST })

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info('stopping: running requests are finished first')
  await app.close()
  await speech.close()
  await services.close()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
