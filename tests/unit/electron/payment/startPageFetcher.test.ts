/** How main asks the server for the provider's page: the call, its token, and the handling of a missing page. */
import { describe, expect, it } from 'vitest'
import { createLegacyPaymentLink } from '#shared/contract/customers/legacy'
import { createPaymentLink } from '#shared/contract/payments/payments'
import { createStartPageFetcher } from '../../../../electron/payment/startPageFetcher'
import type { ServerCall } from '../../../../electron/protocol/callServer'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

const back = 'https://portal.example/payment/postback'
const page = () => Response.json({ data: { 'payment-url': 'https://pay.example/x' }, messages: [], 'is-success': true })

function starting(answer: () => Promise<Response> = async () => page()) {
  const asked: ServerCall[] = []
  const log = createReadableLog()
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  const handle = custody.addToken({ token: 'canary-token', expiresAt: '2999-01-01T00:00:00.000Z' })
  const fetchStart = createStartPageFetcher({
    callServer: async (call) => {
      asked.push(call)
      return answer()
    },
    vault: custody,
    log,
  })
  return { fetchStart, asked, log, wish: { handle, accountNumber: 'CU-1', category: 'AP', isLegacy: false } as const }
}

describe('the start page of a payment', () => {
  it('is requested with the token of the main process', async () => {
    const { fetchStart, asked, wish } = starting()
    expect(await fetchStart(wish, back)).toEqual({ url: 'https://pay.example/x' })
    expect(asked).toMatchObject([
      {
        method: createPaymentLink.method,
        path: createPaymentLink.path,
        token: 'canary-token',
        body: JSON.stringify({ parent_account_number: 'CU-1', postback_url: back, payment_category: 'AP' }),
      },
    ])
  })

  it('is requested with the call for legacy accounts for one of these', async () => {
    const { fetchStart, asked, wish } = starting()
    await fetchStart({ ...wish, accountNumber: 'MP-1', isLegacy: true }, back)
    expect([asked[0]?.path, asked[0]?.body]).toEqual([createLegacyPaymentLink.path, undefined])
    expect(asked[0]?.query).toEqual({
      migration_account_parent_id: 'MP-1',
      postback_url: back,
      payment_category: 'AP',
    })
  })

  it('is refused to a signed-out user without a request', async () => {
    const { fetchStart, asked, wish } = starting()
    expect(await fetchStart({ ...wish, handle: 'nobody' }, back)).toEqual({ failed: 'refused' })
    expect(asked).toEqual([])
  })

  it('is refused if the server refuses it', async () => {
    const { fetchStart, wish } = starting(async () => Response.json({ messages: ['No'] }, { status: 403 }))
    expect(await fetchStart(wish, back)).toEqual({ failed: 'refused' })
  })

  it('is refused, not unreachable, if the server answers with something else', async () => {
    const { fetchStart, wish, log } = starting(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await fetchStart(wish, back)).toEqual({ failed: 'refused' })
    expect(log.text()).toContain('502')
  })

  it('is unreachable if no answer comes', async () => {
    const { fetchStart, wish } = starting(() => Promise.reject(new Error('No line')))
    expect(await fetchStart(wish, back)).toEqual({ failed: 'offline' })
  })
})
