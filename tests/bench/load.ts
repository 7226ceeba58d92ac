/**
 * Sends a fixed number of requests over a fixed number of keep-alive connections. Each sends its next request after the
 * previous answer. The number of requests is fixed instead of the time, so that none is pending when the CPU time is
 * read.
 */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export const connections = 50

export interface Call {
  url: string
  headers?: Record<string, string>
  /** Sent with POST; without a body the call is a GET. */
  body?: string
}

interface Load {
  seconds: number
  /** The milliseconds of each answer, sorted. */
  times: number[]
}

const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })

export async function load(next: () => Call, count: number): Promise<Load> {
  const times: number[] = []
  let left = count
  const sendAll = async () => {
    while (left > 0) {
      left -= 1
      const call = next()
      const started = performance.now()
      const { status, text } = await post(call)
      times.push(performance.now() - started)
      if (status !== 200) throw new Error(`${new URL(call.url).pathname} answered ${status}: ${text.slice(0, 300)}`)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: Math.min(connections, count) }, sendAll))
  return { seconds: (performance.now() - started) / 1000, times: times.toSorted((a, b) => a - b) }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export function post({ url, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.end(body)
  })
}
