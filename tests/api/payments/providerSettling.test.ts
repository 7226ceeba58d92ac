import { describe, expect, it } from 'vitest'
import { buildCharge, fetchCharges, importCard, startProvider } from '../../support/server/provider'

describe('settling a charge at the provider', () => {
  it('reports a captured charge', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const { body: charge } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    expect(await provider.call('POST', '/v1/charges/pay-1/settle')).toEqual({
      status: 200,
      body: { status: 'captured', reason: '', charge_id: expect.stringMatching(/^ch_/) },
    })
    expect(charge).toMatchObject({ status: 'captured' })
  })

  it('reports a declined charge with its reason', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'declines' })
    await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    const { body } = await provider.call('POST', '/v1/charges/pay-1/settle')
    expect(body).toMatchObject({ status: 'declined', reason: 'Declined by the bank' })
  })

  it('blocks an unknown reference, so that a late charge is rejected', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    for (const _time of ['first', 'again']) {
      const { body } = await provider.call('POST', '/v1/charges/pay-1/settle')
      expect(body).toEqual({ status: 'never_charged', reason: 'No charge was made under this reference.' })
    }
    const { status, body } = await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    expect({ status, body }).toMatchObject({ status: 410, body: { code: 'reference_closed' } })
    expect(await fetchCharges(provider)).toEqual([])
  })

  it('never reports "never charged" for a charge at the same moment', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    const races = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const charge = () => provider.call('POST', '/v1/charges', buildCharge(`pay-${index}`, 'tok_a'))
        const settle = () => provider.call('POST', `/v1/charges/pay-${index}/settle`)
        const isSettledFirst = index % 2 === 0
        const [first, second] = await Promise.all(isSettledFirst ? [settle(), charge()] : [charge(), settle()])
        const [settled, charged] = isSettledFirst ? [first, second] : [second, first]
        return { charged: charged.status, settled: settled.body }
      }),
    )
    for (const race of races) {
      expect(race).toEqual(
        race.charged === 200
          ? { charged: 200, settled: expect.objectContaining({ status: 'captured' }) }
          : { charged: 410, settled: expect.objectContaining({ status: 'never_charged' }) },
      )
    }
    expect(await fetchCharges(provider)).toHaveLength(races.filter(({ charged }) => charged === 200).length)
  })
})

describe('a charge without a response', () => {
  const startSilentCharge = async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a', { behavior: 'times_out' })
    const answer = provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a')).then(
      () => 'answered',
      () => 'cut off',
    )
    await expect.poll(() => fetchCharges(provider), { interval: 10 }).toHaveLength(1)
    return { provider, answer }
  }

  it('is captured anyway, and settling reports that', async () => {
    const { provider } = await startSilentCharge()
    const { body } = await provider.call('POST', '/v1/charges/pay-1/settle')
    expect(body).toMatchObject({ status: 'captured' })
  })

  it('does not prevent the provider from stopping', async () => {
    const { provider, answer } = await startSilentCharge()
    await provider.stop()
    expect(await answer).toBe('cut off')
  })
})
