import { describe, expect, it } from 'vitest'
import { buildCharge, fetchCharges, importCard, startProvider } from '../../support/server/provider'

describe('the merchant key', () => {
  it.each([undefined, 'Bearer wrong', 'Basic provider-test-key-123', 'Bearer provider-test-key-1234'])(
    'rejects %s',
    async (authorization) => {
      const { url } = await startProvider()
      const response = await fetch(`${url}/v1/charges?customer_ref=CU-1`, {
        headers: authorization ? { authorization } : {},
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ code: 'unauthorized', message: 'The key is missing or wrong.' })
    },
  )
})

describe('the saved methods at the provider', () => {
  it('include what was imported, without the test behavior', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'declines', expiry: { month: 4, year: 2031 } })
    expect(await provider.call('GET', '/v1/customers/CU-1/profiles')).toEqual({
      status: 200,
      body: {
        profiles: [
          {
            token: 'tok_a',
            type: 'VISA',
            category: 'CC',
            last4: '4242',
            holder_name: 'Ada Quill',
            description: 'Visa ending in 4242',
            expiry: { month: 4, year: 2031 },
            expiry_editable: true,
          },
        ],
      },
    })
  })

  it('include only the customer’s own', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { customer: 'CU-2' })
    expect((await provider.call('GET', '/v1/customers/CU-1/profiles')).body).toEqual({ profiles: [] })
  })

  it('include an imported method once if it is imported twice', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    await importCard(provider, 'tok_a')
    const { body } = await provider.call('GET', '/v1/customers/CU-1/profiles')
    expect(body).toMatchObject({ profiles: [{ token: 'tok_a' }] })
  })

  it('reject an import with another customer’s token', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    await expect(importCard(provider, 'tok_a', { customer: 'CU-2' })).rejects.toThrow('409')
  })

  it('reject an import with a card number in its description', async () => {
    const provider = await startProvider()
    const { status, body } = await provider.call('PUT', '/v1/customers/CU-1/profiles/tok_a', {
      type: 'VISA',
      category: 'CC',
      last4: '1111',
      holder_name: 'Ada Quill',
      description: 'Visa 4111 1111 1111 1111',
      expiry: null,
      behavior: 'ok',
    })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'invalid_request', message: 'description: must not contain a card or account number' },
    })
  })

  it('are deleted permanently', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    expect((await provider.call('DELETE', '/v1/customers/CU-1/profiles/tok_a')).status).toBe(204)
    expect((await provider.call('GET', '/v1/customers/CU-1/profiles')).body).toEqual({ profiles: [] })
    expect((await provider.call('DELETE', '/v1/customers/CU-1/profiles/tok_a')).status).toBe(404)
  })

  it('can’t be deleted by another customer, which gets not found', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { customer: 'CU-2' })
    expect((await provider.call('DELETE', '/v1/customers/CU-1/profiles/tok_a')).status).toBe(404)
    expect((await provider.call('GET', '/v1/customers/CU-2/profiles')).body).toMatchObject({
      profiles: [{ token: 'tok_a' }],
    })
  })
})

describe('charging at the provider', () => {
  it('captures the amount', async () => {
    const now = () => new Date('2026-03-13T15:00:00Z')
    const provider = await startProvider({ now })
    await importCard(provider, 'tok_a')
    const charged = {
      reference: 'pay-1',
      status: 'captured',
      reason: '',
      charge_id: expect.stringMatching(/^ch_/),
      created_at: '2026-03-13T15:00:00.000Z',
    }
    expect(await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))).toEqual({
      status: 200,
      body: charged,
    })
    expect((await provider.call('GET', '/v1/charges?customer_ref=CU-1')).body).toEqual({
      charges: [{ ...charged, customer_ref: 'CU-1', token: 'tok_a', amount_cents: 5000 }],
    })
  })

  it.each([
    ['a card that the bank declines', { behavior: 'declines' as const }, 'Declined by the bank'],
    ['a card that has expired', { expiry: { month: 2, year: 2026 } }, 'The card has expired'],
  ])('declines %s', async (_name, card, reason) => {
    const provider = await startProvider({ now: () => new Date('2026-03-13T15:00:00Z') })
    await importCard(provider, 'tok_a', card)
    const { status, body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'declined', reason } })
  })

  it('accepts a card until the end of its expiration month', async () => {
    const provider = await startProvider({ now: () => new Date('2026-02-28T23:59:59Z') })
    await importCard(provider, 'tok_a', { expiry: { month: 2, year: 2026 } })
    const { body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    expect(body).toMatchObject({ status: 'captured' })
  })

  it('gives the same answer for the same reference and content, even after the method is deleted', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const first = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    await provider.call('DELETE', '/v1/customers/CU-1/profiles/tok_a')
    expect(await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))).toEqual(first)
    expect(await fetchCharges(provider)).toHaveLength(1)
  })

  it.each([{ amount_cents: 5001 }, { token: 'tok_b' }, { customer_ref: 'CU-2' }])(
    'rejects a reference that was used with other content: %j',
    async (changes) => {
      const provider = await startProvider()
      await importCard(provider, 'tok_a')
      await importCard(provider, 'tok_b')
      await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
      const { status, body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a', changes))
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'reference_reused' } })
    },
  )

  it('charges nothing to an unknown token or another customer’s', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_theirs', { customer: 'CU-2' })
    for (const token of ['tok_none', 'tok_theirs']) {
      const { status, body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', token))
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'unknown_token' } })
    }
    expect(await fetchCharges(provider)).toEqual([])
    expect(await fetchCharges(provider, 'CU-2')).toEqual([])
  })

  it.each([{ amount_cents: 0 }, { amount_cents: 10.5 }, { amount_cents: '5000' }, { surprise: 1 }, { reference: '' }])(
    'rejects a request with %j',
    async (changes) => {
      const provider = await startProvider()
      await importCard(provider, 'tok_a')
      const { status, body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a', changes))
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
      expect(await fetchCharges(provider)).toEqual([])
    },
  )

  it('captures once if fifty requests arrive at the same time with one reference', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await fetchCharges(provider)).toHaveLength(1)
  })
})
