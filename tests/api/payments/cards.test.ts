import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CardProvider } from '../../../server/adapters/cards/cardProvider'
import { importProfile } from '../../../server/adapters/cards/importProfile'
import { createSandboxCardProvider } from '../../../server/adapters/cards/sandboxCardProvider'
import { CardProviderError } from '../../../server/cardProviderError'
import { fetchCharges, importCard, returnUrl, startProvider, type TestProvider } from '../../support/server/provider'

const portalSide = ({ url, key }: TestProvider, timeoutMs = 5000): CardProvider =>
  createSandboxCardProvider({ baseUrl: url, key, timeoutMs })

const payment = { reference: 'pay-1', customerNumber: 'CU-1', token: 'tok_a', amount: 5000 }

/** Starts a provider that answers every call in the given way, like a broken one or a proxy in front of it. */
async function brokenProvider(answer: RequestListener): Promise<CardProvider> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createSandboxCardProvider({ baseUrl: urlOf(server), key: 'any', timeoutMs: 5000 })
}

/** Redirects calls to another path, where the answer would be valid. */
const redirected: RequestListener = (request, response) =>
  void (request.url === '/elsewhere'
    ? response.end('{"profiles":[]}')
    : response.writeHead(302, { location: '/elsewhere' }).end())

/** Returns a provider on a port on which nothing listens. */
async function absentProvider(): Promise<CardProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = urlOf(server)
  server.close()
  await once(server, 'close')
  return createSandboxCardProvider({ baseUrl, key: 'any', timeoutMs: 5000 })
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

describe('the saved methods in the portal', () => {
  it('match what was imported', async () => {
    const provider = await startProvider()
    const cards = portalSide(provider)
    const profile = {
      token: 'tok_a',
      type: 'MC_DEBIT',
      category: 'DC' as const,
      last4: '4444',
      holderName: 'Ada Quill',
      description: 'Mastercard debit card ending in 4444',
      expiry: { month: 4, year: 2031 },
    }
    const address = { baseUrl: provider.url, key: provider.key, timeoutMs: 5000 }
    await importProfile(address, { ...profile, customerNumber: 'CU-1', behavior: 'ok' })
    expect(await cards.listProfiles('CU-1')).toEqual([{ ...profile, isExpiryEditable: true }])
  })

  it('can belong to a customer who is identified by an email address', async () => {
    const cards = portalSide(await startProvider())
    expect(await cards.listProfiles('ada+fiber@example.com')).toEqual([])
  })

  it('are deleted once', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const cards = portalSide(provider)
    expect(await cards.deleteProfile('CU-1', 'tok_a')).toBe('forgotten')
    expect(await cards.deleteProfile('CU-1', 'tok_a')).toBe('unknown')
  })

  it.each(['..', '.', '', '../../charges', 'a/b', 'x'.repeat(65)])(
    'do not include one with the token "%s"',
    async (token) => {
      const cards = portalSide(await startProvider())
      expect(await cards.deleteProfile('CU-1', token)).toBe('unknown')
    },
  )

  it('are added on a page of the provider', async () => {
    const provider = await startProvider()
    const { url } = await portalSide(provider).openPage({ customerNumber: 'CU-1', category: 'CC', returnUrl })
    const response = await fetch(provider.url + new URL(url).pathname)
    expect(await response.text()).toContain('Add a credit card')
  })

  it('fail with one kind of error if the key is wrong', async () => {
    const provider = await startProvider()
    const cards = portalSide({ ...provider, key: 'wrong' })
    await expect(cards.listProfiles('CU-1')).rejects.toThrow(CardProviderError)
    await expect(cards.openPage({ customerNumber: 'CU-1', category: 'CC', returnUrl })).rejects.toThrow('401')
  })

  it.each<[string, RequestListener]>([
    ['an error page', (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['another form', (_request, response) => void response.end('{"profiles":[{"token":7}]}')],
    ['nothing', (request) => void request.socket.destroy()],
    ['a redirect', redirected],
  ])('fail with one kind of error if the provider answers %s', async (_name, answer) => {
    const cards = await brokenProvider(answer)
    await expect(cards.listProfiles('CU-1')).rejects.toThrow(CardProviderError)
  })
})

describe('a charge in the portal', () => {
  it('captures the amount once, however often it is requested', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const cards = portalSide(provider)
    const outcome = await cards.charge(payment)
    expect(outcome).toEqual({ kind: 'captured', chargeId: expect.stringMatching(/^ch_/) })
    expect(await cards.charge(payment)).toEqual(outcome)
    expect(await fetchCharges(provider)).toEqual([{ reference: 'pay-1', amount_cents: 5000 }])
  })

  it('reports why the bank declined', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'declines' })
    expect(await portalSide(provider).charge(payment)).toEqual({
      kind: 'declined',
      chargeId: expect.stringMatching(/^ch_/),
      reason: 'Declined by the bank',
    })
  })

  it('is rejected for a method that the customer does not have', async () => {
    const provider = await startProvider()
    expect(await portalSide(provider).charge(payment)).toMatchObject({ kind: 'rejected' })
  })

  it('is rejected with a reference that was settled as never charged', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const cards = portalSide(provider)
    expect(await cards.settle('pay-1')).toEqual({ kind: 'never_charged' })
    expect(await cards.charge(payment)).toMatchObject({ kind: 'rejected' })
    expect(await fetchCharges(provider)).toEqual([])
  })

  it('is unknown if no response arrives in time, and settling reports that it was captured', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'times_out' })
    expect(await portalSide(provider, 150).charge(payment)).toEqual({
      kind: 'unknown',
      cause: 'The payment provider did not respond (TimeoutError).',
    })
    expect(await portalSide(provider).settle('pay-1')).toEqual({
      kind: 'captured',
      chargeId: expect.stringMatching(/^ch_/),
    })
  })

  it('is unknown if the reference belongs to another charge', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const cards = portalSide(provider)
    await cards.charge(payment)
    expect(await cards.charge({ ...payment, amount: 1 })).toMatchObject({ kind: 'unknown' })
  })

  it('is captured if the provider charged, even if it then reports that the method is unknown', async () => {
    const cards = await brokenProvider((request, response) => {
      const isCharge = request.url === '/v1/charges'
      response.writeHead(isCharge ? 404 : 200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(isCharge ? { code: 'unknown_token' } : { status: 'captured', reason: '', charge_id: 'ch_1' }),
      )
    })
    expect(await cards.charge(payment)).toEqual({ kind: 'captured', chargeId: 'ch_1' })
  })

  it('is not sent if nothing listens at the address', async () => {
    const cards = await absentProvider()
    expect(await cards.charge(payment)).toEqual({ kind: 'not_sent' })
  })

  const captured = { status: 'captured', reason: '', charge_id: 'ch_1' }
  it.each<[string, RequestListener]>([
    ['cuts the connection', (request) => void request.socket.destroy()],
    ['answers an error page', (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['answers "not found" without saying what', (_request, response) => void response.writeHead(404).end('{}')],
    ['answers half', (_request, response) => void response.writeHead(200, { 'content-length': 90 }).write('{"st')],
    ['answers in another form', (_request, response) => void response.end('{"status":"captured"}')],
    [
      'answers for another charge',
      (_request, response) => void response.end(JSON.stringify({ ...captured, reference: 'pay-2' })),
    ],
    ['turns the key away', (_request, response) => void response.writeHead(401).end('{"code":"unauthorized"}')],
  ])('is unknown if the provider %s', async (_name, answer) => {
    const cards = await brokenProvider((request, response) => {
      answer(request, response)
      // The answer is never completed.
      setImmediate(() => response.destroy())
    })
    expect(await cards.charge(payment)).toMatchObject({ kind: 'unknown' })
  })
})

describe('settling a charge in the portal', () => {
  it('reports a declined charge with its reason', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'declines' })
    const cards = portalSide(provider)
    await cards.charge(payment)
    expect(await cards.settle('pay-1')).toMatchObject({ kind: 'declined', reason: 'Declined by the bank' })
  })

  it('leaves the outcome unknown while the provider can’t be reached', async () => {
    expect(await (await absentProvider()).settle('pay-1')).toMatchObject({ kind: 'unknown' })
  })

  it('leaves the outcome unknown if the response is invalid', async () => {
    const cards = await brokenProvider((_request, response) => void response.end('{"status":"captured"}'))
    expect(await cards.settle('pay-1')).toMatchObject({ kind: 'unknown' })
  })
})
