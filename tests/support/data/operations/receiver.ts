/** Another system that receives webhooks: a real HTTP server, which checks signatures with the convention's own library. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod/mini'

const Body = z.object({
  event_id: z.string(),
  type: z.string(),
  occurred_at: z.string(),
  crm_customer_number: z.optional(z.string()),
  data: z.unknown(),
})

export interface ReceivedRequest {
  headers: IncomingHttpHeaders
  text: string
  body: z.infer<typeof Body>
}

export async function startReceiver() {
  const received: ReceivedRequest[] = []
  /** Every request, also those that were answered with an error. */
  const tried: ReceivedRequest[] = []
  let answer: (request: ReceivedRequest) => number = () => 200
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await buffer(request)).toString()
    const parsed = { headers: request.headers, text, body: Body.parse(JSON.parse(text)) }
    const status = answer(parsed)
    tried.push(parsed)
    if (status < 300) received.push(parsed)
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    tried,
    /** Decides the status of each answer. */
    answerWith(next: (request: ReceivedRequest) => number) {
      answer = next
    },
    /** The port refuses connections until the receiver is back. */
    async goDown() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    comeBack: () => listen(port),
    reset() {
      received.length = 0
      tried.length = 0
      answer = () => 200
    },
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Throws if the request was not signed with the secret. The library compares its time with the machine's clock. */
export function assertSigned({ headers, text }: ReceivedRequest, secret: string, at: string): void {
  const now = Date.now
  Date.now = () => new Date(at).getTime()
  try {
    new Webhook(secret).verify(text, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    })
  } finally {
    Date.now = now
  }
}
