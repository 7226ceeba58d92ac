/**
 * Electron's two network functions around Node's http, with the behavior that its source shows and that differs from a
 * browser's or Node's own: `net.fetch`, and what `protocol.handle` does with a page's request and with its answer.
 */
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Fetch } from '../../electron/ports'

/** Chromium's limit for one host over HTTP/1.1. */
const connectionsPerHost = 6

/**
 * `net.fetch`: one network with six connections per host. Aborting the signal ends the call; canceling the body of its
 * answer does not. A body that is still being handed over when the signal is aborted leaves a rejection unhandled.
 */
export function electronFetch(): Fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsPerHost })
  return (url, init) =>
    new Promise((resolve, reject) => {
      const { body, headers, method } = new Request(url, init)
      const { signal } = init
      const call = request(url, { agent, method, headers: Object.fromEntries(headers) })
      call.on('error', reject)
      call.on('response', (incoming) =>
        resolve(
          new Response(bodyOf(incoming), {
            status: incoming.statusCode ?? 0,
            headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          }),
        ),
      )
      const abort = (): void => {
        reject(signal?.reason)
        call.destroy(new DOMException('The call was aborted', 'AbortError'))
      }
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      if (body === null) call.end()
      else void body.pipeTo(bodyInto(call))
      return undefined
    })
}

/** Handed over once all of it is written: what happens to the call later is told by its answer alone. */
const bodyInto = (call: ClientRequest): WritableStream<Uint8Array> =>
  new WritableStream({
    start: (controller) => void call.on('error', (error) => controller.error(error)),
    write: (chunk) => new Promise((resolve) => call.write(chunk, () => resolve())),
    close: () => void call.end(),
  })

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  if (incoming.statusCode === 204 || incoming.statusCode === 304) return null
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)))
      incoming.on('end', () => controller.close())
      incoming.on('error', (error) => controller.error(error))
    },
    cancel() {
      // The reader hears no more; the call goes on.
      incoming
        .removeAllListeners()
        .on('error', () => undefined)
        .pause()
    },
  })
}

export interface PageAnswer {
  status: number
  /** What has come so far. */
  text: () => string
  /** The page goes away, or aborts the request after it was answered. */
  leave: () => void
}

/**
 * A page's request as `protocol.handle` passes it on: built without a signal, so that nothing tells the handler when
 * the page goes away. All that happens then is that the body of the answer is canceled.
 */
export async function askAsPage(
  answer: (request: Request) => Promise<Response>,
  url: string,
  { method, headers, body }: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<PageAnswer> {
  const asked = new Request(url, { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null })
  const { status, body: answered } = await answer(asked)
  const reader = answered?.getReader()
  let text = ''
  async function read(): Promise<void> {
    const part = await reader?.read()
    if (part === undefined || part.done) return
    text += new TextDecoder().decode(part.value)
    await read()
  }
  void read().catch(() => undefined)
  return { status, text: () => text, leave: () => void reader?.cancel().catch(() => undefined) }
}
