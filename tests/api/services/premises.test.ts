import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  type FoundPremise,
  getServicePoints,
  searchAddresses,
  searchPremises,
} from '#shared/contract/services/premises'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { addAccount, addPerson, allRights } from '../../support/data/people'
import { addProperty, setOwner } from '../../support/data/services/properties'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function person(server: TestServer, options: Parameters<typeof addPerson>[1] = {}) {
  const added = await addPerson(server.database.db, options)
  return { ...added, token: await server.signIn(added) }
}

const add = (server: TestServer, options: Parameters<typeof addProperty>[1]) => addProperty(server.database.db, options)

async function search(server: TestServer, token: string, search_Key: string): Promise<FoundPremise[]> {
  const { data } = await server.call(searchPremises, { query: { search_Key } }, { token })
  return data as FoundPremise[]
}

const Addresses = z.object({ addresses: z.array(z.object({ street_address: z.string() })), has_more: z.boolean() })

const streets = (found: FoundPremise[]) => found.map(({ street_address }) => street_address)

describe('the search for premises', () => {
  it('returns the address and what is offered there, and nothing about people', async ({ server }) => {
    const [me, resident] = [await person(server), await person(server)]
    const account = await addAccount(server.database.db, resident.customerNumber, { streetAddress: '1 Zinnia Ct' })
    expect(await search(server, me.token, 'ZINNIA')).toEqual([
      {
        crm_premise_id: account.premiseNumber,
        street_address: '1 Zinnia Ct',
        city: 'Quillmere',
        state: 'TX',
        zip: '00141',
        community_name: 'Orchard Row',
        services: ['FIBER', 'GAS'],
        can_add: false,
      },
    ])
  })

  it('matches any part from three characters, and the start with fewer', async ({ server }) => {
    const { token } = await person(server)
    await add(server, { owner: null, streetAddress: '88 Quoin Way' })
    expect(streets(await search(server, token, 'uoin'))).toEqual(['88 Quoin Way'])
    expect(streets(await search(server, token, '88'))).toEqual(['88 Quoin Way'])
    expect(streets(await search(server, token, 'oi'))).toEqual([])
    expect(streets(await search(server, token, '88 Quoin Way, Quillmere, TX'))).toEqual(['88 Quoin Way'])
    expect(streets(await search(server, token, ''))).toEqual([])
  })

  it('treats wildcards as plain characters', async ({ server }) => {
    const { token } = await person(server)
    await add(server, { owner: null, streetAddress: '5 Half_Way % Rd' })
    expect(streets(await search(server, token, 'Half_'))).toEqual(['5 Half_Way % Rd'])
    for (const wild of ['%%%', '___', '\\\\\\', 'Half%Rd']) expect(await search(server, token, wild), wild).toEqual([])
  })

  it('shows a builder which of them can be added to their list', async ({ server }) => {
    const builder = await person(server, { userType: 'BUILDER', rights: allRights })
    await add(server, { owner: builder.customerNumber, communityId: 'glen', streetAddress: '1 Vetch Ln' })
    await add(server, { owner: null, communityId: 'glen', streetAddress: '2 Vetch Ln' })
    await add(server, { owner: null, communityId: 'moor', streetAddress: '3 Vetch Ln' })
    const found = await search(server, builder.token, 'vetch')
    expect(found.map(({ street_address, can_add }) => [street_address, can_add])).toEqual([
      ['2 Vetch Ln', true],
      ['1 Vetch Ln', false],
      ['3 Vetch Ln', false],
    ])
  })

  it('completes an address', async ({ server }) => {
    const { token } = await person(server)
    const number = await add(server, { owner: null, streetAddress: '6 Yarrow Trl', unit: 'Lot 3' })
    const { data } = await server.call(searchAddresses, { query: { address: 'yarrow' } }, { token })
    expect(data).toEqual({
      addresses: [
        { crm_premise_id: number, street_address: '6 Yarrow Trl, Lot 3', city: 'Quillmere', state: 'TX', zip: '00141' },
      ],
      has_more: false,
    })
  })

  it('lists the address that begins with the text, then streets that do, other streets, and cities last', async ({
    server,
  }) => {
    const { token } = await person(server)
    const places = [
      ['1 Aster Rd', 'Tansyville'],
      ['12 Tansy St', 'Pellam'],
      ['2 Old Tansy Rd', 'Pellam'],
      ['3 Untansy Ct', 'Pellam'],
      ['Tansy House', 'Pellam'],
    ] as const
    for (const [streetAddress, city] of places) await add(server, { owner: null, streetAddress, city })
    expect(streets(await search(server, token, 'Tansy'))).toEqual([
      'Tansy House',
      '12 Tansy St',
      '2 Old Tansy Rd',
      '3 Untansy Ct',
      '1 Aster Rd',
    ])
    expect(streets(await search(server, token, 'untansy ct, pellam'))).toEqual(['3 Untansy Ct'])
  })

  it('says that more addresses match than are returned, and returns streets before all others', async ({ server }) => {
    const { token } = await person(server)
    const complete = async (address: string) =>
      Addresses.parse((await server.call(searchAddresses, { query: { address } }, { token })).data)
    for (let number = 1; number <= 20; number += 1) {
      await add(server, { owner: null, streetAddress: `${number} Vervain Rd` })
    }
    expect(await complete('vervain')).toMatchObject({ has_more: false })
    await add(server, { owner: null, streetAddress: '1 Aster Rd', city: 'Vervain' })
    const { addresses, has_more } = await complete('vervain')
    expect(has_more).toBe(true)
    expect(addresses.map(({ street_address }) => street_address)).not.toContain('1 Aster Rd')
  })
})

describe('the service points of a premise', () => {
  it('are available to customers with a service there', async ({ server }) => {
    const me = await person(server)
    const { premiseNumber } = await addAccount(server.database.db, me.customerNumber, { serviceType: 'GAS' })
    const { data } = await server.call(getServicePoints, { query: { premise_id: premiseNumber } }, { token: me.token })
    const idle = { available: false, selected: false, pre_installed: false, active: false, active_since: null }
    const unmetered = { meter_disconnected: null, meter_number: null, last_read_on: null }
    const id = premiseNumber.replace('PR-', 'SP-')
    expect(data).toEqual({
      crm_premise_id: premiseNumber,
      street_address: '412 Fennick Ave',
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
      community_name: 'Orchard Row',
      service_points: [
        { service_point_id: `${id}-FIBER`, service_type: 'FIBER', ...idle, available: true, ...unmetered },
        { service_point_id: `${id}-VOIP`, service_type: 'VOIP', ...idle, ...unmetered },
        { service_point_id: `${id}-TV`, service_type: 'TV', ...idle, ...unmetered },
        {
          service_point_id: `${id}-GAS`,
          service_type: 'GAS',
          available: true,
          selected: true,
          pre_installed: true,
          active: true,
          active_since: '2024-01-15',
          meter_disconnected: false,
          meter_number: null,
          last_read_on: null,
        },
      ],
    })
  })

  it('are not available to customers who have moved out', async ({ server }) => {
    const me = await person(server)
    const { premiseNumber, serviceAccountId } = await addAccount(server.database.db, me.customerNumber)
    await server.database.db
      .update(serviceAccounts)
      .set({ status: 'closed' })
      .where(eq(serviceAccounts.id, serviceAccountId))
    const query = { premise_id: premiseNumber }
    expect((await server.call(getServicePoints, { query }, { token: me.token })).status).toBe(404)
  })

  it('are available to the owner, without the start date of another customer’s service', async ({ server }) => {
    const [builder, resident] = [await person(server, { userType: 'BUILDER', rights: allRights }), await person(server)]
    const { premiseNumber } = await addAccount(server.database.db, resident.customerNumber)
    await setOwner(server.database.db, premiseNumber, builder.customerNumber)
    const input = { query: { premise_id: premiseNumber } }
    const { data } = await server.call(getServicePoints, input, { token: builder.token })
    expect(data).toMatchObject({ service_points: [{ active: true, active_since: null }, {}, {}, {}] })
  })
})
