/** Serves the metrics on a separate port, which cannot be reached from the internet. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Services } from '../services'
import type { Metrics } from './metrics'

export async function startMetricsServer(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
  log: Services['log'],
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
