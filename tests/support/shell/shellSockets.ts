/**
 * Serves the page requests that Playwright can't intercept over a real connection: the worklet's file, and sockets, for
 * which main provides the header as adapters/sockets.ts does in Electron.
 */
import { once } from 'node:events'
import { createServer, request as requestOf } from 'node:http'
import { Readable } from 'node:stream'
import WebSocket, { type RawData, WebSocketServer } from 'ws'
import { consoleOrigin } from '../../../electron/origin'
import type { Shell } from '../../../electron/shell'

interface ShellSocketServer {
  /** The page's origin, which browsers treat as secure without a certificate. It differs from the relay's. */
  pageOrigin: string
  /** The URL that main uses for the relay. */
  relayUrl: string
  /** The files that the page fetched from this server instead of through Playwright. */
  files: string[]
  /** The page's sockets, and main's authorization for each. */
  sockets: { address: string; origin: string | undefined; authorization: string | null }[]
  /** Sets the shell that answers from now on. */
  connect: (shell: Shell) => void
  stop(): Promise<void>
}

type Message = [data: RawData, isBinary: boolean]

export async function startShellSockets(portalUrl: string): Promise<ShellSocketServer> {
  let shell: Shell | null = null
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (request.headers.host === host) {
      // Main calls the relay for other things than sockets too.
      const { method, headers } = request
      const forwarded = requestOf(portalUrl + path, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      return void request.pipe(forwarded)
    }
    socketServer.files.push(path)
    void shell?.answer(new Request(consoleOrigin + path)).then((answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      if (answer.body) Readable.from(answer.body).pipe(response)
      else response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const host = `127.0.0.1:${address.port}`
  const pages = new WebSocketServer({ server })

  pages.on('connection', (page, { url, headers: { origin } }) => {
    // Messages that arrive before the relay is connected are queued.
    const queuedMessages: Message[] = []
    let forward = (...message: Message): void => void queuedMessages.push(message)
    page.on('message', (data, isBinary) => forward(data, isBinary))
    const socketUrl = `ws://${host}${url}`
    void shell?.socketToken(socketUrl).then((authorization) => {
      socketServer.sockets.push({ address: socketUrl, origin, authorization })
      const relay = new WebSocket(portalUrl.replace(/^http/, 'ws') + url, {
        headers: {
          Origin: origin === socketServer.pageOrigin ? consoleOrigin : (origin ?? ''),
          ...(authorization && { Authorization: authorization }),
        },
      })
      relay.on('open', () => {
        forward = (data, isBinary) => relay.send(data, { binary: isBinary })
        for (const message of queuedMessages) forward(...message)
      })
      relay.on('message', (data, isBinary) => page.send(data, { binary: isBinary }))
      relay.on('error', () => page.terminate())
      relay.on('close', () => page.close())
      page.on('close', () => relay.terminate())
    })
  })

  const socketServer: ShellSocketServer = {
    pageOrigin: `http://console.localhost:${address.port}`,
    relayUrl: `http://${host}`,
    files: [],
    sockets: [],
    connect: (connectedShell) => (shell = connectedShell),
    async stop() {
      for (const page of pages.clients) page.terminate()
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
  return socketServer
}
