/** How main asks the server for the provider's page: the call, its token, and the handling of a missing page. */
import { describe, expect, it } from 'vitest'
import { createLegacyPaymentLink } from '#shared/contract/customers/registrations'
import { createPaymentLink } from '#shared/contract/payments/payments'
import { createStartPageFetcher } from '../../../../electron/payment/startPageFetcher'
import type { ServerCall } from '../../../../electron/protocol/callServer'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

const back = 'https://portal.example/payment/postback'
const page = () => Response.json({ data: { 'payment-url': 'https://pay.example/x' }, messages: [], 'is-success': true })

function starting(answer: () => Promise<Response> = async () => page()) {
  const calls: ServerCall[] = []
  const log = createReadableLog()
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  const handle = custody.addToken({ token: 'canary-token', expiresAt: '2999-01-01T00:00:00.000Z' })
  const fetchStart = createStartPageFetcher({
    callServer: async (call) => {
      calls.push(call)
      return answer()
    },
    vault: custody,
    log,
  })
  return { fetchStart, calls, log, input: { handle, accountNumber: 'CU-1', category: 'AP', isLegacy: false } as const }
}

describe('the start page of a payment', () => {
  it('is requested with the token of the main process', async () => {
    const { fetchStart, calls, input } = starting()
    expect(await fetchStart(input, back)).toEqual({ url: 'https://pay.example/x' })
    expect(calls).toMatchObject([
      {
        method: createPaymentLink.method,
        path: createPaymentLink.path,
        token: 'canary-token',
        body: JSON.stringify({ parent_account_number: 'CU-1', postback_url: back, payment_category: 'AP' }),
      },
    ])
  })

  it('is requested with the call for legacy accounts for one of these', async () => {
    const { fetchStart, calls, input } = starting()
    await fetchStart({ ...input, accountNumber: 'MP-1', isLegacy: true }, back)
    expect([calls[0]?.path, calls[0]?.body]).toEqual([createLegacyPaymentLink.path, undefined])
    expect(calls[0]?.query).toEqual({
      migration_account_parent_id: 'MP-1',
      postback_url: back,
      payment_category: 'AP',
    })
  })

  it('is rejected for a signed-out user without a request', async () => {
    const { fetchStart, calls, input } = starting()
    expect(await fetchStart({ ...input, handle: 'nobody' }, back)).toEqual({ failed: 'refused' })
    expect(calls).toEqual([])
  })

  it('is rejected if the server refuses it', async () => {
    const { fetchStart, input } = starting(async () => Response.json({ messages: ['No'] }, { status: 403 }))
    expect(await fetchStart(input, back)).toEqual({ failed: 'refused' })
  })

  it('is rejected, not unreachable, if the server answers with something else', async () => {
    const { fetchStart, input, log } = starting(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await fetchStart(input, back)).toEqual({ failed: 'refused' })
    expect(log.text()).toContain('502')
  })

  it('is unreachable if no answer comes', async () => {
    const { fetchStart, input } = starting(() => Promise.reject(new Error('No line')))
    expect(await fetchStart(input, back)).toEqual({ failed: 'offline' })
  })
})
