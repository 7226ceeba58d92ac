/**
 * Models Electron's two network functions on top of Node's http: `net.fetch`, and how `protocol.handle` treats a page's
 * request and its answer. It follows Electron's source where that differs from a browser or Node.
 */
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Fetch } from '../../../electron/ports'

/** Chromium's limit of connections per host over HTTP/1.1. */
const connectionsPerHost = 6

/**
 * Models `net.fetch`, which opens up to six connections per host. Aborting the signal ends the call; canceling the
 * answer's body does not. If the signal is aborted while a body is still being sent, a rejection stays unhandled.
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
      else void body.pipeTo(writeBodyTo(call))
      return undefined
    })
}

/** The stream counts as sent once everything is written; only the answer reports later failures. */
const writeBodyTo = (call: ClientRequest): WritableStream<Uint8Array> =>
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
      // The reader gets no more data, but the call continues.
      incoming
        .removeAllListeners()
        .on('error', () => undefined)
        .pause()
    },
  })
}

interface PageResponse {
  status: number
  /** The text received so far. */
  text: () => string
  /** Simulates that the page closes, or aborts the request after the answer began. */
  closePage: () => void
}

/**
 * Passes on a page's request as `protocol.handle` does: without a signal. When the page closes, the handler only
 * notices that the answer's body is canceled.
 */
export async function sendAsPage(
  answer: (request: Request) => Promise<Response>,
  url: string,
  { method, headers, body }: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<PageResponse> {
  const pageRequest = new Request(url, { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null })
  const { status, body: responseBody } = await answer(pageRequest)
  const reader = responseBody?.getReader()
  let text = ''
  async function read(): Promise<void> {
    const part = await reader?.read()
    if (part === undefined || part.done) return
    text += new TextDecoder().decode(part.value)
    await read()
  }
  void read().catch(() => undefined)
  return { status, text: () => text, closePage: () => void reader?.cancel().catch(() => undefined) }
}
