/** Starts the sandbox provider on its own port with a folder that is removed after the test. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import type { PaymentType } from '#shared/payments/paymentTypes'
import { buildSandboxProvider } from '../../../server/sandboxProvider/app'

export interface TestProvider {
  url: string
  key: string
  folder: string
  log: string[]
  /** Calls the provider as the merchant's server. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  stop(): Promise<void>
}

interface ProviderOptions {
  /** The folder of an earlier provider, to restart on its data. */
  folder?: string
  now?: () => Date
}

const key = 'provider-test-key-123'
export const returnUrl = 'http://portal.test/payment/postback?attempt=7'

export async function startProvider({ folder, now }: ProviderOptions = {}): Promise<TestProvider> {
  const dataDir = folder ?? (await createFolder())
  const log: string[] = []
  const logStream = { write: (line: string) => void log.push(line) }
  const app = await buildSandboxProvider({ dataDir, key, logLevel: 'trace', logStream, ...(now && { now }) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const call: TestProvider['call'] = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return { url, key, folder: dataDir, log, call, stop: async () => app.close() }
}

export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface ImportedCard {
  customer?: string
  behavior?: 'ok' | 'declines' | 'times_out'
  expiry?: { month: number; year: number } | null
}

/** Puts a saved card into the provider under the given token. */
export async function importCard(
  provider: TestProvider,
  token: string,
  { customer = 'CU-1', behavior = 'ok', expiry = null }: ImportedCard = {},
): Promise<void> {
  const { status } = await provider.call('PUT', `/v1/customers/${customer}/profiles/${token}`, {
    type: 'VISA',
    category: 'CC',
    last4: '4242',
    holder_name: 'Ada Quill',
    description: 'Visa ending in 4242',
    expiry,
    behavior,
  })
  if (status !== 204) throw new Error(`The provider answered ${status}`)
}

export const buildCharge = (reference: string, token: string, changes: object = {}) => ({
  reference,
  customer_ref: 'CU-1',
  token,
  amount_cents: 5000,
  ...changes,
})

const Charges = z.object({ charges: z.array(z.object({ reference: z.string(), amount_cents: z.int() })) })

/** Returns the provider's charges of a customer. */
export async function fetchCharges(
  provider: TestProvider,
  customer = 'CU-1',
): Promise<{ reference: string; amount_cents: number }[]> {
  const { body } = await provider.call('GET', `/v1/charges?customer_ref=${customer}`)
  return Charges.parse(body).charges
}

const OpenedPage = z.object({ url: z.string() })

/**
 * Opens a hosted page. In the returned URL the provider's public host is replaced by the address that the test can
 * reach.
 */
export async function openHostedPage(provider: TestProvider, category: PaymentType): Promise<string> {
  const request = { customer_ref: 'CU-1', category, return_url: returnUrl }
  const { body } = await provider.call('POST', '/v1/pages', request)
  return provider.url + new URL(OpenedPage.parse(body).url).pathname
}

/** Submits the form of a hosted page as a browser would, without following the redirect. */
export const submitPage = (page: string, fields: Record<string, string>): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

export const validCard = {
  number: '4111 1111 1111 1111',
  holder: 'Ada Quill',
  expiry: '12/35',
  cvc: '737',
  zip: '00141',
}

/** Returns the registration message in the fragment of a redirect. */
export function readRegistrationMessage(response: Response): Record<string, string> {
  const location = response.headers.get('location') ?? ''
  return Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)))
}
