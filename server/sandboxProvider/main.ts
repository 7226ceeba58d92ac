/** Starts the sandbox payment provider from its environment, and stops it on a signal. */
import { readEnvironment } from '../environment'
import { buildSandboxProvider } from './app'
import { readProviderConfig } from './config'

async function start(): Promise<void> {
  const config = readProviderConfig(readEnvironment())
  const app = await buildSandboxProvider({
    dataDir: config.PROVIDER_DATA_DIR,
    key: config.PROVIDER_KEY,
    publicUrl: config.PROVIDER_PUBLIC_URL,
    logLevel: config.LOG_LEVEL,
  })
  const stop = (): void => void app.close().then(() => process.exit(0), fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ port: config.PROVIDER_PORT, host: config.PROVIDER_HOST })
  } catch (error) {
    await app.close()
    throw error
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

start().catch(fail)
