/** Sends one request of a webhook. It connects only to addresses that were checked, and follows no redirects. */
import { type LookupAddress, lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { isPublicAddress } from './publicAddress'
import { signatureOf } from './signature'

export interface WebhookRequest {
  url: string
  /** The receiver knows the message by it, however often it is sent. */
  id: string
  sentAt: Date
  body: string
  secrets: readonly string[]
}

/** `status` is null if the receiver did not answer. */
export type WebhookOutcome =
  | { isDelivered: true; status: number }
  | { isDelivered: false; status: number | null; problem: string }

export interface WebhookSender {
  send(request: WebhookRequest): Promise<WebhookOutcome>
  /** Closes the connections. */
  close(): void
}

interface SenderOptions {
  /** Hosts of the provider's own network, which may have private addresses and need no HTTPS. */
  privateHosts: readonly string[]
  timeoutMs?: number
}

const answerTimeoutMs = 10_000

class PrivateAddressError extends Error {}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Returns why a webhook can't have this URL, or null. What its name leads to is checked with every connection. */
export function urlProblem(text: string, privateHosts: readonly string[]): string | null {
  if (!URL.canParse(text)) return webhookTexts.invalidUrl
  const url = new URL(text)
  const host = hostOf(url)
  if (privateHosts.includes(host) && ['http:', 'https:'].includes(url.protocol)) return null
  if (url.protocol !== 'https:') return webhookTexts.httpsRequired
  if (url.username !== '' || url.password !== '') return webhookTexts.invalidUrl
  return isIP(host) !== 0 && !isPublicAddress(host) ? webhookTexts.privateAddress : null
}

/** Looks up all addresses of a name and returns them only if all are public, so the connection goes to what was checked. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateAddressError(), [])
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family)
  })
}

export function createWebhookSender({ privateHosts, timeoutMs = answerTimeoutMs }: SenderOptions): WebhookSender {
  const options = { keepAlive: true }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }

  function send({ url: text, id, sentAt, body, secrets }: WebhookRequest): Promise<WebhookOutcome> {
    const problem = urlProblem(text, privateHosts)
    if (problem !== null) return Promise.resolve({ isDelivered: false, status: null, problem })
    const url = new URL(text)
    const seconds = String(Math.floor(sentAt.getTime() / 1000))
    const isSecure = url.protocol === 'https:'
    return new Promise((resolve) => {
      const fail = (error: unknown): void => resolve({ isDelivered: false, status: null, problem: problemOf(error) })
      const sent = (isSecure ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          agent: isSecure ? agents.https : agents.http,
          ...(!privateHosts.includes(hostOf(url)) && { lookup: lookupPublic }),
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'account-portal-webhooks',
            'webhook-id': id,
            'webhook-timestamp': seconds,
            'webhook-signature': signatureOf(secrets, { id, seconds, body }),
          },
        },
        (answer) => {
          const status = answer.statusCode ?? 0
          const isDelivered = status >= 200 && status < 300
          resolve(
            isDelivered ? { isDelivered, status } : { isDelivered, status, problem: webhookTexts.answeredWith(status) },
          )
          // Nothing reads the body. A short one is discarded to keep the connection.
          answer.on('error', () => undefined)
          if (Number(answer.headers['content-length'] ?? 0) > maxDiscardedBytes) answer.destroy()
          else answer.resume()
        },
      )
      sent.on('error', fail)
      sent.end(body)
    })
  }

  return {
    send,
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

const maxDiscardedBytes = 65_536

/** Codes of Node, which say more than its messages to those who don't program. */
function problemOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return webhookTexts.privateAddress
  if (!(error instanceof Error)) return webhookTexts.notReached('')
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return webhookTexts.noAnswer
  return webhookTexts.notReached('code' in error && typeof error.code === 'string' ? error.code : '')
}
